import type { Context } from '#platform/server/context.ts'
import { sampleCode, sampleInput, sampleOutput } from '../rules/sample-texts.ts'
import { sayChecker } from '../rules/say-checker.ts'
import type { Problem } from '../rules/problem.ts'
import { toWire } from '../rules/wire.ts'
import { checkedProblem } from '../rules/written-problem.ts'
import { findProblem } from './problems.queries.ts'

/** A sample as the browser runs it: values as they travel (requirement Q-21). */
export interface Sample {
  given: string
  expected: string
  explanation: string
}

/** A problem as everybody may read it: of hidden tests, hints and editorial it has nothing. */
export interface ReadProblem extends Pick<Problem, 'slug' | 'title' | 'difficulty' | 'category' | 'tags' | 'function' | 'parameters' | 'needsNumpy'> {
  id: string
  previousSlugs: string[]
  revision: string
  description: string
  shown: string
  sampleInput: string
  sampleOutput: string
  starts: { python: string; javascript: string }
  returns: Problem['returns']
  checker: string
  rightWhen: string
  seconds: number
  megabytes: number
  samples: Sample[]
  hiddenTests: number
}

/** One published problem by its slug or one that it had before, or null. */
export async function readPublicProblem(context: Context, slug: string): Promise<ReadProblem | null> {
  const row = await findProblem(context.database, slug)
  if (row === null || !row.is_published) return null
  const problem = checkedProblem(row.slug, row.body)
  const { slug: current, title, difficulty, category, tags, function: name, parameters, returns, needsNumpy, checker, limits, statement, tests } = problem
  const samples = tests.filter(({ isSample }) => isSample)
  return {
    id: row.id, slug: current, previousSlugs: row.previous_slugs, title, difficulty, category, tags, function: name, parameters, returns, needsNumpy,
    revision: row.revision, description: statement, shown: row.shown.statement,
    sampleInput: sampleInput(problem), sampleOutput: sampleOutput(problem),
    starts: { python: sampleCode(problem, 'python'), javascript: sampleCode(problem, 'javascript') },
    checker: JSON.stringify(checker), rightWhen: sayChecker(checker), ...limits,
    samples: samples.map((test, at) => ({ given: toWire(test.arguments), expected: toWire(test.expected), explanation: row.shown.explanations[at]! })),
    hiddenTests: tests.length - samples.length,
  }
}
