import { showValue, type Value } from '../value.ts'
import { isList } from './exact.ts'
import { keyOf } from './order-free.ts'
import { fail, PASS, type Verdict } from './verdict.ts'

/** The same members, however often and in whatever order each is said. */
export function checkSet(expected: Value, got: Value): Verdict {
  if (!isList(expected) || !isList(got)) return fail('The answer should be a list.')
  const wanted = new Set(expected.map((one) => keyOf(one)))
  const came = new Set(got.map((one) => keyOf(one)))
  const missing = expected.find((one) => !came.has(keyOf(one)))
  if (missing !== undefined) return fail(`${showValue(missing, 60)} is missing.`)
  const extra = got.findIndex((one) => !wanted.has(keyOf(one)))
  return extra === -1 ? PASS : fail(`${showValue(got[extra]!, 60)} is unexpected.`, [extra])
}
