import type { Value } from '../value.ts'
import { isList } from './exact.ts'
import type { ErrorTable } from './check-result.ts'

/** The size of a table that is still readable. */
const MAX_ROWS = 12
const MAX_COLUMNS = 12

/** The absolute errors of a list or table of numbers of the same shape; null for anything else. */
export function errorTable(expected: Value, got: Value): ErrorTable | null {
  if (!isList(expected) || !isList(got) || expected.length === 0) return null
  const isFlat = expected.every((part) => !isList(part))
  const [expectedRows, gotRows] = isFlat ? [[expected], [got]] : [expected, got]
  const rows: (number | null)[][] = []
  for (let at = 0; at < expectedRows.length; at += 1) {
    const row = errorRow(expectedRows[at]!, gotRows[at]!)
    if (row === null) return null
    if (rows.length < MAX_ROWS) rows.push(row.slice(0, MAX_COLUMNS))
  }
  const widest = Math.max(...expectedRows.slice(0, MAX_ROWS).map((row) => (isList(row) ? row.length : 0)))
  return { rows, isCut: expectedRows.length > MAX_ROWS || widest > MAX_COLUMNS }
}

function errorRow(expected: Value, got: Value): (number | null)[] | null {
  if (!isList(expected) || !isList(got)) return null
  const errors = expected.map((one, at) => errorOf(one, got[at] ?? null))
  return errors.includes(undefined) ? null : (errors as (number | null)[])
}

function errorOf(expected: Value, got: Value): number | null | undefined {
  if (isList(expected) || isList(got) || typeof expected === 'string' || typeof got === 'string') return undefined
  if (Object.is(expected, got) || expected === got) return 0
  if (typeof expected !== 'number' || typeof got !== 'number') return null
  const error = Math.abs(got - expected)
  return Number.isFinite(error) ? error : null
}
