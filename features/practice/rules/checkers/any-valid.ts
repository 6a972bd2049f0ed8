import type { Value } from '../value.ts'
import { isPairWithSum } from './predicates/pair-with-sum.ts'
import { isShortestPath } from './predicates/shortest-path.ts'
import { isSortingPermutation } from './predicates/sorting-permutation.ts'
import { isTopologicalOrder } from './predicates/topological-order.ts'
import { fail, type Verdict } from './verdict.ts'

/** Decides whether an answer is one of the valid ones, from the arguments that it names, one valid answer, and what came. */
export type Predicate = (given: readonly Value[], expected: Value, got: Value) => Verdict

/** The predicates that problems may name, with how many arguments each looks at. */
export const PREDICATES = {
  'pair-with-sum': { looksAt: 2, decide: isPairWithSum },
  'shortest-path': { looksAt: 3, decide: isShortestPath },
  'sorting-permutation': { looksAt: 1, decide: isSortingPermutation },
  'topological-order': { looksAt: 2, decide: isTopologicalOrder },
} as const satisfies Record<string, { looksAt: number; decide: Predicate }>

export type PredicateName = keyof typeof PREDICATES
export const PREDICATE_NAMES = Object.keys(PREDICATES) as [PredicateName, ...PredicateName[]]

/** Any answer that the named predicate takes for valid. */
export function checkAnyValid(name: PredicateName, given: readonly Value[], expected: Value, got: Value): Verdict {
  return Object.hasOwn(PREDICATES, name) ? PREDICATES[name].decide(given, expected, got) : fail('This answer can’t be checked.')
}
