/** What a solution is given and what it gives back: plain data, without objects. */
export type Value = null | boolean | number | string | readonly Value[]

/** No honest answer is nested deeper or has more parts. */
export const DEEPEST = 64
export const MAX_PARTS = 200_000

/**
 * A copy of what somebody's code gave back, if it is plain data within bounds; otherwise `undefined`. Whatever comes in,
 * it does not throw: getters, proxies and circles are refused like everything else that is no plain data.
 */
export function asValue(given: unknown): Value | undefined {
  let parts = 0
  const copy = (one: unknown, depth: number): Value | undefined => {
    parts += 1
    if (parts > MAX_PARTS || depth > DEEPEST) return undefined
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
    return copy(given, 0)
  } catch {
    return undefined
  }
}

const HALF_AT_THE_END = /[\ud800-\udbff]$/

/** One value as a short text for people, cut where it gets long. */
export function showValue(value: Value, longest = 80): string {
  const text = writeShort(value, longest + 1)
  return text.length > longest ? `${text.slice(0, longest).replace(HALF_AT_THE_END, '')}…` : text
}

function writeShort(value: Value, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room))
  if (value === null || typeof value !== 'object') return Object.is(value, -0) ? '0' : String(value)
  let text = '['
  for (const part of value) {
    if (text.length > room) break
    text += (text === '[' ? '' : ', ') + writeShort(part, room)
  }
  return `${text}]`
}

/** Where in a value something stands, as one would write it in code: `[2][0]`. */
export const showPlace = (at: readonly number[]) => at.map((index) => `[${index}]`).join('')
