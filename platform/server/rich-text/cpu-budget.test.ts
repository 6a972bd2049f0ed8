import { expect, test, vi } from 'vitest'
import { cpuBudget } from './cpu-budget.ts'

/** Takes wall-clock time, but no CPU time. */
const waitFor = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('work that a busy machine delays is completed, and costs only its CPU time', () => {
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

test('work that uses too much CPU time is given up, and later work has the rest of the budget', () => {
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

test('reports that no CPU time was available', () => {
  const budget = cpuBudget(50, () => 0)
  expect(budget.run(() => waitFor(10_000))).toBeNull()
  expect(budget.wasStarved()).toBe(true)
})

test('wall-clock time alone changes nothing', () => {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (clock.mock.calls.length + 1) * 10_000)
  expect(cpuBudget(50).run(() => 'done')).toBe('done')
  clock.mockRestore()
})
