import { ZodError } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { LANGUAGES, LEAST_WRONG, type Problem } from '../rules/problem.ts'
import { misfitOf, readType } from '../rules/value-types.ts'
import { verdictOf } from '../rules/verdicts.ts'
import type { Solution } from './read-problems.ts'
import { saidWords } from './shown-results.ts'
import { checkedProblem, type WrittenProblem } from './written-problem.ts'

const LARGEST_TEST = 4_096
const SHORTEST_FAULT = 15

/** What speaks against a problem as it is written, without running anything: a sentence each (requirements ). */
export function writtenFindings(slug: string, body: WrittenProblem, solutions: readonly Solution[]): { problem: Problem | null; findings: string[] } {
  try {
    const problem = checkedProblem(slug, body)
    return { problem, findings: [...dataFindings(problem, body), ...textFindings(problem), ...solutionFindings(solutions)] }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    return { problem: null, findings: error.issues.slice(0, 20).map(({ path, message }) => `${path.map(String).join('.') || 'The data'}: ${message}`) }
  }
}

function dataFindings({ parameters, returns, tests }: Problem, body: WrittenProblem): string[] {
  const answer = readType(returns.type)!
  const seen = new Set(tests.map((test) => JSON.stringify(test.arguments)))
  const misfits = tests.flatMap((test, at) => {
    const count = test.arguments.length === parameters.length ? null : 'It has another number of arguments than the function.'
    const given = test.arguments.map((one, index) => (parameters[index] === undefined ? null : misfitOf(one, readType(parameters[index].type)!)))
    return [count, ...given, misfitOf(test.expected, answer)].flatMap((says) => (says === null ? [] : [`Test ${at + 1}: ${says}`]))
  })
  const large = (body.tests as unknown[]).flatMap((test, at) => (JSON.stringify(test).length > LARGEST_TEST ? [`Test ${at + 1} is too large; large arguments are recipes.`] : []))
  return [...misfits, ...large, ...(seen.size < tests.length ? ['Two tests give the same arguments.'] : [])]
}

const textFindings = ({ statement, parameters }: Problem) =>
  parameters.flatMap(({ name }) => (statement.includes(`\`${name}\``) ? [] : [`The statement does not name \`${name}\`.`]))

function solutionFindings(solutions: readonly Solution[]): string[] {
  const missing = LANGUAGES.filter((language) => !solutions.some((one) => one.fault === null && one.language === language))
  const wrong = solutions.filter(({ fault }) => fault !== null)
  return [
    ...missing.map((language) => `There is no reference in ${language}.`),
    ...(wrong.length < LEAST_WRONG ? [`At least ${LEAST_WRONG} known-wrong solutions are needed.`] : []),
    ...wrong.flatMap(({ file, fault }) => (fault!.length < SHORTEST_FAULT ? [`${file} does not say in its first line what is wrong with it.`] : [])),
  ]
}

/** What the judge says against the solutions: references have to pass, known-wrong ones must not (requirements ). */
export async function judgedFindings(context: Context, problem: Problem, solutions: readonly Solution[]): Promise<string[]> {
  const findings: string[] = []
  for (const { file, language, source, fault } of solutions) {
    const { outcomes, trouble } = await context.judges.judge({ ...problem, language, code: source })
    const verdict = trouble?.verdict ?? verdictOf(outcomes)
    if (verdict === 'Judge Error') findings.push(`${file}: the judge could not run it.`)
    else if (fault === null && verdict !== 'Accepted') findings.push(`${file} should pass: ${verdict}. ${saidWords(trouble?.says ?? outcomes.find((one) => one.verdict !== 'Accepted')?.says ?? '')}`.trim())
    else if (fault !== null && verdict === 'Accepted') findings.push(`${file} should fail, but every test lets it pass.`)
  }
  return findings
}
