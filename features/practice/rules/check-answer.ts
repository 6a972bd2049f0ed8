import { checkAnyValid } from './checkers/any-valid.ts'
import { checkExact } from './checkers/exact.ts'
import { checkOrderFree } from './checkers/order-free.ts'
import { checkSet } from './checkers/set.ts'
import { checkSignFree } from './checkers/sign-free.ts'
import { checkTolerance } from './checkers/tolerance.ts'
import { fail, type Verdict } from './checkers/verdict.ts'
import type { Problem, ProblemTest } from './problem.ts'
import { misfitOf, readType } from './value-types.ts'
import { asValue, type Value } from './value.ts'

type Asked = Pick<Problem, 'checker' | 'parameters' | 'returns'>

/** Whether what a solution gave back is right for a test. Never throws, whatever came. */
export function checkAnswer(problem: Asked, test: Pick<ProblemTest, 'arguments' | 'expected'>, given: unknown): Verdict {
  const got = asValue(given)
  if (got === undefined) return fail('The result can’t be read or is too large.')
  const type = readType(problem.returns.type)
  const misfit = type === null ? 'The expected type of this answer is unknown.' : misfitOf(got, type)
  return misfit === null ? compare(problem, test, got) : fail(misfit)
}

function compare({ checker, parameters }: Asked, test: Pick<ProblemTest, 'arguments' | 'expected'>, got: Value): Verdict {
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
      // Few ask for them, and a judge reads them only then.
      const { arguments: given } = test
      const seen = checker.looksAt.map((name) => given[parameters.findIndex((parameter) => parameter.name === name)] ?? null)
      return checkAnyValid(checker.predicate, seen, expected, got)
    }
  }
}
