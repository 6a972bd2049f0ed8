import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#features/practice/rules/problem.ts'
import type { SandboxName } from '#features/practice/rules/judging.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { processesBelow } from './processes.ts'
import { listMalicious, startTestJudge, CORRECT, verdictOfResult, inputOf, type MaliciousProgram } from './programs.ts'

/** The languages of each sandbox: SQL has no native one. */
const SANDBOXES: [SandboxName, Language[]][] = [['native', ['python', 'javascript']], ['wasm', [...LANGUAGES]]]
const LEAST_PROGRAMS: Record<Language, number> = { python: 40, javascript: 40, sql: 30 }
const AT_ONCE = 2
// Enough to tell endless loops from other programs. Slower sandboxes multiply it.
const SECONDS = { native: { python: 0.2, javascript: 0.05, sql: 0.2 }, wasm: { python: 0.05, javascript: 0.05, sql: 0.2 } }

/** The judge for this sandbox, found by its command line, because process ids may wrap around. */
const judgeProcess = (sandbox: SandboxName) => processesBelow(process.pid).find(({ command }) => command.includes(`judge/judge.ts ${sandbox}`))!
/** Programs that use many resources at once, with the limits of real problems. */
const LARGE: [language: Language, expected: string, code: string][] = [
  ['javascript', 'Output Limit Exceeded', "function answer() { return 'x'.repeat(60e6) }"],
  ['javascript', 'Runtime Error', "function answer() { throw new Error('x'.repeat(80e6)) }"],
  ['javascript', 'Runtime Error', "function answer() { throw { name: 'x'.repeat(45e6), message: 'y'.repeat(45e6), stack: 'z'.repeat(45e6) } }"],
  ['python', 'Output Limit Exceeded', "def answer(number):\n    return 'x' * 60_000_000\n"],
  ['python', 'Accepted', "import os\n\n\ndef answer(number):\n    try:\n        os.stat('a' * 60_000_000)\n    except OSError:\n        return 42\n"],
  ['python', 'Accepted', "import os\n\n\ndef answer(number):\n    try:\n        os.stat('/' + 'a/' * 30_000_000)\n    except OSError:\n        return 42\n"],
  ['python', 'Output Limit Exceeded', "import os\n\n\ndef answer(number):\n    os.write(1, b'000f0000')\n    while True:\n        os.writev(1, [b'x'] * 980)\n"],
  ['python', 'Output Limit Exceeded', "import os\n\n\ndef answer(number):\n    os.write(1, b'000f0000')\n    while True:\n        os.write(1, b'x')\n"],
  ['python', 'Output Limit Exceeded', "import os\n\n\ndef answer(number):\n    os.write(1, b'x' * 150_000_000)\n"],
]
const USUAL_LIMITS = { seconds: 2, megabytes: 256 }
const QUIET = inputOf('javascript', 'const end = Date.now() + 700\nwhile (Date.now() < end);\nfunction answer(number) { return 42 }', { limits: USUAL_LIMITS })
/** Processor time of a process so far, in hundredths of a second. */
const ticksOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').slice(11, 13).reduce((sum, part) => sum + Number(part), 0)
const settled = () => new Promise((done) => setTimeout(done, 700))

for (const [sandbox, languages] of SANDBOXES) {
  const judges = startTestJudge(sandbox)
  const { sandboxes, summary } = await judges.report()
  const isAvailable = languages.every((language) => sandboxes[language] === sandbox)
  if (!isAvailable) process.stderr.write(`\nTHE ${sandbox.toUpperCase()} SANDBOX WAS NOT TESTED: ${summary}\n\n`)
  afterAll(() => judges.stop())

  describe.skipIf(!isAvailable)(`MaliciousProgram programs in the ${sandbox} sandbox (requirement J-11)${isAvailable ? '' : ` — NOT RUN: ${summary}`}`, () => {
    const judge = judgeProcess(sandbox)

    test.each(languages)('%s: each program gets an acceptable verdict', async (language) => {
      const programs = listMalicious(language)
      expect(programs.length).toBeGreaterThanOrEqual(LEAST_PROGRAMS[language])
      const wrong: string[] = []
      const tryOne = async ({ name, code, expected }: MaliciousProgram) => {
        const verdict = await judges.judge(inputOf(language, code, { limits: { seconds: SECONDS[sandbox][language], megabytes: 64 } })).then(verdictOfResult, (error: Error) => error.message)
        if (!expected.includes(verdict)) wrong.push(`${name}: ${verdict}`)
      }
      const queue = programs.values()
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (const program of queue) await tryOne(program)
      }))
      expect(wrong).toEqual([])
    }, 120_000)

    test('a program that uses many resources does not fail the one that runs beside it', async () => {
      const wrong: unknown[] = []
      for (const [language, expected, code] of LARGE) {
        const beside = judges.judge(QUIET).then(verdictOfResult, (error: Error) => error.message)
        await new Promise((done) => setTimeout(done, 150))
        const verdict = await judges.judge(inputOf(language, code, { limits: USUAL_LIMITS })).then(verdictOfResult, (error: Error) => error.message)
        // In the native sandbox, a flood of output may also exceed the time limit or break the frames.
        const isExpected = verdict === expected || (sandbox === 'native' && /Time|Runtime|Output/.test(verdict))
        if (!isExpected || (await beside) !== 'Accepted') wrong.push([code, verdict, await beside])
      }
      expect(wrong).toEqual([])
    }, 120_000)

    test.skipIf(sandbox === 'native')('a program cannot use more memory than the pool allows, whatever its problem allows', async () => {
      const code = 'function answer() { return Array.from({ length: 40 }, () => new Uint8Array(10e6)).length + 2 }'
      expect(verdictOfResult(await judges.judge(inputOf('javascript', code, { limits: { seconds: 2, megabytes: 512 } })))).toBe('Memory Limit Exceeded')
    })

    test('afterwards the same judge is alive, no process is left behind, and memory is back at its level', async () => {
      await settled()
      expect(judgeProcess(sandbox).pid).toBe(judge.pid)
      // No program runs: only the prestarted processes are left.
      const count = processesBelow(judge.pid).length
      const memory = () => [judgeProcess(sandbox), ...processesBelow(judge.pid)].reduce((sum, one) => sum + one.residentKb, 0)
      const pool = processesBelow(judge.pid).filter(({ command }) => command.includes('wasm/pool'))
      const openFiles = () => [judge, ...pool].reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0)
      const [before, openBefore] = [memory(), openFiles()]
      for (const language of languages) {
        for (let round = 0; round < 5; round++) expect(verdictOfResult(await judges.judge(inputOf(language, CORRECT[language])))).toBe('Accepted')
      }
      await settled()
      expect(processesBelow(judge.pid).length).toBe(count)
      // A leak would add at least one file for each program. On a busy machine, files may still be closing at first.
      await expect.poll(openFiles).toBeLessThanOrEqual(openBefore)
      expect(count).toBeLessThanOrEqual(sandbox === 'native' ? 10 : 1)
      reportMeasurement(`The ${sandbox} judge with its prestarted processes uses ${Math.round(memory() / 1024)} MiB.`)
      expect(memory()).toBeLessThan(before * 1.5)
      expect(memory()).toBeLessThan(600 * 1024)
    }, 60_000)
  })
}

describe('A crash of the WASM pool (requirement J-6)', () => {
  test('is reported as a failure of the judge, and the pool is restarted; without a judge it ends', async () => {
    const others = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    const judges = startTestJudge('wasm')
    await judges.report()
    const judge = processesBelow(process.pid).find(({ pid, command }) => !others.has(pid) && command.includes('judge/judge.ts'))!
    const pool = () => processesBelow(judge.pid).find(({ command }) => command.includes('wasm/pool'))
    const first = pool()!
    await settled()
    const before = ticksOf(first.pid)
    const lost = judges.judge(inputOf('javascript', 'function answer(number) { for (;;); }', { limits: { seconds: 2, megabytes: 64 } }))
    const rejected = expect(lost).rejects.toThrow('The WASM pool ended.')
    // Wait until the program runs; otherwise it would run in the next pool. Starting takes a tenth of a second.
    await expect.poll(() => ticksOf(first.pid) - before, { timeout: 20_000 }).toBeGreaterThan(60)
    process.kill(first.pid, 'SIGKILL')
    await rejected
    for (const language of LANGUAGES) expect((await judges.judge(inputOf(language, CORRECT[language]))).outcomes).toMatchObject([{ verdict: 'Accepted' }])
    const second = pool()!
    expect(second.pid).not.toBe(first.pid)
    process.kill(judge.pid, 'SIGKILL')
    await settled()
    expect(existsSync(`/proc/${second.pid}/exe`)).toBe(false)
    await judges.stop()
  }, 60_000)
})

describe('A busy machine (requirement J-10)', () => {
  test('the judge waits for a WASM pool that starts slowly', async () => {
    const others = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    const judges = startTestJudge('wasm')
    const report = judges.report()
    const pool = () => processesBelow(process.pid).find(({ pid, command }) => !others.has(pid) && command.includes('wasm/pool'))
    await expect.poll(pool, { timeout: 10_000, interval: 5 }).toBeDefined()
    process.kill(pool()!.pid, 'SIGSTOP')
    await new Promise((done) => setTimeout(done, 11_000))
    process.kill(pool()!.pid, 'SIGCONT')
    expect((await report).sandboxes).toEqual({ python: 'wasm', javascript: 'wasm', sql: 'wasm' })
    await judges.stop()
  }, 60_000)
})

describe('A judge without a sandbox for an engine (requirement J-10)', () => {
  test('rejects the input with the reason', async () => {
    const judges = startTestJudge('wasm')
    const refused = judges.judge(inputOf('python', CORRECT.python, { needsNumpy: true }))
    await expect(refused).rejects.toThrow(/no sandbox for this.*numpy none/)
    await judges.stop()
    await expect(judges.judge(inputOf('python', CORRECT.python))).rejects.toThrow('stopped')
  }, 60_000)
})
