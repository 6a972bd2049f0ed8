import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#features/practice/rules/problem.ts'
import type { SandboxName } from '#features/practice/rules/judging.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { processesBelow } from './processes.ts'
import { listHostile, openTrialJudge, RIGHT, verdictOfJudged, workOf, type Hostile } from './programs.ts'

const SANDBOXES: SandboxName[] = ['native', 'wasm']
const AT_ONCE = 2
// Enough to tell infinite loops from others; slower machines get a multiple.
const SECONDS = { native: { python: 0.2, javascript: 0.05 }, wasm: { python: 0.05, javascript: 0.05 } }

/** The judge with only this sandbox, found by its command: PIDs wrap around and do not tell which process is younger. */
const judgeOf = (sandbox: SandboxName) => processesBelow(process.pid).find(({ command }) => command.includes(`judge/judge.ts ${sandbox}`))!
/** With as much room as problems have, despite programs that run at the same time. */
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
const ROOM = { seconds: 2, megabytes: 256 }
const QUIET = workOf('javascript', 'const end = Date.now() + 700\nwhile (Date.now() < end);\nfunction answer(number) { return 42 }', { limits: ROOM })
/** The CPU time of a process so far, in hundredths of a second. */
const ticksOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').slice(11, 13).reduce((sum, part) => sum + Number(part), 0)
const settled = () => new Promise((done) => setTimeout(done, 700))

for (const sandbox of SANDBOXES) {
  const judges = openTrialJudge(sandbox)
  const { sandboxes, says: message } = await judges.report()
  const isThere = LANGUAGES.every((language) => sandboxes[language] === sandbox)
  if (!isThere) process.stderr.write(`\nTHE ${sandbox.toUpperCase()} SANDBOX WAS NOT TRIED: ${message}\n\n`)
  afterAll(() => judges.stop())

  describe.skipIf(!isThere)(`Hostile programs in the ${sandbox} sandbox (requirement J-11)${isThere ? '' : ` — NOT RUN: ${message}`}`, () => {
    const judge = judgeOf(sandbox)

    test.each(LANGUAGES)('%s: each gets an expected verdict', async (language) => {
      const programs = listHostile(language)
      expect(programs.length).toBeGreaterThanOrEqual(40)
      const wrong: string[] = []
      const tryOne = async ({ name, code, expected }: Hostile) => {
        const verdict = await judges.judge(workOf(language, code, { limits: { seconds: SECONDS[sandbox][language], megabytes: 64 } })).then(verdictOfJudged, (error: Error) => error.message)
        if (!expected.includes(verdict)) wrong.push(`${name}: ${verdict}`)
      }
      const waiting = programs.values()
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (const program of waiting) await tryOne(program)
      }))
      expect(wrong).toEqual([])
    }, 120_000)

    test('heavy programs do not fail programs that run beside them', async () => {
      const wrong: unknown[] = []
      for (const [language, expected, code] of LARGE) {
        const quietVerdict = judges.judge(QUIET).then(verdictOfJudged, (error: Error) => error.message)
        await new Promise((done) => setTimeout(done, 150))
        const verdict = await judges.judge(workOf(language, code, { limits: ROOM })).then(verdictOfJudged, (error: Error) => error.message)
        // With a real clock and real pipes, a flooding program may also time out or break the protocol.
        const isDue = verdict === expected || (sandbox === 'native' && /Time|Runtime|Output/.test(verdict))
        if (!isDue || (await quietVerdict) !== 'Accepted') wrong.push([code, verdict, await quietVerdict])
      }
      expect(wrong).toEqual([])
    }, 120_000)

    test.skipIf(sandbox === 'native')('has no more memory than the pool, whatever its problem allows', async () => {
      const code = 'function answer() { return Array.from({ length: 40 }, () => new Uint8Array(10e6)).length + 2 }'
      expect(verdictOfJudged(await judges.judge(workOf('javascript', code, { limits: { seconds: 2, megabytes: 512 } })))).toBe('Memory Limit Exceeded')
    })

    test('afterwards the same judge runs, no process is left, and memory is back to its level', async () => {
      await settled()
      expect(judgeOf(sandbox).pid).toBe(judge.pid)
      // Nothing runs: the processes are the idle ones, and not one more.
      const count = processesBelow(judge.pid).length
      const memory = () => [judgeOf(sandbox), ...processesBelow(judge.pid)].reduce((sum, one) => sum + one.residentKb, 0)
      const pool = processesBelow(judge.pid).filter(({ command }) => command.includes('wasm/pool'))
      const opened = () => [judge, ...pool].reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0)
      const [before, openedBefore] = [memory(), opened()]
      for (const language of LANGUAGES) {
        for (let round = 0; round < 5; round++) expect(verdictOfJudged(await judges.judge(workOf(language, RIGHT[language])))).toBe('Accepted')
      }
      await settled()
      expect(processesBelow(judge.pid).length).toBe(count)
      // Each program could leave one process. On a busy machine the first check may still see one that is closing.
      await expect.poll(opened).toBeLessThanOrEqual(openedBefore)
      expect(count).toBeLessThanOrEqual(sandbox === 'native' ? 10 : 1)
      reportMeasurement(`The ${sandbox} judge with its waiting guests has ${Math.round(memory() / 1024)} MiB.`)
      expect(memory()).toBeLessThan(before * 1.5)
      expect(memory()).toBeLessThan(600 * 1024)
    }, 60_000)
  })
}

describe('A WASM pool that exits (requirement J-6)', () => {
  test('is no failure of the program: the judge reports the loss, and the next program gets a new pool; without a judge there is none', async () => {
    const others = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    const judges = openTrialJudge('wasm')
    await judges.report()
    const judge = processesBelow(process.pid).find(({ pid, command }) => !others.has(pid) && command.includes('judge/judge.ts'))!
    const pool = () => processesBelow(judge.pid).find(({ command }) => command.includes('wasm/pool'))
    const first = pool()!
    await settled()
    const before = ticksOf(first.pid)
    const lost = judges.judge(workOf('javascript', 'function answer(number) { for (;;); }', { limits: { seconds: 2, megabytes: 64 } }))
    const rejection = expect(lost).rejects.toThrow('The WASM pool ended.')
    // One that had not started would be tried in the next pool. Starting a sandbox process takes a tenth of a second.
    await expect.poll(() => ticksOf(first.pid) - before, { timeout: 20_000 }).toBeGreaterThan(60)
    process.kill(first.pid, 'SIGKILL')
    await rejection
    for (const language of LANGUAGES) expect((await judges.judge(workOf(language, RIGHT[language]))).outcomes).toMatchObject([{ verdict: 'Accepted' }])
    const second = pool()!
    expect(second.pid).not.toBe(first.pid)
    process.kill(judge.pid, 'SIGKILL')
    await settled()
    expect(existsSync(`/proc/${second.pid}/exe`)).toBe(false)
    await judges.stop()
  }, 60_000)
})

describe('A busy machine (requirement J-10)', () => {
  test('the judge waits for a WASM pool that gets no CPU time for a while', async () => {
    const others = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    const judges = openTrialJudge('wasm')
    const report = judges.report()
    const pool = () => processesBelow(process.pid).find(({ pid, command }) => !others.has(pid) && command.includes('wasm/pool'))
    await expect.poll(pool, { timeout: 10_000, interval: 5 }).toBeDefined()
    process.kill(pool()!.pid, 'SIGSTOP')
    await new Promise((done) => setTimeout(done, 11_000))
    process.kill(pool()!.pid, 'SIGCONT')
    expect((await report).sandboxes).toEqual({ python: 'wasm', javascript: 'wasm' })
    await judges.stop()
  }, 60_000)
})

describe('A judge without a sandbox for a language (requirement J-10)', () => {
  test('runs the program nowhere else, and reports why', async () => {
    const judges = openTrialJudge('wasm')
    const refused = judges.judge(workOf('python', RIGHT.python, { needsNumpy: true }))
    await expect(refused).rejects.toThrow(/no sandbox for this.*numpy none/)
    await judges.stop()
    await expect(judges.judge(workOf('python', RIGHT.python))).rejects.toThrow('stopped')
  }, 60_000)
})
