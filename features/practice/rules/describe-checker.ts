import type { Checker } from './problem.ts'

/** Describes a checker in a sentence for the problem statement. */
export function describeChecker(checker: Checker): string {
  switch (checker.kind) {
    case 'exact':
      return 'The answer must match exactly.'
    case 'tolerance':
      return `${describeTolerance(checker)}${describeNan(checker)}`
    case 'set':
      return 'Order and duplicates don’t matter.'
    case 'order-free':
      return checker.levels === 2 ? 'The order of the parts and the order within each part don’t matter.' : 'The order doesn’t matter.'
    case 'sign-free':
      return `${SIGNED_PART[checker.part]} may have either sign. ${describeTolerance(checker)}${describeNan(checker)}`
    case 'any-valid':
      return 'Any valid answer is accepted.'
  }
}

const SIGNED_PART = { whole: 'The answer', rows: 'Each row of the answer', columns: 'Each column of the answer' }

const describeTolerance = ({ rtol, atol }: { rtol: number; atol: number }) =>
  `Numbers may be off by ${atol} plus ${rtol} times the expected value.`

const describeNan = ({ nan }: { nan: 'equal' | 'never' }) => (nan === 'never' ? ' NaN is never correct.' : '')
