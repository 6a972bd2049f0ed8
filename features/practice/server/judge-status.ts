import type { Context } from '#platform/server/context.ts'
import type { JudgeInput } from '../rules/judging.ts'
import { oldestWaiting } from './judge-status.queries.ts'
import { listLiveJudges, readJudgingHealth } from './judging-health.ts'

const SLOW_AFTER_MINUTES = 2

const type = 'integer'
const PROGRAM: JudgeInput = {
  language: 'python',
  code: 'def add(a, b):\n    return a + b\n',
  function: 'add',
  parameters: [{ name: 'a', type, says: '' }, { name: 'b', type, says: '' }],
  returns: { type, says: '' },
  checker: { kind: 'exact' },
  limits: { seconds: 5, megabytes: 256 },
  needsNumpy: false,
  tests: [{ arguments: [19, 23], expected: 42 }],
}

/** How the status page measures the judge: a program in Python is judged, and submissions do not wait long. */
export const judgePart = {
  label: 'Judge',
  sentence: 'Running and judging submitted solutions.',
  position: 1,
  slowAfterMs: 10_000,
  check: async (context: Context) => {
    if (context.judges.capacity > 0) await judgeProgram(context)
    else await requireOtherJudge(context)
    const since = await oldestWaiting(context.db)
    return since !== null && context.clock.now().getTime() - since.getTime() > SLOW_AFTER_MINUTES * 60_000 ? ('slow' as const) : ('working' as const)
  },
}

async function judgeProgram({ judges }: Context): Promise<void> {
  const { outcomes, failure } = await judges.judge(PROGRAM)
  const verdict = failure?.verdict ?? outcomes[0]?.verdict
  if (verdict !== 'Accepted') throw new Error(`A right program got the verdict ${verdict}.`)
}

/** This process has no judge; others send heartbeats. */
async function requireOtherJudge(context: Context): Promise<void> {
  const [judges, { hasSandbox, summary }] = [await listLiveJudges(context), await readJudgingHealth(context)]
  if (judges.length === 0 || !hasSandbox) throw new Error(summary ?? 'There is no judge.')
}
