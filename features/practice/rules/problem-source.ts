import { hintsSchema, parseAbout } from './problem-schemas.ts'
import type { Language, Problem, ProblemTest, UnansweredProblem } from './problem.ts'
import { someTestsSchema, testsSchema } from './tests-schema.ts'
import type { Verdict } from './verdicts.ts'
import { fromWire } from './wire.ts'

/** The source of a problem, not validated; large arguments are recipes. */
export interface ProblemSource {
  about: unknown
  statement: string
  hints: unknown
  editorial: string
  tests: unknown
}

/**
 * For each test, the answer that the reference computed for it in wire format; null if the expected answer is written in the test. Empty if that
 * is so for all tests.
 */
export type ComputedAnswers = readonly (string | null)[]

/** Validates a source and generates large arguments. Throws a ZodError with the path of what is wrong. */
export const parseUnanswered = (slug: string, { about, statement, hints, editorial, tests }: ProblemSource): UnansweredProblem => ({
  slug,
  ...parseAbout(about),
  statement,
  hints: hintsSchema.parse(hints),
  editorial,
  tests: testsSchema.parse(tests),
})

/** Like `parseUnanswered`, with the answers that the reference computed. Throws if one is missing. */
export const parseProblem = (slug: string, source: ProblemSource, answers: ComputedAnswers): Problem => withAnswers(parseUnanswered(slug, source), answers)

/** Fills in the answers that the reference computed. Throws if one is missing. */
export const withAnswers = (problem: UnansweredProblem, answers: ComputedAnswers): Problem => ({
  ...problem,
  tests: problem.tests.map((test, at): ProblemTest => {
    const expected = test.expected === undefined ? fromWire(answers[at]) : test.expected
    if (expected === undefined) throw new Error(`${problem.slug}: the answer to test ${at + 1} was not computed.`)
    return { ...test, expected }
  }),
})

/** Validates a source without its hidden tests, which are not generated. Returns their number. */
export function parsePublic(slug: string, { about, statement, hints, editorial, tests }: ProblemSource): Problem & { hiddenTests: number } {
  const all = tests as { category?: unknown }[]
  const samples = all.filter(({ category }) => category === undefined)
  const problem = { slug, ...parseAbout(about), statement, hints: hintsSchema.parse(hints), editorial, tests: someTestsSchema.parse(samples) }
  return { ...withAnswers(problem, []), hiddenTests: all.length - samples.length }
}

/** A solution of a problem, and its fault if it is a known-wrong one. */
export interface Solution {
  file: string
  language: Language
  source: string
  fault: string | null
}

const LANGUAGE_OF: Readonly<Record<string, Language>> = { py: 'python', js: 'javascript', sql: 'sql' }

/** Creates a solution from a file. The first line of a known-wrong one describes its fault. */
export function solutionOf(file: string, source: string): Solution {
  const fault = /^(?:#|\/\/|--) (.+)/.exec(source)?.[1] ?? ''
  return { file, language: LANGUAGE_OF[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'javascript', source, fault: file.startsWith('wrong/') ? fault : null }
}

/** Verdicts that a known-wrong solution may declare at the start of its fault: `Time Limit Exceeded: It sorts each window again.` */
const DECLARED = ['Time Limit Exceeded', 'Memory Limit Exceeded', 'Runtime Error'] as const satisfies readonly Verdict[]

/** The verdict that a solution must get (requirement Q-28): a known-wrong one gets Wrong Answer if it declares no other verdict. */
export const verdictExpectedOf = ({ fault }: Pick<Solution, 'fault'>): Verdict =>
  fault === null ? 'Accepted' : (DECLARED.find((verdict) => fault.startsWith(`${verdict}: `)) ?? 'Wrong Answer')
