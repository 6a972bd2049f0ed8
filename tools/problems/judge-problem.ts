import type { Judges } from '#features/practice/rules/judging.ts'
import { JAVASCRIPT_SLOWNESS } from '#features/practice/rules/judging.ts'
import type { Problem } from '#features/practice/rules/problem.ts'
import { verdictExpectedOf, type Solution } from '#features/practice/rules/problem-source.ts'
import { verdictOf, type Verdict } from '#features/practice/rules/verdicts.ts'

/** How much of its time limit a reference may use at most, and how much more than it a solution that is too slow must need. */
export const REFERENCE_MARGIN = 5
export const SLOW_MARGIN = 2

/** The result of judging one solution of a problem. */
export interface JudgedSolution {
  file: string
  verdict: Verdict
  expected: Verdict
  /** The time of the slowest test, and the limit, in seconds of processor time. */
  seconds: number
  limit: number
  /** The number of the first test that was not passed, and why; empty if all passed. */
  message: string
}

/** Judges one solution. One that should exceed the time limit gets a limit that is larger by the margin. */
export async function judgeSolution(judges: Judges, problem: Problem, solution: Solution): Promise<JudgedSolution> {
  const expected = verdictExpectedOf(solution)
  const seconds = problem.limits.seconds * (expected === 'Time Limit Exceeded' ? SLOW_MARGIN : 1)
  const { outcomes, failure } = await judges.judge({ ...problem, limits: { ...problem.limits, seconds }, language: solution.language, code: solution.source })
  const at = outcomes.findIndex(({ verdict }) => verdict !== 'Accepted')
  const message = failure?.message ?? (at === -1 ? '' : `Test ${at + 1}: ${outcomes[at]!.message ?? ''}`)
  const limit = problem.limits.seconds * (solution.language === 'javascript' ? JAVASCRIPT_SLOWNESS : 1)
  return { file: solution.file, verdict: failure?.verdict ?? verdictOf(outcomes), expected, seconds: Math.max(0, ...outcomes.map(({ timeMs }) => timeMs)) / 1000, limit, message }
}

/** What is wrong with the result; null if nothing is. */
export function faultOf({ file, verdict, expected, seconds, limit, message }: JudgedSolution): string | null {
  if (verdict !== expected) return `${file}: ${verdict} instead of ${expected}. ${message}`.trim()
  if (expected === 'Accepted' && seconds * REFERENCE_MARGIN > limit) return `${file} takes ${seconds.toFixed(2)} s; a reference may take at most ${(limit / REFERENCE_MARGIN).toFixed(2)} s.`
  return null
}
