import { hintsSchema, problemSchema, testsSchema } from './problem-schemas.ts'
import type { Language, Problem } from './problem.ts'

/** The source of a problem, not validated; large arguments are recipes. */
export interface ProblemSource {
  about: unknown
  statement: string
  hints: unknown
  editorial: string
  tests: unknown
}

/** Validates a source and generates large arguments. Throws a ZodError with the path of what is wrong. */
export const parseProblem = (slug: string, { about, statement, hints, editorial, tests }: ProblemSource): Problem => ({
  slug,
  ...problemSchema.parse(about),
  statement,
  hints: hintsSchema.parse(hints),
  editorial,
  tests: testsSchema.parse(tests),
})

/** A solution of a problem, and its fault if it is a known-wrong one. */
export interface Solution {
  file: string
  language: Language
  source: string
  fault: string | null
}

/** Creates a solution from a file. The first line of a known-wrong one describes its fault. */
export function solutionOf(file: string, source: string): Solution {
  const fault = /^(?:#|\/\/) (.+)/.exec(source)?.[1] ?? ''
  return { file, language: file.endsWith('.py') ? 'python' : 'javascript', source, fault: file.startsWith('wrong/') ? fault : null }
}
