import type { Language } from './problem.ts'
import { readColumns, tableErrorOf, type Column } from './tables.ts'
import { showPosition, showValue, type Value } from './value.ts'

/** The type of a parameter or answer: `number[][]`, `integer?[]`, `text`, `table(user_id integer, score number?)`. */
export type ValueType =
  | { kind: 'integer' | 'number' | 'text' | 'boolean' }
  | { kind: 'list'; of: ValueType }
  | { kind: 'maybe'; of: ValueType }
  | { kind: 'table'; columns: readonly Column[] }

const PLAIN = ['integer', 'number', 'text', 'boolean'] as const
const MAX_SUFFIXES = 6

/** Parses a type; null if it is invalid. `[]` makes a list, `?` allows null. Booleans of older problems are called `truth`. */
export function readType(written: string): ValueType | null {
  const text = written.replace(/^truth\b/, 'boolean')
  const columns = readColumns(text)
  if (columns !== null) return { kind: 'table', columns }
  const plain = PLAIN.find((name) => text.startsWith(name))
  if (plain === undefined) return null
  const suffixes = text.slice(plain.length).match(/\[\]|\?|./g) ?? []
  if (suffixes.length > MAX_SUFFIXES || suffixes.some((suffix) => suffix !== '[]' && suffix !== '?')) return null
  return suffixes.reduce<ValueType>((of, suffix) => ({ kind: suffix === '[]' ? 'list' : 'maybe', of }), { kind: plain })
}

/** Explains where a value does not have its type, in a sentence that begins with its name; null if it has. */
export function typeErrorOf(value: Value, type: ValueType, name = 'The answer', at: readonly number[] = []): string | null {
  if (type.kind === 'maybe') return value === null ? null : typeErrorOf(value, type.of, name, at)
  if (type.kind === 'table') return tableErrorOf(value, type.columns, name)
  if (type.kind !== 'list') return hasKind(value, type.kind) ? null : describeError(value, NAMES[type.kind], name, at)
  if (!Array.isArray(value)) return describeError(value, NAMES.list, name, at)
  for (const [index, part] of (value as readonly Value[]).entries()) {
    const found = typeErrorOf(part, type.of, name, [...at, index])
    if (found !== null) return found
  }
  return null
}

const NAMES = { integer: 'a whole number', number: 'a number', text: 'a text', boolean: 'true or false', list: 'a list' }

type Words = typeof NAMES & { nothing: string }
/** The words of the language in which a solution is written. */
const WORDS: Readonly<Record<Language, Words>> = {
  python: { ...NAMES, text: 'a string', boolean: 'True or False', nothing: 'None' },
  javascript: { ...NAMES, text: 'a string', list: 'an array', nothing: 'null or undefined' },
  sql: { ...NAMES, nothing: 'NULL' },
}

/**
 * Explains to the author of a solution where its answer does not have its type, in the words of the language; null if it has.
 * `Your function returned None; a list is expected.`
 */
export function answerErrorOf(value: Value, type: ValueType, language: Language): string | null {
  const words = WORDS[language]
  const find = (part: Value, wanted: ValueType, at: readonly number[]): string | null => {
    if (wanted.kind === 'table') return tableErrorOf(part, wanted.columns, 'The answer')
    if (wanted.kind === 'maybe') return part === null ? null : find(part, wanted.of, at)
    if (wanted.kind === 'list' ? Array.isArray(part) : hasKind(part, wanted.kind)) {
      const parts = wanted.kind === 'list' ? (part as readonly Value[]) : []
      for (const [index, one] of parts.entries()) {
        const found = find(one, (wanted as { of: ValueType }).of, [...at, index])
        if (found !== null) return found
      }
      return null
    }
    const shown = part === null ? words.nothing : typeof part === 'boolean' && language === 'python' ? (part ? 'True' : 'False') : showValue(part, 40)
    return at.length === 0 ? `Your function returned ${shown}; ${words[wanted.kind]} is expected.` : `The answer at ${showPosition(at)} is ${shown}; ${words[wanted.kind]} is expected.`
  }
  return find(value, type, [])
}

/** Converts values whose meaning is clear: True and False where numbers are expected, 1 and 0 where a boolean is. */
export function convertAnswer(value: Value, type: ValueType): Value {
  if (type.kind === 'maybe') return value === null ? null : convertAnswer(value, type.of)
  if (type.kind === 'list') return Array.isArray(value) ? (value as readonly Value[]).map((part) => convertAnswer(part, type.of)) : value
  if ((type.kind === 'integer' || type.kind === 'number') && typeof value === 'boolean') return value ? 1 : 0
  return type.kind === 'boolean' && (value === 1 || value === 0) ? value === 1 : value
}

function hasKind(value: Value, kind: 'integer' | 'number' | 'text' | 'boolean'): boolean {
  if (kind === 'integer') return typeof value === 'number' && Number.isSafeInteger(value)
  if (kind === 'number') return typeof value === 'number'
  return typeof value === (kind === 'text' ? 'string' : 'boolean')
}

function describeError(value: Value, expected: string, name: string, at: readonly number[]): string {
  const subject = at.length === 0 ? name : `${name} at ${showPosition(at)}`
  return `${subject} should be ${expected}, but it is ${value === null ? 'nothing' : showValue(value, 40)}.`
}
