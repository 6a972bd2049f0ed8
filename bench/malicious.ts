import { processesBelow } from '../tests/judge/processes.ts'
import { LANGUAGES } from '../features/practice/rules/problem.ts'
import { BUILT_JUDGE, listMalicious, startTestJudge, CORRECT, verdictOfResult, inputOf, type MaliciousProgram } from '../tests/judge/programs.ts'
import { note } from './table.ts'

// Memory depends on when garbage is collected.
const MAX_GROWTH = 1.15

const pause = () => new Promise((done) => setTimeout(done, 2_000))

/** Runs a thousand malicious submissions: `-- --malicious`. */
export async function malicious(): Promise<void> {
  for (const sandbox of ['native', 'wasm'] as const) {
    const judges = startTestJudge(sandbox, BUILT_JUDGE)
    // Until the prestarted processes are ready.
    for (const language of LANGUAGES) await judges.judge(inputOf(language, CORRECT[language]))
    await pause()
    const programs = [...listMalicious('python'), ...listMalicious('javascript')]
    const below = () => processesBelow(process.pid)
    const memory = () => below().reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024
    const [fresh, count] = [memory(), below().length]
    let failed = 0
    const tryThese = async (some: MaliciousProgram[]) => {
      const waiting = some.values()
      await Promise.all([1, 2].map(async () => {
        for (const { language, code, expected } of waiting) {
          const verdict = await judges.judge(inputOf(language, code, { limits: { seconds: 0.1, megabytes: 64 } })).then(verdictOfResult, (error: Error) => error.message)
          if (expected.includes(verdict)) continue
          failed += 1
          console.error(`${sandbox}, ${language}: ${verdict} for\n${code}`)
        }
      }))
      await pause()
    }
    const some = (length: number) => Array.from({ length }, (_, at) => programs[at % programs.length]!)
    // Memory for the largest answers is allocated once and kept. A leak would grow with each program.
    await tryThese(some(500))
    const before = memory()
    await tryThese(some(1_000))
    const holds = failed === 0 && below().length === count && memory() < before * MAX_GROWTH && memory() < fresh * 1.5
    const measured = `${failed} wrong, ${count} then ${below().length} processes, ${fresh.toFixed(0)} MiB at first, ${before.toFixed(0)} then ${memory().toFixed(0)}`
    note({ what: `judge: 1,000 malicious submissions, ${sandbox}`, measured, wanted: 'as before', holds })
    await judges.stop()
  }
}
