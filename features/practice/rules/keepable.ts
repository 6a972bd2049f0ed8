import { DEEPEST } from './value.ts'
import { MAX_WIRE } from './wire.ts'

/** Lists, tests and arguments lie around the values of a problem. */
const DEEPEST_DATA = DEEPEST + 8
/** What a made number may be as JSON, with its comma: `-1000000.25,`. */
const MAX_NUMBER = 12
/** All that the recipes of one problem make, in signs: whoever opens it makes them, and the judge is sent them. */
const MAX_MADE = 8_000_000

/** Whether the database keeps a text as it is: whole characters and no nulls. */
export const isWholeText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Whether parsed JSON can be kept as it is: whole texts in it, and nesting that ends. */
export function isKeepable(json: unknown): boolean {
  const waiting: (readonly [part: unknown, depth: number])[] = [[json, 0]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [part, depth] = next
    if (typeof part === 'string' && !isWholeText(part)) return false
    if (typeof part !== 'object' || part === null) continue
    if (depth === DEEPEST_DATA) return false
    for (const [name, inner] of Object.entries(part)) {
      if (!isWholeText(name)) return false
      waiting.push([inner, depth + 1])
    }
  }
  return true
}

/** Whether what the recipes of these tests make can be sent to a solution, looked at without making it. */
export function isMakeable(tests: unknown): boolean {
  if (!Array.isArray(tests)) return true
  const sizes = tests.map(sizeOfTest)
  return sizes.every((size) => size <= MAX_WIRE) && sizes.reduce((sum, size) => sum + size, 0) <= MAX_MADE
}

function sizeOfTest(test: unknown): number {
  const { arguments: given, expected } = (typeof test === 'object' && test !== null ? test : {}) as { arguments?: unknown; expected?: unknown }
  return [...(Array.isArray(given) ? (given as unknown[]) : []), expected].reduce<number>((sum, value) => sum + sizeMade(value), 0)
}

function sizeMade(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('make' in value)) return 0
  const { count, rows, columns, of } = value as Partial<Record<'count' | 'rows' | 'columns' | 'of', unknown>>
  const number = (one: unknown) => (typeof one === 'number' ? one : 1)
  const longest = Array.isArray(of) ? Math.max(0, ...of.map((text) => JSON.stringify(text)?.length ?? 0)) + 1 : MAX_NUMBER
  return number(count) * number(rows) * number(columns) * longest
}
