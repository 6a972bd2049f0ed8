import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runTests } from './run-tests.ts'
import type { CpuTime, Sandbox, SandboxEvent, SandboxProcess } from './sandbox.ts'
import { testInput } from './self-test.ts'

const LIMIT_MS = 2_000
const INPUT = testInput('javascript', '')
const SANDBOX: Sandbox = { name: 'native', engine: 'javascript', reportsMemory: true, answersWithReady: true, slowness: 1, start: () => Promise.reject(new Error('Not used.')) }

/** A fake process that answers with the given event and has used the given processor time by then. */
function fakeProcess(answer: (number: number) => SandboxEvent, usedMs: number) {
  const sent: object[] = []
  let last: CpuTime = { cpuMs: 50, queuedMs: 0 }
  return {
    send: (...messages: object[]) => void sent.push(...messages),
    receive: () => Promise.resolve(answer((sent[1] as { number: number }).number)),
    readTime: () => (last = { cpuMs: usedMs, queuedMs: 0 }),
    lastTime: () => last,
    printedBytes: () => 0,
    kill: () => undefined,
  } as unknown as SandboxProcess
}

const withReady = (readyAtMs: number) => (number: number): SandboxEvent => ({ message: { ready: true, readyAtMs, number, value: '42', memoryKb: 2_000 } })

describe('An answer that comes along with "ready" (requirement J-12)', () => {
  test('counts the time since "ready"', async () => {
    const { outcomes, failure } = await runTests(INPUT, SANDBOX, fakeProcess(withReady(400), 450))
    expect([failure, outcomes]).toEqual([null, [expect.objectContaining({ verdict: 'Accepted', timeMs: 50, memoryKb: 2_000 })]])
  })

  test('is rejected if it took too long, even if there was time left for loading', async () => {
    const { outcomes } = await runTests(INPUT, SANDBOX, fakeProcess(withReady(60), 60 + LIMIT_MS + 1))
    expect(outcomes[0]?.verdict).toBe('Time Limit Exceeded')
    const { outcomes: slowlyLoaded } = await runTests(INPUT, SANDBOX, fakeProcess(withReady(500), 500 + LIMIT_MS - 100))
    expect(slowlyLoaded[0]?.verdict).toBe('Accepted')
  })

  test('never reports more time than the limit', async () => {
    const { outcomes } = await runTests(INPUT, SANDBOX, fakeProcess(() => ({ ended: 'SIGKILL' }), 2 * LIMIT_MS))
    expect(outcomes[0]).toMatchObject({ verdict: 'Time Limit Exceeded', message: 'It took more than 2 s.', timeMs: LIMIT_MS })
  })

  test('is accepted if only the wall time was longer than three times the limit, as with a slow disk', async () => {
    const fake = fakeProcess(withReady(60), 60)
    // Loading has time of its own, so the second message is the late one.
    const answers = [() => fake.receive(), () => pause(600).then(() => fake.receive())]
    const late = { ...fake, receive: () => answers.shift()!() } as SandboxProcess
    const { outcomes } = await runTests({ ...INPUT, limits: { seconds: 0.1, megabytes: 64 } }, { ...SANDBOX, answersWithReady: false }, late)
    expect(outcomes[0]?.verdict).toBe('Accepted')
  })

  test('is ignored if the program could have written the message', async () => {
    const { outcomes, failure } = await runTests(INPUT, { ...SANDBOX, answersWithReady: false }, fakeProcess(withReady(1e9), LIMIT_MS / 2))
    // Such a message only counts as "ready"; the next one is the answer.
    expect([failure, outcomes.map(({ verdict, timeMs }) => [verdict, timeMs])]).toEqual([null, [['Accepted', 0]]])
  })

  test('a process that ended without a message failed the first test; a load failure runs no test', async () => {
    const ended = await runTests(INPUT, SANDBOX, fakeProcess(() => ({ ended: 'code 1' }), 60))
    expect([ended.failure, ended.outcomes[0]?.verdict]).toEqual([null, 'Runtime Error'])
    const failed = await runTests(INPUT, SANDBOX, fakeProcess(() => ({ message: { failed: { kind: 'compile', message: 'No.' }, memoryKb: 1 } }), 60))
    expect([failed.failure, failed.outcomes]).toEqual([{ verdict: 'Compile Error', message: 'No.' }, []])
    const printed = await runTests(INPUT, SANDBOX, fakeProcess(() => ({ message: { tooMuch: true, memoryKb: 1 } }), 60))
    expect([printed.failure?.verdict, printed.outcomes]).toEqual(['Output Limit Exceeded', []])
  })

  test('without tests, only "ready" is awaited', async () => {
    const ready = { ...fakeProcess(() => ({ ended: '' }), 60), receive: () => Promise.resolve({ message: { ready: true, readyAtMs: 1 } }) } as SandboxProcess
    expect(await runTests({ ...INPUT, tests: [] }, SANDBOX, ready)).toEqual({ sandbox: 'native', outcomes: [], failure: null })
  })
})
