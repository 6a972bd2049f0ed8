import type { Language } from './problem.ts'
import { readType, type ValueType } from './value-types.ts'
import { showValue, type Value } from './value.ts'

type Plain = 'integer' | 'number' | 'text' | 'boolean'
const PLAIN: Readonly<Record<Language, Readonly<Record<Plain, string>>>> = {
  sql: { integer: 'INTEGER', number: 'REAL', text: 'TEXT', boolean: 'INTEGER' },
  python: { integer: 'int', number: 'float', text: 'str', boolean: 'bool' },
  javascript: { integer: 'number', number: 'number', text: 'string', boolean: 'boolean' },
}

/** A type of a parameter or answer in the notation of a language: `list[int | None]`, `(number | null)[]`. Unknown types stay as they are. */
export function typeName(text: string, language: Language): string {
  const type = readType(text)
  return type === null ? text : nameOf(type, language)
}

function nameOf(type: ValueType, language: Language): string {
  const isPython = language === 'python'
  if (type.kind === 'maybe') return `${nameOf(type.of, language)} | ${isPython ? 'None' : 'null'}`
  if (type.kind === 'table') return type.columns.map((column) => `${column.name} ${PLAIN.sql[column.type]}${column.isOptional ? ' or NULL' : ''}`).join(', ')
  if (type.kind !== 'list') return PLAIN[language][type.kind]
  const element = nameOf(type.of, language)
  if (isPython) return `list[${element}]`
  return type.of.kind === 'maybe' ? `(${element})[]` : `${element}[]`
}

const PYTHON_WORDS: Readonly<Record<string, string>> = { null: 'None', true: 'True', false: 'False', NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }

/** A value as one writes it in a language, shortened to a maximum length: `[True, None]` in Python. */
export function valueText(value: Value, language: Language, maxLength: number): string {
  return language === 'sql' && value === null ? 'NULL' : wordsOf(showValue(value, maxLength), language)
}

/** The text of a value, as `showValue` writes it, with the words of a language. */
export const wordsOf = (text: string, language: Language): string =>
  // Strings are skipped; one that was cut has no closing quote.
  language === 'python' ? text.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)|-?\b[A-Za-z]+\b/g, (token) => PYTHON_WORDS[token] ?? token) : text
