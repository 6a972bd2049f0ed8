import { expect, test, vi } from 'vitest'
import { cpuBudget } from './cpu-budget.ts'

/** Takes wall-clock time, but no CPU time. */
const waitFor = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('work that a busy machine delays is done all the same, and costs only what it used', () => {
  const budget = cpuBudget(50)
  let tries = 0
  const work = () => {
    tries += 1
    // On the first two attempts others have the processor for longer than the timeout.
    if (tries < 3) waitFor(500)
    return 'done'
  }
  expect(budget.run(work)).toBe('done')
  expect([tries, budget.isSpent(), budget.wasStarved()]).toEqual([3, false, false])
})

test('work that uses too much of the processor is given up, and what comes after it has what is left', () => {
  const endless = () => {
    for (;;);
  }
  const large = cpuBudget(5_000)
  expect(large.run(endless, 100)).toBeNull()
  expect([large.run(() => 'fine'), large.isSpent()]).toEqual(['fine', false])
  const small = cpuBudget(100)
  expect(small.run(endless)).toBeNull()
  expect([small.isSpent(), small.run(() => 'late'), small.wasStarved()]).toEqual([true, null, false])
})

test('where there is no processor to be had it says so', () => {
  const budget = cpuBudget(50, () => 0)
  expect(budget.run(() => waitFor(10_000))).toBeNull()
  expect(budget.wasStarved()).toBe(true)
})

test('the clock alone changes nothing', () => {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (clock.mock.calls.length + 1) * 10_000)
  expect(cpuBudget(50).run(() => 'done')).toBe('done')
  clock.mockRestore()
})
