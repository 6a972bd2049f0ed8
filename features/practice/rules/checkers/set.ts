import { showValue, type Value } from '../value.ts'
import { isList } from './exact.ts'
import { keyOf } from './order-free.ts'
import { fail, PASS, type CheckResult } from './check-result.ts'

/** Requires the same set of elements: order and duplicates do not matter. */
export function checkSet(expected: Value, got: Value): CheckResult {
  if (!isList(expected) || !isList(got)) return fail('The answer should be a list.')
  const expectedKeys = new Set(expected.map((one) => keyOf(one)))
  const gotKeys = new Set(got.map((one) => keyOf(one)))
  const missing = expected.find((one) => !gotKeys.has(keyOf(one)))
  if (missing !== undefined) return fail(`${showValue(missing, 60)} is missing.`)
  const extra = got.findIndex((one) => !expectedKeys.has(keyOf(one)))
  return extra === -1 ? PASS : fail(`${showValue(got[extra]!, 60)} is unexpected.`, [extra])
}
