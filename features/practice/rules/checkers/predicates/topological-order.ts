import { showValue, type Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type CheckResult } from '../check-result.ts'

/** Accepts every step once, each after those that it needs; an empty list if there is a cycle. */
export function isTopologicalOrder([steps, needs]: readonly Value[], expected: Value, got: Value): CheckResult {
  if (!isList(got) || !isList(steps ?? null) || !isList(needs ?? null) || !isList(expected)) return fail('The answer should be a list of steps.')
  const all = steps as readonly Value[]
  if (expected.length === 0 && all.length > 0) return got.length === 0 ? PASS : fail('Some steps depend on each other in a cycle, so the list should be empty.')
  if (got.length !== all.length) return fail(`Expected ${all.length} steps, got ${got.length}.`)
  const positionOf = new Map(got.map((step, at) => [step, at]))
  const missing = all.find((step) => !positionOf.has(step))
  if (missing !== undefined) return fail(`${showValue(missing, 40)} is missing.`)
  for (const pair of needs as readonly Value[]) {
    const [step, needed] = isList(pair) ? pair : []
    if (positionOf.get(needed ?? null)! > positionOf.get(step ?? null)!) {
      return fail(`${showValue(step ?? null, 40)} comes before ${showValue(needed ?? null, 40)}, which it needs.`, [positionOf.get(step ?? null)!])
    }
  }
  return PASS
}
