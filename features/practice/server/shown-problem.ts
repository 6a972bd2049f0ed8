import { createHash } from 'node:crypto'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { markdownToHtml } from '#platform/server/rich-text/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { problemForm } from '../rules/problem-forms.ts'
import type { Problem } from '../rules/problem.ts'
import type { WrittenProblem } from '../rules/written-problem.ts'

/** The texts of a problem as readers get them. */
export interface ShownProblem {
  statement: string
  editorial: string
  hints: string[]
  /** One for each sample, in order. */
  explanations: string[]
}

/** Draws the texts of a problem: Markdown with formulas becomes clean markup with MathML. */
export const shownProblem = ({ statement, editorial, hints, tests }: Problem): ShownProblem => ({
  statement: shown(statement),
  editorial: shown(editorial),
  hints: hints.map(shown),
  explanations: tests.flatMap((test) => (test.isSample ? [shown(test.explanation)] : [])),
})

/** The texts of a problem that is still being written: whatever is a text is drawn. */
export const drawnTexts = ({ statement, editorial, hints, tests }: WrittenProblem): ShownProblem => ({
  statement: shown(statement),
  editorial: shown(editorial),
  hints: listOf(hints).slice(0, MAX_DRAWN).map((hint) => shown(typeof hint === 'string' ? hint : '')),
  explanations: listOf(tests).slice(0, MAX_DRAWN).flatMap((test) => {
    const explanation = (test as { explanation?: unknown } | null)?.explanation
    return typeof explanation === 'string' ? [shown(explanation)] : []
  }),
})

const MAX_DRAWN = 40
const listOf = (written: unknown): unknown[] => (Array.isArray(written) ? written : [])
const shown = (markdown: string) => renderRichText(sanitizeRichText(markdownToHtml(markdown), { imageSources: () => false })).html

/** Stands for all that a verdict depends on: tests, checker, limits and the function with its types. */
export function revisionOf({ about, tests }: WrittenProblem): string {
  const { function: name, parameters, returns, checker, limits, needsNumpy } = problemForm.parse(about)
  const types = parameters.map((parameter) => [parameter.name, parameter.type])
  const judged = { name, types, returns: returns.type, checker, limits, needsNumpy, tests }
  return createHash('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, 32)
}
