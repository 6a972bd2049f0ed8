import { describe, expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { watch } from './watch.ts'

/** A guest of paper: its clocks run with the wall, each at its own speed, and it answers after a while. */
function paperGuest({ cpu, queued, printed = 0 }: { cpu: number; queued: number; printed?: number }) {
  const began = performance.now()
  let isKilled = false
  const ran = () => performance.now() - began
  const guest = {
    time: () => ({ cpuMs: ran() * cpu, queuedMs: ran() * queued }),
    lastTime: () => ({ cpuMs: 0, queuedMs: 0 }),
    printed: () => printed,
    kill: () => void (isKilled = true),
  } as Guest
  return { guest, isKilled: () => isKilled }
}

const after = (ms: number) => new Promise<string>((done) => setTimeout(done, ms, 'done'))
const ALLOWED = { cpuMs: 60, wallMs: 60, printed: 10 }

describe('What a guest may use (requirement J-12)', () => {
  test('processor time ends it, and so does the wall clock', async () => {
    const loops = paperGuest({ cpu: 1, queued: 0 })
    expect([await watch(loops.guest, after(200), ALLOWED), loops.isKilled()]).toEqual([{ result: 'done', broke: 'time', cpuMs: expect.any(Number) }, true])
    const sleeps = paperGuest({ cpu: 0, queued: 0 })
    expect([await watch(sleeps.guest, after(200), ALLOWED), sleeps.isKilled()]).toEqual([{ result: 'done', broke: 'time', cpuMs: expect.any(Number) }, true])
  })

  test('waiting for a processor that others have does not', async () => {
    const waits = paperGuest({ cpu: 0.1, queued: 0.9 })
    expect([await watch(waits.guest, after(200), ALLOWED), waits.isKilled()]).toEqual([{ result: 'done', broke: null, cpuMs: expect.any(Number) }, false])
  })

  test('what the judge itself was kept from hearing does not', async () => {
    const answers = paperGuest({ cpu: 0, queued: 0 })
    const watched = watch(answers.guest, after(20), ALLOWED)
    const end = performance.now() + 300
    while (performance.now() < end);
    expect([await watched, answers.isKilled()]).toEqual([{ result: 'done', broke: null, cpuMs: 0 }, false])
  })

  test('an answer that came in time but after too much is none', async () => {
    const fast = paperGuest({ cpu: 1_000_000, queued: 0 })
    const { broke, cpuMs } = await watch(fast.guest, after(1), ALLOWED)
    expect([broke, cpuMs > ALLOWED.cpuMs]).toEqual(['time', true])
  })

  test('printing more than anybody reads ends it', async () => {
    const prints = paperGuest({ cpu: 0, queued: 0, printed: 11 })
    expect((await watch(prints.guest, after(40), ALLOWED)).broke).toBe('printed')
  })
})
