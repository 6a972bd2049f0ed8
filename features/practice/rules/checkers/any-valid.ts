import type { Value } from '../value.ts'
import { isPairWithSum } from './predicates/pair-with-sum.ts'
import { isShortestPath } from './predicates/shortest-path.ts'
import { isSortingPermutation } from './predicates/sorting-permutation.ts'
import { isTopologicalOrder } from './predicates/topological-order.ts'
import { fail, type CheckResult } from './check-result.ts'

/** Decides whether an answer is valid, from the chosen arguments, one valid answer, and the answer. */
export type Predicate = (given: readonly Value[], expected: Value, got: Value) => CheckResult

/** The predicates by name, with the number of arguments that each takes. */
export const PREDICATES = {
  'pair-with-sum': { looksAt: 2, decide: isPairWithSum },
  'shortest-path': { looksAt: 3, decide: isShortestPath },
  'sorting-permutation': { looksAt: 1, decide: isSortingPermutation },
  'topological-order': { looksAt: 2, decide: isTopologicalOrder },
} as const satisfies Record<string, { looksAt: number; decide: Predicate }>

export type PredicateName = keyof typeof PREDICATES
export const PREDICATE_NAMES = Object.keys(PREDICATES) as [PredicateName, ...PredicateName[]]

/** Accepts any answer that the predicate accepts. */
export function checkAnyValid(name: PredicateName, given: readonly Value[], expected: Value, got: Value): CheckResult {
  return Object.hasOwn(PREDICATES, name) ? PREDICATES[name].decide(given, expected, got) : fail('This answer can’t be checked.')
}
