import type { Value } from '../value.ts'
import { showPosition } from '../value.ts'
import { errorTable } from './error-table.ts'
import { describeDifference, isList, isSame } from './exact.ts'
import { shapeDifference } from './shapes.ts'
import { fail, PASS, type CheckResult } from './check-result.ts'

/** The allowed error: `atol` plus `rtol` times the expected value. */
export interface Tolerance {
  rtol: number
  atol: number
  /** Whether NaN is correct where NaN is expected, or never. */
  nan: 'equal' | 'never'
}

/** Accepts numbers within the tolerance. Shapes are compared first; infinities must be equal; 0 and -0 are equal. */
export function checkTolerance(expected: Value, got: Value, tolerance: Tolerance): CheckResult {
  const shape = shapeDifference(expected, got)
  if (shape !== null) return fail(shape)
  const worst = worstMismatch(expected, got, tolerance)
  return worst === null ? PASS : fail(worst.message, worst.at, errorTable(expected, got))
}

/** Whether a number is within the tolerance of the expected one. */
export function isClose(expected: number, got: number, { rtol, atol, nan }: Tolerance): boolean {
  if (Number.isNaN(expected) || Number.isNaN(got)) return nan === 'equal' && Number.isNaN(expected) && Number.isNaN(got)
  if (expected === got) return true
  if (!Number.isFinite(expected) || !Number.isFinite(got)) return false
  return Math.abs(got - expected) <= atol + rtol * Math.abs(expected)
}

interface Mismatch {
  at: readonly number[]
  message: string
  error: number
}

function worstMismatch(expected: Value, got: Value, tolerance: Tolerance): Mismatch | null {
  let worst: Mismatch | null = null
  const compare = (one: Value, other: Value, at: readonly number[]): void => {
    if (isList(one) && isList(other)) return one.forEach((part, index) => compare(part, other[index]!, [...at, index]))
    if (typeof one !== 'number' || typeof other !== 'number') {
      if (!isSame(one, other)) worst ??= { at, message: describeDifference(one, other, at), error: Number.POSITIVE_INFINITY }
      return
    }
    if (isClose(one, other, tolerance)) return
    const distance = Math.abs(other - one)
    const error = Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance
    if (worst === null || error > worst.error) worst = { at, message: describeError(one, other, at), error }
  }
  compare(expected, got, [])
  return worst
}

function describeError(expected: number, got: number, at: readonly number[]): string {
  const where = at.length === 0 ? '' : ` at ${showPosition(at)}`
  const by = Number.isFinite(got - expected) ? `, off by ${Math.abs(got - expected).toPrecision(3)}` : ''
  return `Expected ${expected}${where}, got ${got}${by}.`
}
