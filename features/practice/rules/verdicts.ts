import type { Language } from './problem.ts'

/** The verdict on a test or a submission. */
export const VERDICTS = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Runtime Error',
  'Output Limit Exceeded',
  'Compile Error',
  'Judge Error',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** The states of a submission. It returns to `waiting` if its judge is lost; rejudging changes the verdict but not the state. */
export const STATES = ['waiting', 'running', 'judged'] as const
export type State = (typeof STATES)[number]

/** The maximum number of waiting submissions of one person. */
export const MAX_WAITING = 5

/** How many times a submission is tried if the judge fails. */
export const MAX_TRIES = 3

export const MAX_CODE = 65_536

/** The verdict of a submission is that of its first failed test (requirement J-4). */
export const verdictOf = (outcomes: readonly { verdict: Verdict }[]): Verdict =>
  outcomes.find(({ verdict }) => verdict !== 'Accepted')?.verdict ?? 'Accepted'

/** What is shown instead of `Compile Error` in languages that people don’t compile. */
const NOT_COMPILED: Partial<Record<Language, string>> = { sql: 'SQL error', python: 'Program error' }

/** A verdict as it is shown. */
export const verdictText = (verdict: string, language: Language): string => (verdict === 'Compile Error' ? (NOT_COMPILED[language] ?? verdict) : verdict)

/** Chooses between two states of a submission that may arrive in any order: a verdict is never replaced. */
export const latestState = <Submission extends { state: string }>(known: Submission, received: Submission): Submission => (known.state === 'judged' ? known : received)

/** Whether a verdict has consequences for the person: a failure of the judge has none. */
export const hasConsequences = (verdict: Verdict): boolean => verdict !== 'Judge Error'
