import type { Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type Verdict } from '../verdict.ts'

/** Every position once, in an order in which the scores never rise; equal scores may stand in any order. */
export function isSortingPermutation([scores]: readonly Value[], _: Value, got: Value): Verdict {
  if (!isList(got) || !isList(scores ?? null)) return fail('The answer should be a list of positions.')
  const numbers = scores as readonly Value[]
  if (got.length !== numbers.length) return fail(`Expected ${numbers.length} positions, got ${got.length}.`)
  const seen = new Set<Value>()
  for (const [place, at] of got.entries()) {
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= numbers.length) return fail('A position is outside the list.', [place])
    if (seen.has(at)) return fail(`Position ${at} appears twice.`, [place])
    seen.add(at)
  }
  const rises = got.findIndex((at, place) => place > 0 && Number(numbers[got[place - 1] as number]) < Number(numbers[at as number]))
  return rises === -1 ? PASS : fail(`Position ${String(got[rises])} has a higher score than the position before it.`, [rises])
}
