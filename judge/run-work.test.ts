import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { FromGuest, Guest, GuestTime, Sandbox } from './guest.ts'
import { runWork } from './run-work.ts'
import { trialWork } from './self-test.ts'

const LIMIT_MS = 2_000
const WORK = trialWork('javascript', '')
const SANDBOX: Sandbox = { name: 'native', engine: 'javascript', countsMemory: true, answersAlong: true, slowness: 1, open: () => Promise.reject(new Error('It is there.')) }

/** A guest of paper: it says what it is given to say, and has used so much by then. */
function paperGuest(says: (number: number) => FromGuest, usedMs: number) {
  const asked: object[] = []
  let last: GuestTime = { cpuMs: 50, queuedMs: 0 }
  const guest = {
    say: (...messages: object[]) => void asked.push(...messages),
    hear: () => Promise.resolve(says((asked[1] as { number: number }).number)),
    time: () => (last = { cpuMs: usedMs, queuedMs: 0 }),
    lastTime: () => last,
    printed: () => 0,
    kill: () => undefined,
  } as unknown as Guest
  return guest
}

const along = (readyAtMs: number) => (number: number): FromGuest => ({ message: { ready: true, readyAtMs, number, value: '42', memoryKb: 2_000 } })

describe('An answer that comes along with "ready" (requirement J-12)', () => {
  test('took what was used since then', async () => {
    const { outcomes, trouble } = await runWork(WORK, SANDBOX, paperGuest(along(400), 450))
    expect([trouble, outcomes]).toEqual([null, [expect.objectContaining({ verdict: 'Accepted', timeMs: 50, memoryKb: 2_000 })]])
  })

  test('is none where it took more than it may, though there was time left for loading', async () => {
    const { outcomes } = await runWork(WORK, SANDBOX, paperGuest(along(60), 60 + LIMIT_MS + 1))
    expect(outcomes[0]?.verdict).toBe('Time Limit Exceeded')
    const { outcomes: slowlyLoaded } = await runWork(WORK, SANDBOX, paperGuest(along(500), 500 + LIMIT_MS - 100))
    expect(slowlyLoaded[0]?.verdict).toBe('Accepted')
  })

  test('has no time that is longer than what it was stopped for', async () => {
    const { outcomes } = await runWork(WORK, SANDBOX, paperGuest(() => ({ ended: 'SIGKILL' }), 2 * LIMIT_MS))
    expect(outcomes[0]).toMatchObject({ verdict: 'Time Limit Exceeded', says: 'It took more than 2 s.', timeMs: LIMIT_MS })
  })

  test('counts where something kept it for longer than three times its limit, as a slow disk does', async () => {
    const kept = paperGuest(along(60), 60)
    // Loading has time of its own: the second word is what is late.
    const answers = [() => kept.hear(), () => pause(600).then(() => kept.hear())]
    const guest = { ...kept, hear: () => answers.shift()!() } as Guest
    const { outcomes } = await runWork({ ...WORK, limits: { seconds: 0.1, megabytes: 64 } }, { ...SANDBOX, answersAlong: false }, guest)
    expect(outcomes[0]?.verdict).toBe('Accepted')
  })

  test('is believed of those alone whose word is out of the program\'s reach', async () => {
    const { outcomes, trouble } = await runWork(WORK, { ...SANDBOX, answersAlong: false }, paperGuest(along(1e9), LIMIT_MS / 2))
    // Such a word is "ready" and no more; the next one is asked for, and is an answer.
    expect([trouble, outcomes.map(({ verdict, timeMs }) => [verdict, timeMs])]).toEqual([null, [['Accepted', 0]]])
  })

  test('what ended without a word ended at the first test; what says why did not come so far', async () => {
    const ended = await runWork(WORK, SANDBOX, paperGuest(() => ({ ended: 'code 1' }), 60))
    expect([ended.trouble, ended.outcomes[0]?.verdict]).toEqual([null, 'Runtime Error'])
    const failed = await runWork(WORK, SANDBOX, paperGuest(() => ({ message: { failed: { kind: 'compile', says: 'No.' }, memoryKb: 1 } }), 60))
    expect([failed.trouble, failed.outcomes]).toEqual([{ verdict: 'Compile Error', says: 'No.' }, []])
    const printed = await runWork(WORK, SANDBOX, paperGuest(() => ({ message: { tooMuch: true, memoryKb: 1 } }), 60))
    expect([printed.trouble?.verdict, printed.outcomes]).toEqual(['Output Limit Exceeded', []])
  })

  test('without tests nothing is waited for but that it is ready', async () => {
    const guest = { ...paperGuest(() => ({ ended: '' }), 60), hear: () => Promise.resolve({ message: { ready: true, readyAtMs: 1 } }) } as Guest
    expect(await runWork({ ...WORK, tests: [] }, SANDBOX, guest)).toEqual({ sandbox: 'native', outcomes: [], trouble: null })
  })
})
