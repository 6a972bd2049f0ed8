import { showPosition, showValue, type Value } from './value.ts'

/** The type of a parameter or answer: `number[][]`, `integer?[]`, `text`. */
export type ValueType =
  | { kind: 'integer' | 'number' | 'text' | 'truth' }
  | { kind: 'list'; of: ValueType }
  | { kind: 'maybe'; of: ValueType }

const PLAIN = ['integer', 'number', 'text', 'truth'] as const
const MAX_SUFFIXES = 6

/** Parses a type; null if it is invalid. `[]` makes a list, `?` allows null. */
export function readType(text: string): ValueType | null {
  const plain = PLAIN.find((name) => text.startsWith(name))
  if (plain === undefined) return null
  const suffixes = text.slice(plain.length).match(/\[\]|\?|./g) ?? []
  if (suffixes.length > MAX_SUFFIXES || suffixes.some((suffix) => suffix !== '[]' && suffix !== '?')) return null
  return suffixes.reduce<ValueType>((of, suffix) => ({ kind: suffix === '[]' ? 'list' : 'maybe', of }), { kind: plain })
}

/** Explains where a value does not have its type, in a sentence that begins with its name; null if it has. */
export function typeErrorOf(value: Value, type: ValueType, name = 'The answer', at: readonly number[] = []): string | null {
  if (type.kind === 'maybe') return value === null ? null : typeErrorOf(value, type.of, name, at)
  if (type.kind !== 'list') return hasKind(value, type.kind) ? null : describeError(value, NAMES[type.kind], name, at)
  if (!Array.isArray(value)) return describeError(value, 'a list', name, at)
  for (const [index, part] of (value as readonly Value[]).entries()) {
    const found = typeErrorOf(part, type.of, name, [...at, index])
    if (found !== null) return found
  }
  return null
}

const NAMES = { integer: 'a whole number', number: 'a number', text: 'a text', truth: 'true or false' }

function hasKind(value: Value, kind: keyof typeof NAMES): boolean {
  if (kind === 'integer') return typeof value === 'number' && Number.isSafeInteger(value)
  if (kind === 'number') return typeof value === 'number'
  return typeof value === (kind === 'text' ? 'string' : 'boolean')
}

function describeError(value: Value, expected: string, name: string, at: readonly number[]): string {
  const subject = at.length === 0 ? name : `${name} at ${showPosition(at)}`
  return `${subject} should be ${expected}, but it is ${value === null ? 'nothing' : showValue(value, 40)}.`
}
