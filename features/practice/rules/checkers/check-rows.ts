import { cellText, type Column } from '../tables.ts'
import type { Value } from '../value.ts'
import { isList } from './exact.ts'
import { checkOrderFree } from './order-free.ts'
import { fail, type CheckResult } from './check-result.ts'

type Failure = Extract<CheckResult, { passes: false }>

/** Describes a failed check of the rows of a query in terms of rows and columns. */
export function checkRows(failure: Failure, columns: readonly Column[], expected: Value, got: Value): Failure {
  if (!isList(expected) || !isList(got)) return failure
  if (expected.length !== got.length) return fail(`Your query returns ${rows(got.length)}; ${rows(expected.length)} ${expected.length === 1 ? 'is' : 'are'} expected.`)
  if (checkOrderFree(expected, got, 1).passes) return { ...failure, message: 'The rows are right, but in another order than expected.', errors: null }
  const [row, column] = failure.at ?? []
  if (row === undefined) return failure
  const [expectedRow, gotRow] = [expected[row], got[row]]
  if (column === undefined || expectedRow === undefined || !isList(expectedRow) || gotRow === undefined || !isList(gotRow)) return { ...failure, message: `Row ${row + 1}: ${failure.message}` }
  return { ...failure, message: `Row ${row + 1}, column ${columns[column]!.name}: expected ${cellText(expectedRow[column]!)}, got ${cellText(gotRow[column]!)}.`, errors: null }
}

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
