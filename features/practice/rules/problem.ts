import type { PredicateName } from './checkers/any-valid.ts'
import type { SignedPart } from './checkers/sign-free.ts'
import type { Tolerance } from './checkers/tolerance.ts'
import type { Value } from './value.ts'

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What a problem is counted for: algorithms, mathematics, data structures. */
export const CATEGORIES = ['algo', 'math', 'ds'] as const
export type Category = (typeof CATEGORIES)[number]

export const LANGUAGES = ['python', 'javascript'] as const
export type Language = (typeof LANGUAGES)[number]

/** How answers to a problem are compared with what is expected. */
export type Checker =
  | { kind: 'exact' }
  | ({ kind: 'tolerance' } & Tolerance)
  | { kind: 'set' }
  | { kind: 'order-free'; levels: 1 | 2 }
  | ({ kind: 'sign-free'; part: SignedPart } & Tolerance)
  | { kind: 'any-valid'; predicate: PredicateName; looksAt: string[] }

/** One thing that a solution is given. */
export interface Parameter {
  name: string
  type: string
  says: string
}

/** What a solution may use. */
export interface Limits {
  /** Seconds of processor time for one test. */
  seconds: number
  megabytes: number
}

/** One test: what is given, and what should come back. A sample is shown and explained; of a hidden one only the category. */
export type ProblemTest = { arguments: Value[]; expected: Value } & (
  | { isSample: true; explanation: string }
  | { isSample: false; category: string }
)

/** A problem of the bank as people meet it. */
export interface Problem {
  slug: string
  title: string
  difficulty: Difficulty
  category: Category
  tags: string[]
  /** The function that a solution defines, as Python writes it. */
  function: string
  parameters: Parameter[]
  returns: { type: string; says: string }
  checker: Checker
  limits: Limits
  needsNumpy: boolean
  statement: string
  hints: string[]
  editorial: string
  tests: ProblemTest[]
}

export const LEAST_TESTS = 8
export const LEAST_HIDDEN = 3
export const HINTS = 3
export const LEAST_WRONG = 2
