import { checkAnyValid } from './checkers/any-valid.ts'
import { checkExact } from './checkers/exact.ts'
import { checkOrderFree } from './checkers/order-free.ts'
import { checkSet } from './checkers/set.ts'
import { checkSignFree } from './checkers/sign-free.ts'
import { checkTolerance } from './checkers/tolerance.ts'
import { fail, type CheckResult } from './checkers/check-result.ts'
import { checkRows } from './checkers/check-rows.ts'
import type { Checker, Language, ProblemTest } from './problem.ts'
import { readColumns, resultErrorOf } from './tables.ts'
import { answerErrorOf, convertAnswer, readType } from './value-types.ts'
import { asValue, type Value } from './value.ts'

/** The parts of a problem that decide whether an answer is right. */
interface AnswerRules {
  checker: Checker
  parameters: readonly { name: string }[]
  returns: { type: string }
  /** The language of the solution, in whose words errors are explained. */
  language: Language
}

/** Checks the answer of a solution to a test. Never throws, whatever the answer is. */
export function checkAnswer(problem: AnswerRules, test: Pick<ProblemTest, 'arguments' | 'expected'>, given: unknown): CheckResult {
  const read = readAnswer(problem, given)
  return 'answer' in read ? compare(problem, test, read.answer) : read
}

/** The answer of a solution if it has the right type; never throws. */
export function readAnswer(problem: Pick<AnswerRules, 'returns' | 'language'>, given: unknown): { answer: Value } | Extract<CheckResult, { passes: false }> {
  const got = asValue(given)
  if (got === undefined) return fail('The result can’t be read or is too large.')
  if (problem.language === 'sql') return readResult(problem, got)
  const type = readType(problem.returns.type)
  if (type === null) return fail('The expected type of this answer is unknown.')
  const answer = convertAnswer(got, type)
  const typeError = answerErrorOf(answer, type, problem.language)
  return typeError === null ? { answer } : fail(typeError)
}

/** The rows of the result of a query, whose first row has the names of its columns. */
function readResult({ returns }: Pick<AnswerRules, 'returns'>, got: Value): { answer: Value } | Extract<CheckResult, { passes: false }> {
  const columns = readColumns(returns.type)
  const [names, ...rows] = (Array.isArray(got) ? got : []) as readonly Value[]
  if (columns === null || !Array.isArray(names)) return fail('The result is no table.')
  const error = resultErrorOf(names as readonly Value[], rows, columns)
  return error === null ? { answer: rows } : fail(error)
}

function compare(problem: AnswerRules, test: Pick<ProblemTest, 'arguments' | 'expected'>, got: Value): CheckResult {
  const columns = problem.language === 'sql' ? readColumns(problem.returns.type) : null
  const result = compareValues(problem, test, got)
  return columns === null || result.passes ? result : checkRows(result, columns, test.expected, got)
}

function compareValues({ checker, parameters }: AnswerRules, test: Pick<ProblemTest, 'arguments' | 'expected'>, got: Value): CheckResult {
  const { expected } = test
  switch (checker.kind) {
    case 'exact':
      return checkExact(expected, got)
    case 'tolerance':
      return checkTolerance(expected, got, checker)
    case 'set':
      return checkSet(expected, got)
    case 'order-free':
      return checkOrderFree(expected, got, checker.levels)
    case 'sign-free':
      return checkSignFree(expected, got, checker.part, checker)
    case 'any-valid': {
      // The arguments of a test are parsed on demand, so they are read only here.
      const { arguments: given } = test
      const values = checker.looksAt.map((name) => given[parameters.findIndex((parameter) => parameter.name === name)] ?? null)
      return checkAnyValid(checker.predicate, values, expected, got)
    }
  }
}
