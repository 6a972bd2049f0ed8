import { hintsForm, problemForm, testsForm } from './problem-forms.ts'
import type { Language, Problem } from './problem.ts'

/** A problem as its writer wrote it: nothing of it is checked yet, and large arguments are recipes. */
export interface WrittenProblem {
  about: unknown
  statement: string
  hints: unknown
  editorial: string
  tests: unknown
}

/** Reads what somebody wrote through the closed schema; throws with the place where something is not as it should be. */
export const checkedProblem = (slug: string, { about, statement, hints, editorial, tests }: WrittenProblem): Problem => ({
  slug,
  ...problemForm.parse(about),
  statement,
  hints: hintsForm.parse(hints),
  editorial,
  tests: testsForm.parse(tests),
})

/** A program that answers a problem, and what is wrong with it if something is. */
export interface Solution {
  file: string
  language: Language
  source: string
  fault: string | null
}

/** A solution by the name of its file; of a known-wrong one the first line says what is wrong. */
export function solutionOf(file: string, source: string): Solution {
  const fault = /^(?:#|\/\/) (.+)/.exec(source)?.[1] ?? ''
  return { file, language: file.endsWith('.py') ? 'python' : 'javascript', source, fault: file.startsWith('wrong/') ? fault : null }
}
