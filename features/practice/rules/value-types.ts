import { showPlace, showValue, type Value } from './value.ts'

/** The type of a parameter or of an answer, as problems write it: `number[][]`, `integer?[]`, `text`. */
export type ValueType =
  | { kind: 'integer' | 'number' | 'text' | 'truth' }
  | { kind: 'list'; of: ValueType }
  | { kind: 'maybe'; of: ValueType }

const PLAIN = ['integer', 'number', 'text', 'truth'] as const
const MAX_SIGNS = 6

/** Reads a type as problems write it; `null` where it is none. `[]` makes a list, `?` says that it may be missing. */
export function readType(written: string): ValueType | null {
  const plain = PLAIN.find((name) => written.startsWith(name))
  if (plain === undefined) return null
  const signs = written.slice(plain.length).match(/\[\]|\?|./g) ?? []
  if (signs.length > MAX_SIGNS || signs.some((sign) => sign !== '[]' && sign !== '?')) return null
  return signs.reduce<ValueType>((of, sign) => ({ kind: sign === '[]' ? 'list' : 'maybe', of }), { kind: plain })
}

/** Where a value is not of its type, in a sentence that begins with its name; `null` where it is. */
export function misfitOf(value: Value, type: ValueType, name = 'The answer', at: readonly number[] = []): string | null {
  if (type.kind === 'maybe') return value === null ? null : misfitOf(value, type.of, name, at)
  if (type.kind !== 'list') return fits(value, type.kind) ? null : misfit(value, NAMES[type.kind], name, at)
  if (!Array.isArray(value)) return misfit(value, 'a list', name, at)
  for (const [index, part] of (value as readonly Value[]).entries()) {
    const found = misfitOf(part, type.of, name, [...at, index])
    if (found !== null) return found
  }
  return null
}

const NAMES = { integer: 'a whole number', number: 'a number', text: 'a text', truth: 'true or false' }

function fits(value: Value, kind: keyof typeof NAMES): boolean {
  if (kind === 'integer') return typeof value === 'number' && Number.isSafeInteger(value)
  if (kind === 'number') return typeof value === 'number'
  return typeof value === (kind === 'text' ? 'string' : 'boolean')
}

function misfit(value: Value, wanted: string, name: string, at: readonly number[]): string {
  const where = at.length === 0 ? name : `${name} at ${showPlace(at)}`
  return `${where} should be ${wanted}, but it is ${value === null ? 'nothing' : showValue(value, 40)}.`
}
