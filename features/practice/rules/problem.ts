import type { PredicateName } from './checkers/any-valid.ts'
import type { SignedPart } from './checkers/sign-free.ts'
import type { Tolerance } from './checkers/tolerance.ts'
import { isTable } from './tables.ts'
import type { Value } from './value.ts'

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The categories of the leaderboard: algorithms, mathematics, data structures. */
export const CATEGORIES = ['algo', 'math', 'ds'] as const
export type Category = (typeof CATEGORIES)[number]

export const LANGUAGES = ['python', 'javascript', 'sql'] as const
export type Language = (typeof LANGUAGES)[number]
/** Languages in which one writes functions. */
export type ProgramLanguage = Exclude<Language, 'sql'>
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { python: 'Python', javascript: 'JavaScript', sql: 'SQL' }

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The languages of a problem by the type of its answer: a table is the answer of a query, anything else that of a function. */
export const languagesOf = (returnType: string): readonly Language[] => (isTable(returnType) ? ['sql'] : ['python', 'javascript'])

/** How answers to a problem are checked. */
export type Checker =
  | { kind: 'exact' }
  | ({ kind: 'tolerance' } & Tolerance)
  | { kind: 'set' }
  | { kind: 'order-free'; levels: 1 | 2 }
  | ({ kind: 'sign-free'; part: SignedPart } & Tolerance)
  | { kind: 'any-valid'; predicate: PredicateName; looksAt: string[] }

/** A parameter of the function that a solution defines, or a table that a query reads. `says` describes it; stored problems have this key. */
export interface Parameter {
  name: string
  type: string
  says: string
}

/** The limits of a solution. */
export interface Limits {
  /** Seconds of processor time for one test. */
  seconds: number
  megabytes: number
}

type Shown = { isSample: true; explanation: string } | { isSample: false; category: string }

/** A test: arguments and the expected answer. A sample is shown with an explanation; of a hidden test only the category is shown. */
export type ProblemTest = { arguments: Value[]; expected: Value } & Shown

/** A test whose expected answer is undefined until the reference has computed it. */
export type UnansweredTest = { arguments: Value[]; expected: Value | undefined } & Shown

/** A problem. */
export interface Problem {
  slug: string
  title: string
  difficulty: Difficulty
  category: Category
  /** Topics (`topics.ts`) and other tags. */
  tags: string[]
  /** Other names under which it is found, such as `kNN`. */
  aliases: string[]
  /** The name of the function in snake_case; `query` of a SQL problem. */
  function: string
  parameters: Parameter[]
  returns: { type: string; says: string }
  checker: Checker
  limits: Limits
  needsNumpy: boolean
  /** Why NumPy is forbidden; null if it is allowed. */
  whyNoNumpy: string | null
  statement: string
  hints: string[]
  editorial: string
  tests: ProblemTest[]
}

/** A problem before its reference has computed the expected answers. */
export type UnansweredProblem = Omit<Problem, 'tests'> & { tests: UnansweredTest[] }

export const MIN_TESTS = 10
export const MIN_HIDDEN_TESTS = 5
export const HINT_COUNT = 3
export const MIN_WRONG_SOLUTIONS = 2
