import type { Checker } from './problem.ts'

/** What counts as right, in a sentence under every statement: made from the checker, so that it is never another. */
export function sayChecker(checker: Checker): string {
  switch (checker.kind) {
    case 'exact':
      return 'The answer must match exactly.'
    case 'tolerance':
      return `${sayTolerance(checker)}${sayNan(checker)}`
    case 'set':
      return 'Order and duplicates don’t matter.'
    case 'order-free':
      return checker.levels === 2 ? 'The order of the parts and the order within each part don’t matter.' : 'The order doesn’t matter.'
    case 'sign-free':
      return `${WHOSE_SIGN[checker.part]} may have either sign. ${sayTolerance(checker)}${sayNan(checker)}`
    case 'any-valid':
      return 'Any valid answer is accepted.'
  }
}

const WHOSE_SIGN = { whole: 'The answer', rows: 'Each row of the answer', columns: 'Each column of the answer' }

const sayTolerance = ({ rtol, atol }: { rtol: number; atol: number }) =>
  `Numbers may be off by ${atol} plus ${rtol} times the expected value.`

const sayNan = ({ nan }: { nan: 'equal' | 'never' }) => (nan === 'never' ? ' NaN is never correct.' : '')
