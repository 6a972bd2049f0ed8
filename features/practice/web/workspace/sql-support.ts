import { completeFromList } from '@codemirror/autocomplete'
import { sql, SQLite } from '@codemirror/lang-sql'
import type { Extension } from '@codemirror/state'
import type { TableSchema } from '../../rules/tables.ts'

/** SQL as SQLite speaks it, with completion of keywords, tables and columns; columns are also completed without their table. */
export function sqlSupport(tables: readonly TableSchema[]): Extension {
  const schema = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  const columns = [...new Set(Object.values(schema).flat())].map((label) => ({ label, type: 'property' }))
  const support = sql({ dialect: SQLite, schema, upperCaseKeywords: true })
  return [support, support.language.data.of({ autocomplete: completeFromList(columns) })]
}
