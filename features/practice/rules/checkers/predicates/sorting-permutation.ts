import type { Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type CheckResult } from '../check-result.ts'

/** Accepts every position once, in descending order of scores; equal scores may be in any order. */
export function isSortingPermutation([scores]: readonly Value[], _: Value, got: Value): CheckResult {
  if (!isList(got) || !isList(scores ?? null)) return fail('The answer should be a list of positions.')
  const numbers = scores as readonly Value[]
  if (got.length !== numbers.length) return fail(`Expected ${numbers.length} positions, got ${got.length}.`)
  const seen = new Set<Value>()
  for (const [index, at] of got.entries()) {
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= numbers.length) return fail('A position is outside the list.', [index])
    if (seen.has(at)) return fail(`Position ${at} appears twice.`, [index])
    seen.add(at)
  }
  const rises = got.findIndex((at, index) => index > 0 && Number(numbers[got[index - 1] as number]) < Number(numbers[at as number]))
  return rises === -1 ? PASS : fail(`Position ${String(got[rises])} has a higher score than the position before it.`, [rises])
}
