import { asValue, MAX_DEPTH, type Value } from './value.ts'

/** Maximum length of an answer in wire format. */
export const MAX_WIRE = 1_000_000

const SPECIAL: Readonly<Record<string, number>> = { NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, '-Infinity': Number.NEGATIVE_INFINITY }

/** The wire format of a value: JSON, with `{"$":"NaN"}` and likewise the two infinities. */
export const toWire = (value: Value): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part))

/** Parses the wire format; undefined if it is not a value. The length is limited before parsing, the depth afterwards. Never throws. */
export function fromWire(text: unknown): Value | undefined {
  if (typeof text !== 'string' || text.length > MAX_WIRE) return undefined
  try {
    return fromJson(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Converts parsed JSON to a value; undefined if it contains any object but the special numbers. */
export function fromJson(json: unknown): Value | undefined {
  let isInvalid = false
  const convert = (part: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) isInvalid = true
    if (isInvalid || part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.map((one: unknown) => convert(one, depth + 1))
    const name = Object.keys(part).length === 1 && Object.hasOwn(part, '$') ? (part as { $: unknown }).$ : null
    if (typeof name === 'string' && Object.hasOwn(SPECIAL, name)) return SPECIAL[name]
    isInvalid = true
    return null
  }
  const value = convert(json, 0)
  return isInvalid ? undefined : asValue(value)
}
