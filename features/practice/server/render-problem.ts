import { createHash } from 'node:crypto'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { isFigurePath } from '../rules/figures.ts'
import { parseAbout } from '../rules/problem-schemas.ts'
import type { UnansweredProblem } from '../rules/problem.ts'
import type { ComputedAnswers, ProblemSource } from '../rules/problem-source.ts'

/** The texts of a problem as HTML. */
export interface RenderedProblem {
  statement: string
  editorial: string
  hints: string[]
  /** The explanation of each sample, in order. */
  explanations: string[]
}

/** Renders the texts of a problem: Markdown with formulas becomes sanitized HTML with MathML. */
export const renderProblem = ({ statement, editorial, hints, tests }: Pick<UnansweredProblem, 'statement' | 'editorial' | 'hints' | 'tests'>): RenderedProblem => ({
  statement: render(statement),
  editorial: render(editorial),
  hints: hints.map(render),
  explanations: tests.flatMap((test) => (test.isSample ? [render(test.explanation)] : [])),
})

/** Renders the texts of a problem that may be incomplete; anything that is no text is skipped or empty. */
export const renderDraft = ({ statement, editorial, hints, tests }: ProblemSource): RenderedProblem => ({
  statement: render(statement),
  editorial: render(editorial),
  hints: listOf(hints).slice(0, MAX_RENDERED).map((hint) => render(typeof hint === 'string' ? hint : '')),
  explanations: listOf(tests).slice(0, MAX_RENDERED).flatMap((test) => {
    const explanation = (test as { explanation?: unknown } | null)?.explanation
    return typeof explanation === 'string' ? [render(explanation)] : []
  }),
})

const MAX_RENDERED = 40
const listOf = (written: unknown): unknown[] => (Array.isArray(written) ? written : [])
/** Lessons and courses of this site, the only pages that texts of problems link to by their path. */
const isCoursePath = (path: string) => /^\/(?:learn|courses)\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(path)
const render = (markdown: string) => renderRichText(sanitizeRichText(markdownToHtml(markdown), { imageSources: isFigurePath, ownPaths: isCoursePath })).html

/** A hash of everything that verdicts depend on: tests with their computed answers, checker, limits and the signature of the function. */
export function revisionOf({ about, tests }: ProblemSource, answers: ComputedAnswers): string {
  const { function: name, parameters, returns, checker, limits, needsNumpy, whyNoNumpy } = parseAbout(about)
  const types = parameters.map((parameter) => [parameter.name, parameter.type])
  const judged = { name, types, returns: returns.type, checker, limits, needsNumpy, tests, ...(answers.length > 0 && { answers }), ...(whyNoNumpy !== null && { isNumpyForbidden: true }) }
  return createHash('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, 32)
}
