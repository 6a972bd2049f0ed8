import { importsNumpy, type JudgeResult, type Outcome } from './judging.ts'
import type { Language } from './problem.ts'
import type { RunLimit } from './runner.ts'
import { MAX_WIRE } from './wire.ts'

/** The number of calls in one run on the server. */
export const MAX_RUN_CALLS = 20
/** The number of characters of all arguments together. */
export const MAX_RUN_ARGUMENTS = 100_000
/** Runs are deleted after this time. */
export const RUN_KEPT_MINUTES = 10

/** Whether a program runs on the server, because the browser’s Python has no NumPy. Nothing else that the judge has is missing there. */
export const runsOnServer = ({ language, needsNumpy }: { language: Language; needsNumpy: boolean }, code: string): boolean => language === 'python' && (needsNumpy || importsNumpy(code))

/** What a call of a run returned, or why it returned nothing. The number of a compile error is -1. */
export interface ServerAnswer {
  at: number
  value?: string
  raised?: string
  limit?: RunLimit
  ms: number
  printed: string
}

/** How a run on the server ended, with the answers until then. */
export interface ServerRunReport {
  ended: 'done' | 'too-long'
  answers: ServerAnswer[]
}

const TOO_LARGE = { raised: 'The answers of all tests together are too large.', limit: 'output' } as const

/** The report of a run for the browser, which compares the answers. */
export function serverRunReport({ outcomes, failure }: JudgeResult): ServerRunReport {
  if (failure !== null) {
    if (failure.verdict === 'Time Limit Exceeded') return { ended: 'too-long', answers: [] }
    return { ended: 'done', answers: [{ at: failure.verdict === 'Compile Error' ? -1 : 0, ...failed({ ...failure }), ms: 0, printed: '' }] }
  }
  let size = 0
  const answers = outcomes.flatMap((outcome, at): ServerAnswer[] => {
    if (outcome.verdict === 'Time Limit Exceeded') return []
    size += outcome.answer?.length ?? 0
    const { timeMs: ms, printed = '' } = outcome
    return [{ at, ms, printed, ...(outcome.answer === undefined ? failed(outcome) : size > MAX_WIRE ? TOO_LARGE : { value: outcome.answer }) }]
  })
  return { ended: answers.length < outcomes.length ? 'too-long' : 'done', answers }
}

function failed({ verdict, message }: Pick<Outcome, 'verdict' | 'message'>): Pick<ServerAnswer, 'raised' | 'limit'> {
  const raised = message ?? ''
  if (verdict === 'Memory Limit Exceeded') return { raised, limit: 'memory' }
  return verdict === 'Output Limit Exceeded' ? { raised, limit: 'output' } : { raised }
}
