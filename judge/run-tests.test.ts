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

describe('Samples (requirement J-4)', () => {
  const tests = [true, true, false].map((isSample) => ({ arguments: [20], expected: 42, isSample }))
  const sampled = { ...INPUT, tests }

  /** A process that answers these values one after another; a string is an exception. */
  function answering(values: (number | string | 'exits')[]) {
    const sent: { number?: number; isFresh?: boolean }[] = []
    let at = 0
    const receive = () => {
      const number = sent.at(-1)!.number!
      // A failed test is tried again in a program that was loaded anew, with the same answer.
      const value = values[sent.at(-1)!.isFresh === true ? at - 1 : at++]!
      return Promise.resolve(value === 'exits' ? { ended: 'code 1' } : { message: { number, ...(typeof value === 'string' ? { raised: { message: value } } : { value: String(value), printed: `is ${value}\n` }) } })
    }
    const answers = [() => Promise.resolve({ message: { ready: true } })]
    return { ...fakeProcess(() => ({ ended: '' }), 60), send: (...messages: object[]) => void sent.push(...messages), receive: () => (answers.shift() ?? receive)(), isAlive: () => values[at - 1] !== 'exits', peakKb: () => 1, addressSpaceBytes: () => 0 } as unknown as SandboxProcess
  }
  const verdicts = async (values: (number | string)[]) =>
    (await runTests(sampled, { ...SANDBOX, answersWithReady: false, reportsMemory: false }, answering(values))).outcomes.map(({ verdict }) => verdict)

  test('all run even if one fails, hidden tests do not', async () => {
    expect(await verdicts([42, 42, 42])).toEqual(['Accepted', 'Accepted', 'Accepted'])
    expect(await verdicts([1, 42, 42])).toEqual(['Wrong Answer', 'Accepted'])
    expect(await verdicts(['Error: no', 1, 42])).toEqual(['Runtime Error', 'Wrong Answer'])
    expect(await verdicts([42, 1, 42])).toEqual(['Accepted', 'Wrong Answer'])
    expect(await verdicts([42, 42, 1])).toEqual(['Accepted', 'Accepted', 'Wrong Answer'])
  })

  test('end with a program that exits', async () => {
    expect(await verdicts(['exits', 42, 42])).toEqual(['Runtime Error'])
  })

  test('tell what was printed', async () => {
    const { outcomes } = await runTests(sampled, { ...SANDBOX, answersWithReady: false, reportsMemory: false }, answering([7, 42, 42]))
    expect(outcomes.map(({ printed }) => printed)).toEqual(['is 7\n', 'is 42\n'])
  })
})
