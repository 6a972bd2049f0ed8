import { showPosition, showValue, type Value } from '../value.ts'
import { fail, PASS, type CheckResult } from './check-result.ts'

/** Requires the same value: numbers exactly (0 and -0 are equal, NaN equals NaN), texts exactly, lists in order. */
export function checkExact(expected: Value, got: Value): CheckResult {
  const found = firstDifference(expected, got, [])
  return found === null ? PASS : fail(found.message, found.at)
}

interface Difference {
  at: readonly number[]
  message: string
}

function firstDifference(expected: Value, got: Value, at: readonly number[]): Difference | null {
  if (!isList(expected) || !isList(got)) return isSame(expected, got) ? null : { at, message: describeDifference(expected, got, at) }
  if (expected.length !== got.length) {
    const where = at.length === 0 ? '' : ` at ${showPosition(at)}`
    return { at, message: `Expected a list of ${expected.length}${where}, got one of ${got.length}.` }
  }
  for (let index = 0; index < expected.length; index += 1) {
    const found = firstDifference(expected[index]!, got[index]!, [...at, index])
    if (found !== null) return found
  }
  return null
}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

export const isSame = (one: Value, other: Value): boolean => one === other || (Number.isNaN(one) && Number.isNaN(other))

/** Describes a difference and its position. */
export const describeDifference = (expected: Value, got: Value, at: readonly number[]): string =>
  `Expected ${showValue(expected, 60)}${at.length === 0 ? '' : ` at ${showPosition(at)}`}, got ${showValue(got, 60)}.`
