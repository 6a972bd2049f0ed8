import { createHash } from 'node:crypto'
import { cleanRichText } from '#platform/server/rich-text/clean.ts'
import { markdownToHtml } from '#platform/server/rich-text/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { hintsForm, problemForm, testsForm } from '../rules/problem-forms.ts'
import type { Problem } from '../rules/problem.ts'

/** A problem as its writer wrote it: nothing of it is checked yet, and large arguments are recipes. */
export interface WrittenProblem {
  about: unknown
  statement: string
  hints: unknown
  editorial: string
  tests: unknown
}

/** The texts of a problem as readers get them. */
export interface ShownProblem {
  statement: string
  editorial: string
  hints: string[]
  /** One for each sample, in order. */
  explanations: string[]
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

/** Draws the texts of a problem: Markdown with formulas becomes clean markup with MathML. */
export const shownProblem = ({ statement, editorial, hints, tests }: Problem): ShownProblem => ({
  statement: shown(statement),
  editorial: shown(editorial),
  hints: hints.map(shown),
  explanations: tests.flatMap((test) => (test.isSample ? [shown(test.explanation)] : [])),
})

const shown = (markdown: string) => renderRichText(cleanRichText(markdownToHtml(markdown), { imageSources: () => false })).html

/** Stands for all that a verdict depends on: tests, checker, limits and the function with its types. */
export function revisionOf({ about, tests }: WrittenProblem): string {
  const { function: name, parameters, returns, checker, limits, needsNumpy } = problemForm.parse(about)
  const types = parameters.map((parameter) => [parameter.name, parameter.type])
  const judged = { name, types, returns: returns.type, checker, limits, needsNumpy, tests }
  return createHash('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, 32)
}
