import type { Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type CheckResult } from '../check-result.ts'

/** Accepts two different positions whose numbers add up to the target, in either order; an empty list if there are none. */
export function isPairWithSum([numbers, target]: readonly Value[], expected: Value, got: Value): CheckResult {
  if (!isList(got) || !isList(numbers ?? null) || !isList(expected)) return fail('The answer should be a list of positions.')
  if (expected.length === 0) return got.length === 0 ? PASS : fail('No two numbers add up to the target, so the list should be empty.')
  if (got.length !== 2) return fail(`Expected two positions, got ${got.length}.`)
  const [first, second] = got
  if (first === second) return fail('Both positions are the same.')
  const [one, other] = [first, second].map((at) => (typeof at === 'number' ? (numbers as readonly Value[])[at] : undefined))
  if (typeof one !== 'number' || typeof other !== 'number') return fail('A position is outside the list.')
  return one + other === target ? PASS : fail(`${one} and ${other} add up to ${one + other}, not to ${String(target)}.`)
}
