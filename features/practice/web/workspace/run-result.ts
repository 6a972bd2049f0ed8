import { checkAnswer } from '../../rules/check-answer.ts'
import type { ErrorTable } from '../../rules/checkers/check-result.ts'
import type { RunTest } from '../../rules/own-tests.ts'
import type { Checker, Language } from '../../rules/problem.ts'
import type { RunLimit } from '../../rules/runner.ts'
import { fromWire } from '../../rules/wire.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { shownAnswer, shownArguments, shownResult } from './shown-values.ts'
import type { RunAnswer } from './runner.ts'
import type { ShownTest } from './TestResult.tsx'

const LIMITS: Record<RunLimit, string> = { memory: 'Memory Limit Exceeded', output: 'Output Limit Exceeded' }

/** The result of a test of a run; a test without an answer gets the given verdict. An own test that expects nothing has just run. */
export function runResultOf(problem: ProblemData & { language: Language }, test: RunTest, answer: RunAnswer | string): ShownTest {
  const ran = typeof answer === 'string' ? { timeMs: null, printed: '' } : { timeMs: answer.ms, printed: answer.printed }
  const details = { ...ran, given: shownArguments(problem, test.given, problem.language), expected: test.expected === null ? null : shownAnswer(problem, test.expected, problem.language), memoryKb: null }
  const noAnswer = { got: null, errors: null as ErrorTable | null }
  if (typeof answer === 'string') return { ...details, ...noAnswer, verdict: answer, message: null }
  if (answer.value === undefined) return { ...details, ...noAnswer, verdict: answer.limit === undefined ? 'Runtime Error' : LIMITS[answer.limit], message: answer.raised ?? '' }
  const got = shownResult(problem, answer.value, problem.language)
  if (test.expected === null) return { ...details, got, errors: null, verdict: 'Ran', message: null }
  const checked = { checker: JSON.parse(problem.checker) as Checker, parameters: problem.parameters, returns: { type: problem.returnType }, language: problem.language }
  const given = fromWire(test.given)
  const check = checkAnswer(checked, { arguments: Array.isArray(given) ? given : [], expected: fromWire(test.expected) ?? null }, fromWire(answer.value))
  if (check.passes) return { ...details, got, errors: null, verdict: 'Accepted', message: null }
  return { ...details, got, verdict: 'Wrong Answer', message: check.message, errors: check.errors }
}
