import type { Value } from '../value.ts'
import { isList } from './exact.ts'
import { shapeDifference } from './shapes.ts'
import { checkTolerance, isClose, type Tolerance } from './tolerance.ts'
import { fail, type CheckResult } from './check-result.ts'

/** The part that may have either sign: the whole answer, each row, or each column, as for eigenvectors. */
export const SIGNED_PARTS = ['whole', 'rows', 'columns'] as const
export type SignedPart = (typeof SIGNED_PARTS)[number]

/** Like the tolerance checker, after flipping the sign of each part if that brings it closer. */
export function checkSignFree(expected: Value, got: Value, part: SignedPart, tolerance: Tolerance): CheckResult {
  const shape = shapeDifference(expected, got)
  if (shape !== null) return fail(shape)
  return checkTolerance(expected, withSigns(expected, got, part, tolerance), tolerance)
}

function withSigns(expected: Value, got: Value, part: SignedPart, tolerance: Tolerance): Value {
  if (part === 'whole') return isCloserNegated(expected, got, tolerance) ? negated(got) : got
  if (!isList(expected) || !isList(got)) return got
  if (part === 'rows') return got.map((row, at) => withSigns(expected[at]!, row, 'whole', tolerance))
  const width = isList(expected[0] ?? null) ? (expected[0] as readonly Value[]).length : 0
  const flips = Array.from({ length: width }, (_, at) => isCloserNegated(columnOf(expected, at), columnOf(got, at), tolerance))
  return got.map((row) => (isList(row) ? row.map((one, at) => (flips[at] === true ? negated(one) : one)) : row))
}

const columnOf = (table: readonly Value[], at: number): Value => table.map((row) => (isList(row) ? (row[at] ?? null) : null))

function isCloserNegated(expected: Value, got: Value, tolerance: Tolerance): boolean {
  return countMismatches(expected, negated(got), tolerance) < countMismatches(expected, got, tolerance)
}

function countMismatches(expected: Value, got: Value, tolerance: Tolerance): number {
  if (isList(expected)) return isList(got) ? expected.reduce<number>((sum, one, at) => sum + countMismatches(one, got[at] ?? null, tolerance), 0) : 1
  return typeof expected === 'number' && typeof got === 'number' && isClose(expected, got, tolerance) ? 0 : 1
}

function negated(value: Value): Value {
  if (isList(value)) return value.map(negated)
  return typeof value === 'number' ? -value : value
}
