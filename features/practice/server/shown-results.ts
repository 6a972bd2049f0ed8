import { sanitizeText } from '#platform/rules/text.ts'
import type { ErrorTable } from '../rules/checkers/verdict.ts'
import type { Judged } from '../rules/judging.ts'
import type { ProblemTest } from '../rules/problem.ts'
import { roundedFigures } from '../rules/rounded-figures.ts'
import { showValue } from '../rules/value.ts'
import { verdictOf, type Verdict } from '../rules/verdicts.ts'
import type { Said } from './judging.queries.ts'

const MAX_SHOWN = 400

/** What the writer of a submission sees of one test: of a hidden one the category, of a sample all there is. */
export interface ShownResult {
  verdict: Verdict
  /** Of a hidden test 0: processes of the version before read a number. */
  timeMs: number
  memoryKb: number
  isSample: boolean
  category: string | null
  says: string | null
  expected: string | null
  got: string | null
  errors: ErrorTable | null
}

/** What is kept of a verdict. Hidden tests leave nothing in it but their category (requirement J-5). */
export function saidOf(judged: Judged, tests: readonly ProblemTest[], about: { revision: string; at: Date }): Said {
  const results = judged.outcomes.map((outcome, at): ShownResult => {
    const { verdict, timeMs, memoryKb, says, got, errors } = outcome
    const test = tests[at]!
    if (!test.isSample) return { verdict, timeMs: 0, memoryKb: 0, isSample: false, category: test.category, says: null, expected: null, got: null, errors: null }
    return { verdict, timeMs, memoryKb, isSample: true, category: null, says: saidWords(says), expected: showValue(test.expected, MAX_SHOWN), got, errors }
  })
  const { trouble } = judged
  if (trouble !== null) {
    results.push({ ...trouble, says: saidWords(trouble.says), timeMs: 0, memoryKb: 0, isSample: true, category: null, expected: null, got: null, errors: null })
  }
  const ran = judged.outcomes
  const verdict = trouble?.verdict ?? verdictOf(results)
  return {
    verdict,
    passed: ran.filter(({ verdict }) => verdict === 'Accepted').length,
    total: tests.length,
    ...roundedFigures(verdict === 'Accepted' ? ran : []),
    results,
    ...about,
  }
}

/** A program may say anything of itself: half characters and nulls, at which the database would refuse the verdict. */
export const saidWords = <Words extends string | null>(says: Words): Words => (says === null ? says : sanitizeText(says)) as Words
