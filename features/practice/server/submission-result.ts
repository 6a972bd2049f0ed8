import { sanitizeText } from '#platform/rules/text.ts'
import type { ErrorTable } from '../rules/checkers/check-result.ts'
import { KEPT_STATE, type JudgeResult } from '../rules/judging.ts'
import type { ProblemTest } from '../rules/problem.ts'
import { roundedUsage } from '../rules/rounded-usage.ts'
import { showValue } from '../rules/value.ts'
import { verdictOf, type Verdict } from '../rules/verdicts.ts'
import type { SubmissionResult } from './judging.queries.ts'

const MAX_SHOWN = 400

/** The result of one test as its author sees it: everything for a sample, only verdict and category for a hidden test. */
export interface TestResult {
  verdict: Verdict
  timeMs: number
  memoryKb: number
  isSample: boolean
  category: string | null
  message: string | null
  expected: string | null
  got: string | null
  errors: ErrorTable | null
  /** What the program printed; null for hidden tests and in results from before this was kept. */
  printed: string | null
}

/** In stored JSON, the message has the key `says`. */
export type StoredTestResult = Omit<TestResult, 'message' | 'printed'> & { says: string | null; printed?: string | null }

export const storedTestResult = ({ message, ...result }: TestResult): StoredTestResult => ({ ...result, says: message })
export const testResultOf = ({ says, printed = null, ...result }: StoredTestResult): TestResult => ({ ...result, message: says, printed })

const HIDDEN = { timeMs: 0, memoryKb: 0, isSample: false, message: null, expected: null, got: null, errors: null, printed: null }

/** What is stored of a result. Nothing about hidden tests but their verdict and category, and that a program keeps values between them (requirement J-5). */
export function submissionResult(result: JudgeResult, tests: readonly ProblemTest[], problem: { revision: string; at: Date }): SubmissionResult {
  const { outcomes, failure } = result
  const results = outcomes.map((outcome, at): TestResult => {
    const { verdict, timeMs, memoryKb, message, got, errors, printed = null } = outcome
    const test = tests[at]!
    if (!test.isSample) return { ...HIDDEN, verdict, category: test.category, message: outcome.keepsState === true ? KEPT_STATE : null }
    return { verdict, timeMs, memoryKb, isSample: true, category: null, message: storableMessage(message), expected: showValue(test.expected, MAX_SHOWN), got, errors, printed: storableMessage(printed) }
  })
  if (failure !== null) {
    results.push({ verdict: failure.verdict, message: storableMessage(failure.message), timeMs: 0, memoryKb: 0, isSample: true, category: null, expected: null, got: null, errors: null, printed: null })
  }
  const verdict = failure?.verdict ?? verdictOf(results)
  return {
    verdict,
    passed: outcomes.filter((outcome) => outcome.verdict === 'Accepted').length,
    total: tests.length,
    ...roundedUsage(verdict === 'Accepted' ? outcomes : []),
    results,
    ...problem,
  }
}

/** A program chooses its messages, so they may contain lone surrogates and null characters, which the database rejects. */
export const storableMessage = <Message extends string | null>(message: Message): Message => (message === null ? message : sanitizeText(message)) as Message
