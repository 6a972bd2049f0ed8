import { describe, expect, test } from 'vitest'
import { enforceLimits } from './enforce-limits.ts'
import type { SandboxProcess } from './sandbox.ts'

/** A fake process. Its clocks advance with the wall clock at the given rates. */
function fakeProcess({ cpu, queued, printed = 0 }: { cpu: number; queued: number; printed?: number }) {
  const started = performance.now()
  let isKilled = false
  const elapsed = () => performance.now() - started
  const process = {
    readTime: () => ({ cpuMs: elapsed() * cpu, queuedMs: elapsed() * queued }),
    lastTime: () => ({ cpuMs: 0, queuedMs: 0 }),
    printedBytes: () => printed,
    kill: () => void (isKilled = true),
  } as SandboxProcess
  return { process, isKilled: () => isKilled }
}

const after = (ms: number) => new Promise<string>((done) => setTimeout(done, ms, 'done'))
const LIMITS = { cpuMs: 60, wallMs: 60, printedBytes: 10 }

describe('The limits of a sandbox process (requirement J-12)', () => {
  test('end it when it uses too much processor time or wall time', async () => {
    const loops = fakeProcess({ cpu: 1, queued: 0 })
    expect([await enforceLimits(loops.process, after(200), LIMITS), loops.isKilled()]).toEqual([{ result: 'done', exceeded: 'time', cpuMs: expect.any(Number) }, true])
    const sleeps = fakeProcess({ cpu: 0, queued: 0 })
    expect([await enforceLimits(sleeps.process, after(200), LIMITS), sleeps.isKilled()]).toEqual([{ result: 'done', exceeded: 'time', cpuMs: expect.any(Number) }, true])
  })

  test('do not count the time that it waits for a processor', async () => {
    const waits = fakeProcess({ cpu: 0.1, queued: 0.9 })
    expect([await enforceLimits(waits.process, after(200), LIMITS), waits.isKilled()]).toEqual([{ result: 'done', exceeded: null, cpuMs: expect.any(Number) }, false])
  })

  test('do not count the time in which the judge itself was blocked', async () => {
    const answers = fakeProcess({ cpu: 0, queued: 0 })
    const watched = enforceLimits(answers.process, after(20), LIMITS)
    const end = performance.now() + 300
    while (performance.now() < end);
    expect([await watched, answers.isKilled()]).toEqual([{ result: 'done', exceeded: null, cpuMs: 0 }, false])
  })

  test('reject an answer that used too much between two checks', async () => {
    const fast = fakeProcess({ cpu: 1_000_000, queued: 0 })
    const { exceeded, cpuMs } = await enforceLimits(fast.process, after(1), LIMITS)
    expect([exceeded, cpuMs > LIMITS.cpuMs]).toEqual(['time', true])
  })

  test('end it when it prints too much', async () => {
    const prints = fakeProcess({ cpu: 0, queued: 0, printed: 11 })
    expect((await enforceLimits(prints.process, after(40), LIMITS)).exceeded).toBe('printed')
  })
})
