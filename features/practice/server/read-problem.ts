import type { Context } from '#platform/server/context.ts'
import { sampleCode } from '../rules/sample-texts.ts'
import { sampleTexts } from '../rules/table-text.ts'
import { describeChecker } from '../rules/describe-checker.ts'
import { languagesOf, type Language, type Problem } from '../rules/problem.ts'
import { toWire } from '../rules/wire.ts'
import { parsePublic } from '../rules/problem-source.ts'
import { findProblem } from './problems.queries.ts'

/** A sample test with values in wire format, as the browser runs it (requirement Q-21). */
export interface Sample {
  given: string
  expected: string
  explanation: string
}

/** A published problem without its hidden tests, hints and editorial. */
export interface ProblemDetails extends Pick<Problem, 'slug' | 'title' | 'difficulty' | 'category' | 'tags' | 'function' | 'parameters' | 'needsNumpy'> {
  id: string
  previousSlugs: string[]
  whyNoNumpy: string | null
  revision: string
  description: string
  statementHtml: string
  sampleInput: string
  sampleOutput: string
  languages: readonly Language[]
  /** In each of its languages. */
  starterCode: Partial<Record<Language, string>>
  returns: Problem['returns']
  checker: string
  answerRule: string
  seconds: number
  megabytes: number
  samples: Sample[]
  hiddenTests: number
}

/** A published problem by its current or a previous slug, or null. */
export async function readProblemDetails(context: Context, slug: string): Promise<ProblemDetails | null> {
  const row = await findProblem(context.database, slug)
  if (row === null || !row.is_published) return null
  const problem = parsePublic(row.slug, row.body)
  const { slug: current, title, difficulty, category, tags, function: name, parameters, returns, needsNumpy, whyNoNumpy, checker, limits, statement, tests, hiddenTests } = problem
  const languages = languagesOf(returns.type)
  const sample = sampleTexts(problem)
  return {
    id: row.id, slug: current, previousSlugs: row.previous_slugs, title, difficulty, category, tags, function: name, parameters, returns, needsNumpy, whyNoNumpy,
    revision: row.revision, description: statement, statementHtml: row.shown.statement,
    sampleInput: sample.input, sampleOutput: sample.output,
    languages, starterCode: Object.fromEntries(languages.map((language) => [language, sampleCode(problem, language)])),
    checker: JSON.stringify(checker), answerRule: describeChecker(checker), ...limits,
    samples: tests.map((test, at) => ({ given: toWire(test.arguments), expected: toWire(test.expected), explanation: row.shown.explanations[at]! })),
    hiddenTests,
  }
}
