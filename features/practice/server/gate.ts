import type { Context } from '#platform/server/context.ts'
import { canDraw } from '#platform/server/rich-text/maths.ts'
import { JAVASCRIPT_SLOWNESS, type JudgeResult, type JudgeInput } from '../rules/judging.ts'
import { duplicateFaults } from '../rules/duplicate-texts.ts'
import { fileFaults } from '../rules/file-faults.ts'
import { outlineFaults } from '../rules/statement-outline.ts'
import { MAX_RUN_MS, runtimeFaults } from '../rules/runtime-faults.ts'
import { templateFaults } from '../rules/template-faults.ts'
import { faultText } from '../rules/fault-text.ts'
import { problemFaults, type ProblemFault } from '../rules/problem-faults.ts'
import type { Problem, UnansweredProblem } from '../rules/problem.ts'
import { verdictOf } from '../rules/verdicts.ts'
import type { Value } from '../rules/value.ts'
import { parseUnanswered, verdictExpectedOf, withAnswers, type ComputedAnswers, type Solution, type ProblemSource } from '../rules/problem-source.ts'
import { listOtherTexts } from './problems.queries.ts'
import { storableMessage } from './submission-result.ts'

/** The verdict on a solution that was left out. */
const NOT_RUN = 'Not run'

/** What the judge needs to know about a problem. */
export type Judged = Omit<JudgeInput, 'language' | 'code' | 'collectsAnswers'>

/** The verdict on one solution, and whether it is the expected one. */
export interface SolutionVerdict {
  file: string
  verdict: string
  isExpected: boolean
  /** The verdict that it should get; null in stored results of an earlier version. */
  expected: string | null
  message: string
  /** The slowest test, and what it may take; null if no test was run. */
  timeMs: number | null
  limitMs: number | null
  /** The number of the test that failed. */
  failedTest: number | null
}

/** Everything that keeps an edit from being published, as far as no code has to be run (requirements ). */
export async function editFaults({ db }: Context, slug: string, body: ProblemSource, solutions: readonly Solution[]): Promise<ProblemFault[]> {
  const faults = [...problemFaults(body, solutions, canDraw), ...runtimeFaults(body), ...fileFaults(solutions), ...outlineFaults(body.statement), ...templateFaults(body, solutions)]
  return faults.length > 0 ? faults : duplicateFaults(parseUnanswered(slug, body), await listOtherTexts(db, slug))
}

/** Validates a problem without running any code. Returns a sentence for each finding, and the parsed problem if there are none (requirements ). */
export async function sourceFindings({ db }: Context, slug: string, body: ProblemSource, solutions: readonly Solution[]): Promise<{ problem: UnansweredProblem | null; findings: string[] }> {
  const faults = problemFaults(body, solutions, canDraw)
  if (faults.length > 0) return { problem: null, findings: faults.map((fault) => faultText(fault)) }
  const problem = parseUnanswered(slug, body)
  const findings = duplicateFaults(problem, await listOtherTexts(db, slug)).map((fault) => faultText(fault))
  return { problem: findings.length === 0 ? problem : null, findings }
}

/**
 * Fills in the answers that the Python reference computes for tests that have none written. Returns a finding instead if it fails, or if its
 * answers are not of the right type.
 */
export async function answerTests(context: Context, problem: UnansweredProblem, solutions: readonly Solution[]): Promise<{ problem: Problem; answers: ComputedAnswers } | { finding: string }> {
  const computed = await computeTests(context, problem, solutions.find(({ fault }) => fault === null)!)
  if ('finding' in computed) return computed
  const answers = problem.tests.every(({ expected }) => expected !== undefined) ? [] : computed.answers.map((one) => one?.answer ?? null)
  return { problem: withAnswers(problem, answers), answers }
}

/** For each test that has no expected answer, the one of a reference in wire format and its time; null for the others. Returns a finding instead if it fails. */
export async function computeTests(context: Context, problem: Omit<Judged, 'tests'> & { tests: readonly { arguments: Value[]; expected: Value | undefined }[] }, reference: Solution): Promise<{ answers: ({ answer: string; timeMs: number } | null)[] } | { finding: string }> {
  const open = problem.tests.filter(({ expected }) => expected === undefined)
  if (open.length === 0) return { answers: problem.tests.map(() => null) }
  const { language, source: code, file } = reference
  const tests = open.map(({ arguments: given }) => ({ arguments: given, expected: null }))
  const { outcomes, failure } = await judge(context, { ...problem, language, code, tests, collectsAnswers: true })
  await context.judges.pause()
  const failed = failure ?? outcomes.find(({ verdict }) => verdict !== 'Accepted')
  if (failed !== undefined) return { finding: `${file} should compute the expected answers: ${failed.verdict}. ${storableMessage(failed.message ?? '')}`.trim() }
  const computed = outcomes.values()
  return {
    answers: problem.tests.map(({ expected }) => {
      if (expected !== undefined) return null
      const { answer, timeMs } = computed.next().value!
      return { answer: answer!, timeMs }
    }),
  }
}

/**
 * Judges each solution: references have to be accepted, known-wrong ones need the verdict that they declare (requirements ). After a
 * limit for all of them, the others are not run.
 */
export async function judgeSolutions(context: Context, problem: Judged, solutions: readonly Solution[]): Promise<SolutionVerdict[]> {
  const verdicts: SolutionVerdict[] = []
  let spentMs = 0
  for (const { file, language, source, fault } of solutions) {
    const expected = verdictExpectedOf({ fault })
    if (spentMs > MAX_RUN_MS) {
      verdicts.push({ file, verdict: NOT_RUN, isExpected: false, expected, message: 'The solutions before it took too long.', timeMs: null, limitMs: null, failedTest: null })
      continue
    }
    const { outcomes, failure } = await judge(context, { ...problem, language, code: source })
    spentMs += outcomes.reduce((sum, one) => sum + one.timeMs, 0)
    const verdict = failure?.verdict ?? verdictOf(outcomes)
    const at = outcomes.findIndex((one) => one.verdict !== 'Accepted')
    const position = at === -1 ? '' : `Test ${at + 1}. `
    const message = `${position}${storableMessage(failure?.message ?? outcomes[at]?.message ?? '')}`.trim()
    await context.judges.pause()
    const timeMs = outcomes.length === 0 ? null : Math.max(...outcomes.map((one) => one.timeMs))
    const limitMs = problem.limits.seconds * 1000 * (language === 'javascript' ? JAVASCRIPT_SLOWNESS : 1)
    verdicts.push({ file, verdict, isExpected: verdict === expected, expected, message, timeMs, limitMs, failedTest: at === -1 ? null : at + 1 })
  }
  return verdicts
}

/** If no judge can run it, for example without numpy, that is reported as a Judge Error to the author of the problem. */
async function judge({ judges }: Context, input: JudgeInput): Promise<Pick<JudgeResult, 'outcomes' | 'failure'>> {
  try {
    return await judges.judge(input)
  } catch (error) {
    // The process is being stopped. The task will be retried by the next one.
    if (!judges.isOpen()) throw error
    return { outcomes: [], failure: { verdict: 'Judge Error', message: (error as Error).message } }
  }
}

/** A finding for each solution with an unexpected verdict. */
export const verdictFindings = (verdicts: readonly SolutionVerdict[], solutions: readonly Solution[]): string[] =>
  verdicts.flatMap(({ file, verdict, isExpected, message }) => {
    if (isExpected) return []
    if (verdict === NOT_RUN) return [`${file} was not run. ${message}`]
    if (verdict === 'Judge Error') return [`The judge couldn’t run ${file}.`]
    const fault = solutions.find((solution) => solution.file === file)?.fault ?? null
    if (fault === null) return [`${file} should pass: ${verdict}. ${message}`.trim()]
    if (verdict === 'Accepted') return [`${file} should fail, but it passes every test.`]
    return [`${file} should get ${verdictExpectedOf({ fault })}, but it got ${verdict}. ${message}`.trim()]
  })
