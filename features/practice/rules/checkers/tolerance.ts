import type { Value } from '../value.ts'
import { showPlace } from '../value.ts'
import { errorTable } from './error-table.ts'
import { differs, isList, isSame } from './exact.ts'
import { misshape } from './shapes.ts'
import { fail, PASS, type Verdict } from './verdict.ts'

/** How close is close enough: an error of `atol` plus `rtol` times what was expected. */
export interface Tolerance {
  rtol: number
  atol: number
  /** Whether NaN is right where NaN is expected, or never. */
  nan: 'equal' | 'never'
}

/** Numbers that are close enough. Shapes are compared first; infinities must be the same; 0 and -0 are one. */
export function checkTolerance(expected: Value, got: Value, tolerance: Tolerance): Verdict {
  const shape = misshape(expected, got)
  if (shape !== null) return fail(shape)
  const worst = worstPlace(expected, got, tolerance)
  return worst === null ? PASS : fail(worst.says, worst.at, errorTable(expected, got))
}

/** Whether one number is close enough to the expected one. */
export function isClose(expected: number, got: number, { rtol, atol, nan }: Tolerance): boolean {
  if (Number.isNaN(expected) || Number.isNaN(got)) return nan === 'equal' && Number.isNaN(expected) && Number.isNaN(got)
  if (expected === got) return true
  if (!Number.isFinite(expected) || !Number.isFinite(got)) return false
  return Math.abs(got - expected) <= atol + rtol * Math.abs(expected)
}

interface Place {
  at: readonly number[]
  says: string
  error: number
}

function worstPlace(expected: Value, got: Value, tolerance: Tolerance): Place | null {
  let worst: Place | null = null
  const look = (one: Value, other: Value, at: readonly number[]): void => {
    if (isList(one) && isList(other)) return one.forEach((part, index) => look(part, other[index]!, [...at, index]))
    if (typeof one !== 'number' || typeof other !== 'number') {
      if (!isSame(one, other)) worst ??= { at, says: differs(one, other, at), error: Number.POSITIVE_INFINITY }
      return
    }
    if (isClose(one, other, tolerance)) return
    const distance = Math.abs(other - one)
    const error = Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance
    if (worst === null || error > worst.error) worst = { at, says: sayError(one, other, at), error }
  }
  look(expected, got, [])
  return worst
}

function sayError(expected: number, got: number, at: readonly number[]): string {
  const where = at.length === 0 ? '' : ` at ${showPlace(at)}`
  const by = Number.isFinite(got - expected) ? `, off by ${Math.abs(got - expected).toPrecision(3)}` : ''
  return `Expected ${expected}${where}, got ${got}${by}.`
}
