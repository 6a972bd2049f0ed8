import { valueText } from '../../rules/language-words.ts'
import type { Language } from '../../rules/problem.ts'
import { readColumns } from '../../rules/tables.ts'
import type { Value } from '../../rules/value.ts'
import { fromWire } from '../../rules/wire.ts'
import type { ProblemData } from './ProblemPage.tsx'

/** A table of a SQL problem or the result of a query. */
export interface ShownTable {
  /** The name of the table; null for a result. */
  name: string | null
  columns: readonly string[]
  rows: readonly (readonly Value[])[]
}

/** A value as it is shown: as text, or as tables in SQL problems. */
export type ShownValue = string | readonly ShownTable[]

const MAX_LENGTH = 600

type Signature = Pick<ProblemData, 'parameters' | 'returnType'>

/** The arguments of a test in wire format: one line for each parameter, or its tables. */
export function shownArguments({ parameters }: Signature, given: string, language: Language): ShownValue {
  const values = fromWire(given)
  const valueAt = (at: number): Value => (Array.isArray(values) ? ((values as readonly Value[])[at] ?? null) : null)
  if (language === 'sql') return parameters.map(({ name, type }, at) => ({ name, columns: namesOf(type), rows: rowsOf(valueAt(at)) }))
  return parameters.map(({ name }, at) => `${name} = ${valueText(valueAt(at), language, MAX_LENGTH)}`).join('\n')
}

/** An expected answer in wire format. */
export function shownAnswer({ returnType }: Signature, wire: string, language: Language): ShownValue {
  const value = fromWire(wire)
  if (value === undefined) return wire.slice(0, MAX_LENGTH)
  return language === 'sql' ? [{ name: null, columns: namesOf(returnType), rows: rowsOf(value) }] : valueText(value, language, MAX_LENGTH)
}

/** The answer of a solution in wire format. The first row of the result of a query has the names of its columns. */
export function shownResult(signature: Signature, wire: string, language: Language): ShownValue {
  if (language !== 'sql') return shownAnswer(signature, wire, language)
  const [names, ...rows] = rowsOf(fromWire(wire) ?? null)
  return names === undefined ? wire.slice(0, MAX_LENGTH) : [{ name: null, columns: names.map(String), rows }]
}

const namesOf = (type: string): string[] => (readColumns(type) ?? []).map(({ name }) => name)

const rowsOf = (value: Value): (readonly Value[])[] => (Array.isArray(value) ? (value as readonly Value[]).filter((row) => Array.isArray(row)) : [])

