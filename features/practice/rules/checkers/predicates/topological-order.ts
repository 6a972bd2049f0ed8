import { showValue, type Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type Verdict } from '../verdict.ts'

/** Every step once, each after all those that it needs; empty where steps wait for each other in a circle. */
export function isTopologicalOrder([steps, needs]: readonly Value[], expected: Value, got: Value): Verdict {
  if (!isList(got) || !isList(steps ?? null) || !isList(needs ?? null) || !isList(expected)) return fail('The answer should be a list of steps.')
  const all = steps as readonly Value[]
  if (expected.length === 0 && all.length > 0) return got.length === 0 ? PASS : fail('Some steps depend on each other in a cycle, so the list should be empty.')
  if (got.length !== all.length) return fail(`Expected ${all.length} steps, got ${got.length}.`)
  const placeOf = new Map(got.map((step, at) => [step, at]))
  const missing = all.find((step) => !placeOf.has(step))
  if (missing !== undefined) return fail(`${showValue(missing, 40)} is missing.`)
  for (const pair of needs as readonly Value[]) {
    const [step, needed] = isList(pair) ? pair : []
    if (placeOf.get(needed ?? null)! > placeOf.get(step ?? null)!) {
      return fail(`${showValue(step ?? null, 40)} comes before ${showValue(needed ?? null, 40)}, which it needs.`, [placeOf.get(step ?? null)!])
    }
  }
  return PASS
}
