import type { ProblemFault } from './problem-faults.ts'
import type { UnansweredTest } from './problem.ts'
import type { Value } from './value.ts'

const LEAST_BOUND = 1_000

/** A number with thousands, such as `50,000`, `20{,}000` or `2000`, and the noun that is counted. */
const COUNTED = /(?<![\d^.-])(\d{1,3}(?:(?:\{,\}|,)\d{3})+|\d{4,})\$?\s+(?:[a-z]+\s+)?([a-z]{2,}s|entries|data)\b/g
/** Nouns of quantities that are no sizes of the input. */
const NO_SIZES = new Set(['steps', 'comparisons', 'times', 'merges', 'rounds', 'seconds', 'is'])
const CONSTRAINTS = /\*\*Constraints\.\*\*([^]*?)(?:\n\n|$)/

/** The largest number of items that the constraints of a statement allow, if it is 1,000 or more; null otherwise. */
export function largestBound(statement: string): number | null {
  const constraints = CONSTRAINTS.exec(statement)?.[1] ?? ''
  const bounds = [...constraints.matchAll(COUNTED)].flatMap(([, written, noun]) => (NO_SIZES.has(noun!) ? [] : [Number(written!.replaceAll(/\D/g, ''))]))
  return Math.max(0, ...bounds) >= LEAST_BOUND ? Math.max(...bounds) : null
}

/** The length of the longest list or text in a value. Lists of different lengths, such as the neighbors of nodes, count as one. */
export function longestPart(value: Value): number {
  if (typeof value === 'string') return value.length
  if (!Array.isArray(value)) return 0
  const parts = value as readonly Value[]
  const lengths = parts.flatMap((part) => (Array.isArray(part) ? [(part as readonly Value[]).length] : []))
  const isRagged = lengths.some((length) => length !== lengths[0])
  return parts.reduce<number>((longest, part) => Math.max(longest, longestPart(part)), Math.max(parts.length, isRagged ? lengths.reduce((sum, length) => sum + length, 0) : 0))
}

/** What is wrong if the longest part of all hidden tests is this long (requirement Q-26); null if it has at least half of the largest size. */
export function sizeFault(bound: number, longest: number): string | null {
  if (longest * 2 >= bound) return null
  const found = longest === 0 ? '' : ` The largest one has ${longest.toLocaleString('en')}.`
  return `The constraints allow ${bound.toLocaleString('en')} items, so one hidden test needs at least ${Math.ceil(bound / 2).toLocaleString('en')}.${found}`
}

/** Reports that no hidden test has at least half of the largest size that the statement allows (requirement Q-26). */
export function sizeFaults(statement: string, tests: readonly UnansweredTest[]): ProblemFault[] {
  const bound = largestBound(statement)
  if (bound === null) return []
  const message = sizeFault(bound, Math.max(0, ...tests.map((test) => (test.isSample ? 0 : longestPart(test.arguments)))))
  return message === null ? [] : [{ at: 'tests', message }]
}
