import { processesBelow } from '../tests/judge/processes.ts'
import { LANGUAGES } from '../features/practice/rules/problem.ts'
import { BUILT_JUDGE, listHostile, openTrialJudge, RIGHT, verdictOfJudged, workOf, type Hostile } from '../tests/judge/programs.ts'
import { note } from './table.ts'

// Garbage collection happens at unpredictable times.
const MORE = 1.15

const pause = () => new Promise((done) => setTimeout(done, 2_000))

/** A thousand malicious programs: `-- --hostile`. */
export async function hostile(): Promise<void> {
  for (const sandbox of ['native', 'wasm'] as const) {
    const judges = openTrialJudge(sandbox, BUILT_JUDGE)
    // Until the idle sandbox processes are started, too.
    for (const language of LANGUAGES) await judges.judge(workOf(language, RIGHT[language]))
    await pause()
    const programs = [...listHostile('python'), ...listHostile('javascript')]
    const below = () => processesBelow(process.pid)
    const memory = () => below().reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024
    const [fresh, count] = [memory(), below().length]
    let failed = 0
    const tryThese = async (some: Hostile[]) => {
      const waiting = some.values()
      await Promise.all([1, 2].map(async () => {
        for (const { language, code, expected } of waiting) {
          const verdict = await judges.judge(workOf(language, code, { limits: { seconds: 0.1, megabytes: 64 } })).then(verdictOfJudged, (error: Error) => error.message)
          if (expected.includes(verdict)) continue
          failed += 1
          console.error(`${sandbox}, ${language}: ${verdict} for\n${code}`)
        }
      }))
      await pause()
    }
    const some = (length: number) => Array.from({ length }, (_, at) => programs[at % programs.length]!)
    // Memory for the largest results is kept once; a leak per program would grow.
    await tryThese(some(500))
    const before = memory()
    await tryThese(some(1_000))
    const isWell = failed === 0 && below().length === count && memory() < before * MORE && memory() < fresh * 1.5
    const measured = `${failed} wrong, ${count} then ${below().length} processes, ${fresh.toFixed(0)} MiB at first, ${before.toFixed(0)} then ${memory().toFixed(0)}`
    note({ what: `judge: 1,000 hostile programs, ${sandbox}`, measured, wanted: 'as before', holds: isWell })
    await judges.stop()
  }
}
