/** An argument or answer of a solution: plain data without objects. */
export type Value = null | boolean | number | string | readonly Value[]

/** Limits for the nesting and the number of parts of an answer. */
export const MAX_DEPTH = 64
export const MAX_PARTS = 200_000

/**
 * Copies an answer of a solution if it is plain data within the limits; otherwise returns undefined. Never throws: getters, proxies and cycles are
 * rejected too.
 */
export function asValue(input: unknown): Value | undefined {
  let parts = 0
  const copy = (one: unknown, depth: number): Value | undefined => {
    parts += 1
    if (parts > MAX_PARTS || depth > MAX_DEPTH) return undefined
    if (one === null || typeof one === 'boolean' || typeof one === 'number' || typeof one === 'string') return one
    if (!Array.isArray(one) || one.length > MAX_PARTS) return undefined
    const list: Value[] = []
    for (let at = 0; at < one.length; at += 1) {
      const part = copy(one[at], depth + 1)
      if (part === undefined) return undefined
      list.push(part)
    }
    return list
  }
  try {
    return copy(input, 0)
  } catch {
    return undefined
  }
}

const LONE_SURROGATE_AT_END = /[\ud800-\udbff]$/

/** Formats a value for people, shortened to a maximum length. */
export function showValue(value: Value, maxLength = 80): string {
  const text = writeShort(value, maxLength + 1)
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(LONE_SURROGATE_AT_END, '')}…` : text
}

function writeShort(value: Value, maxLength: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, maxLength))
  if (value === null || typeof value !== 'object') return Object.is(value, -0) ? '0' : String(value)
  let text = '['
  for (const part of value) {
    if (text.length > maxLength) break
    text += (text === '[' ? '' : ', ') + writeShort(part, maxLength)
  }
  return `${text}]`
}

/** A position inside a value, as in code: `[2][0]`. */
export const showPosition = (at: readonly number[]) => at.map((index) => `[${index}]`).join('')
