import { asValue, DEEPEST, type Value } from './value.ts'

/** No answer may be longer than this when it is written. */
export const MAX_WIRE = 1_000_000

const SPECIAL: Readonly<Record<string, number>> = { NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, '-Infinity': Number.NEGATIVE_INFINITY }

/** A value as it travels to and from a solution: JSON, with `{"$":"NaN"}` and the two infinities beside it. */
export const toWire = (value: Value): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part))

/** Reads what a solution's side wrote; `undefined` where it is not a value. Bounded in length before it is parsed and in depth after; never throws. */
export function fromWire(text: unknown): Value | undefined {
  if (typeof text !== 'string' || text.length > MAX_WIRE) return undefined
  try {
    return fromJson(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Turns parsed JSON into a value: the only objects in it may be numbers that JSON cannot write. */
export function fromJson(json: unknown): Value | undefined {
  let strange = false
  const turn = (part: unknown, depth: number): unknown => {
    if (depth > DEEPEST) strange = true
    if (strange || part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.map((one: unknown) => turn(one, depth + 1))
    const name = Object.keys(part).length === 1 && Object.hasOwn(part, '$') ? (part as { $: unknown }).$ : null
    if (typeof name === 'string' && Object.hasOwn(SPECIAL, name)) return SPECIAL[name]
    strange = true
    return null
  }
  const turned = turn(json, 0)
  return strange ? undefined : asValue(turned)
}
