import type { Value } from '../value.ts'
import { isList } from './exact.ts'
import { misshape } from './shapes.ts'
import { checkTolerance, isClose, type Tolerance } from './tolerance.ts'
import { fail, type Verdict } from './verdict.ts'

/** What has a sign of its own: the whole answer, each row, or each column, as eigenvectors stand there. */
export const SIGNED_PARTS = ['whole', 'rows', 'columns'] as const
export type SignedPart = (typeof SIGNED_PARTS)[number]

/** Close enough after each part was turned around where that brings it nearer: an eigenvector has no sign. */
export function checkSignFree(expected: Value, got: Value, part: SignedPart, tolerance: Tolerance): Verdict {
  const shape = misshape(expected, got)
  if (shape !== null) return fail(shape)
  return checkTolerance(expected, turned(expected, got, part, tolerance), tolerance)
}

function turned(expected: Value, got: Value, part: SignedPart, tolerance: Tolerance): Value {
  if (part === 'whole') return isNearerTurned(expected, got, tolerance) ? negated(got) : got
  if (!isList(expected) || !isList(got)) return got
  if (part === 'rows') return got.map((row, at) => turned(expected[at]!, row, 'whole', tolerance))
  const width = isList(expected[0] ?? null) ? (expected[0] as readonly Value[]).length : 0
  const flips = Array.from({ length: width }, (_, at) => isNearerTurned(columnOf(expected, at), columnOf(got, at), tolerance))
  return got.map((row) => (isList(row) ? row.map((one, at) => (flips[at] === true ? negated(one) : one)) : row))
}

const columnOf = (table: readonly Value[], at: number): Value => table.map((row) => (isList(row) ? (row[at] ?? null) : null))

function isNearerTurned(expected: Value, got: Value, tolerance: Tolerance): boolean {
  return misses(expected, negated(got), tolerance) < misses(expected, got, tolerance)
}

function misses(expected: Value, got: Value, tolerance: Tolerance): number {
  if (isList(expected)) return isList(got) ? expected.reduce<number>((sum, one, at) => sum + misses(one, got[at] ?? null, tolerance), 0) : 1
  return typeof expected === 'number' && typeof got === 'number' && isClose(expected, got, tolerance) ? 0 : 1
}

function negated(value: Value): Value {
  if (isList(value)) return value.map(negated)
  return typeof value === 'number' ? -value : value
}
