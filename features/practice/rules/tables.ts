import { showValue, type Value } from './value.ts'

/** A column of a table of a SQL problem. */
export interface Column {
  name: string
  type: 'integer' | 'number' | 'text'
  /** Whether it may be NULL. */
  isOptional: boolean
}

/** A table of a SQL problem, as the database creates it. */
export interface TableSchema {
  name: string
  columns: readonly Column[]
}

const TABLE = /^table\((.+)\)$/
const COLUMN = /^([a-z][a-z0-9_]{0,29}) (integer|number|text)(\?)?$/

/** Reads the columns of a type such as `table(user_id integer, score number?)`; null if it is no valid table. */
export function readColumns(type: string): Column[] | null {
  const columns = TABLE.exec(type)?.[1]?.split(', ').map((written) => COLUMN.exec(written)) ?? [null]
  const names = new Set(columns.map((column) => column?.[1]))
  if (columns.includes(null) || names.size !== columns.length) return null
  return columns.map((column) => ({ name: column![1]!, type: column![2] as Column['type'], isOptional: column![3] !== undefined }))
}

/** Whether a type is that of a table. */
export const isTable = (type: string): boolean => type.startsWith('table(')

/** The tables of a SQL problem; none of a problem whose parameters are no tables. */
export const tablesOf = (parameters: readonly { name: string; type: string }[]): TableSchema[] =>
  parameters.flatMap(({ name, type }) => {
    const columns = readColumns(type)
    return columns === null ? [] : [{ name, columns }]
  })

const NAMES = { integer: 'a whole number', number: 'a number', text: 'a text' }

/** The first cell or row that does not fit, as a sentence without its subject. */
interface Misfit {
  /** From 1. */
  row: number
  column: Column | null
  says: string
}

/** Explains where a value is not a list of rows with these columns; null if it is. */
export function tableErrorOf(value: Value, columns: readonly Column[], name: string): string | null {
  if (!Array.isArray(value)) return `${name} should be a list of rows, but it is ${showValue(value, 40)}.`
  const misfit = misfitOf(value as readonly Value[], columns)
  if (misfit === null) return null
  return misfit.column === null ? `Row ${misfit.row} of ${name} ${misfit.says}.` : `\`${misfit.column.name}\` in row ${misfit.row} of ${name} ${misfit.says}.`
}

/** Explains to the author of a query where its result does not fit; null if it does. `names` are the columns of the result. */
export function resultErrorOf(names: readonly Value[], rows: readonly Value[], columns: readonly Column[]): string | null {
  if (names.length !== columns.length) {
    const expected = columns.map((column) => column.name).join(', ')
    return `Your query returns ${names.length === 1 ? '1 column' : `${names.length} columns`}; ${columns.length === 1 ? '1 is' : `${columns.length} are`} expected: ${expected}.`
  }
  const misfit = misfitOf(rows, columns)
  if (misfit === null) return null
  return `Row ${misfit.row} of your result: the column ${misfit.column?.name ?? ''} ${misfit.says}.`
}

function misfitOf(rows: readonly Value[], columns: readonly Column[]): Misfit | null {
  for (const [at, cells] of rows.entries()) {
    if (!Array.isArray(cells) || cells.length !== columns.length) return { row: at + 1, column: null, says: `should be a list of ${columns.length} values` }
    const wrong = columns.findIndex((column, index) => !fits(cells[index] as Value, column))
    const column = columns[wrong]
    if (column !== undefined) return { row: at + 1, column, says: `should be ${NAMES[column.type]}${column.isOptional ? ' or NULL' : ''}, but it is ${cellText(cells[wrong] as Value)}` }
  }
  return null
}

function fits(cell: Value, { type, isOptional }: Column): boolean {
  if (cell === null) return isOptional
  if (type === 'integer') return Number.isSafeInteger(cell)
  return typeof cell === (type === 'number' ? 'number' : 'string')
}

/** A cell as people read it. */
export const cellText = (cell: Value): string => (cell === null ? 'NULL' : showValue(cell, 60))
