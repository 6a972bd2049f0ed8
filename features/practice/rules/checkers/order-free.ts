import { showValue, type Value } from '../value.ts'
import { isList } from './exact.ts'
import { fail, PASS, type CheckResult } from './check-result.ts'

/** Requires the same elements equally often, in any order. With two levels the order inside each element is free too. */
export function checkOrderFree(expected: Value, got: Value, levels: 1 | 2): CheckResult {
  if (!isList(expected) || !isList(got)) return fail('The answer should be a list.')
  const left = new Map<string, number>()
  for (const one of expected) left.set(keyOf(one, levels), (left.get(keyOf(one, levels)) ?? 0) + 1)
  for (const [at, one] of got.entries()) {
    const count = left.get(keyOf(one, levels)) ?? 0
    if (count === 0) return fail(`${showValue(one, 60)} is unexpected or appears too often.`, [at])
    left.set(keyOf(one, levels), count - 1)
  }
  const missing = expected.find((one) => left.get(keyOf(one, levels))! > 0)
  return missing === undefined ? PASS : fail(`${showValue(missing, 60)} is missing or doesn’t appear often enough.`)
}

/** A key that two values share if and only if they are equal; with two levels, in any order of their parts. */
export function keyOf(value: Value, levels: 1 | 2 = 1): string {
  if (!isList(value)) return typeof value === 'number' ? String(value) : JSON.stringify(value)
  const parts = value.map((part) => keyOf(part))
  return `[${(levels === 2 ? parts.sort() : parts).join()}]`
}
