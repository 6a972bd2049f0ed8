import { showPlace, showValue, type Value } from '../value.ts'
import { fail, PASS, type Verdict } from './verdict.ts'

/** The same value: numbers to the last bit (0 and -0 are one, NaN is NaN), texts to the last sign, lists in order. */
export function checkExact(expected: Value, got: Value): Verdict {
  const found = firstDifference(expected, got, [])
  return found === null ? PASS : fail(found.says, found.at)
}

interface Difference {
  at: readonly number[]
  says: string
}

function firstDifference(expected: Value, got: Value, at: readonly number[]): Difference | null {
  if (!isList(expected) || !isList(got)) return isSame(expected, got) ? null : { at, says: differs(expected, got, at) }
  if (expected.length !== got.length) {
    const where = at.length === 0 ? '' : ` at ${showPlace(at)}`
    return { at, says: `Expected a list of ${expected.length}${where}, got one of ${got.length}.` }
  }
  for (let index = 0; index < expected.length; index += 1) {
    const found = firstDifference(expected[index]!, got[index]!, [...at, index])
    if (found !== null) return found
  }
  return null
}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

export const isSame = (one: Value, other: Value): boolean => one === other || (Number.isNaN(one) && Number.isNaN(other))

/** What was expected and what came, with its place. */
export const differs = (expected: Value, got: Value, at: readonly number[]): string =>
  `Expected ${showValue(expected, 60)}${at.length === 0 ? '' : ` at ${showPlace(at)}`}, got ${showValue(got, 60)}.`
