import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkAnswer, readAnswer } from '#features/practice/rules/check-answer.ts'
import { languagesOf, type Problem } from '#features/practice/rules/problem.ts'
import { generateValue } from '#features/practice/rules/recipes/generate-value.ts'
import { recipeSchema } from '#features/practice/rules/recipes/recipe-schema.ts'
import { tablesOf } from '#features/practice/rules/tables.ts'
import type { Value } from '#features/practice/rules/value.ts'
import { fromJson, fromWire, toWire } from '#features/practice/rules/wire.ts'
import { BANK_FOLDER, readProblem, readSolutions } from '#features/practice/server/problem-bank.ts'
import { sqlMutants, type Mutant } from './mutate-sql.ts'
import { runQueries, type QueryAnswer } from './run-queries.ts'
import { runSolutions, type Answer } from './run-solutions.ts'

const RANDOM_INPUTS = 500
const SECONDS_PER_INPUT = 1
const MS_PER_QUERY = 8_000
const MAX_OUTPUT = 1e9

/** `mutation.json`: templates of small arguments, and mutants that no test can catch. */
const planSchema = z.strictObject({
  inputs: z.array(z.array(z.unknown())).min(1),
  survivors: z.array(z.strictObject({ line: z.int(), change: z.string(), why: z.string().min(15) })),
})

type WireAnswer = QueryAnswer

/** The number of mutants, how many of them answer a random input differently, and what is wrong with the tests or references. */
export interface MutantCheck {
  mutants: number
  differing: number
  faults: string[]
}

export const hasMutationPlan = (slug: string): boolean => existsSync(join(BANK_FOLDER, slug, 'mutation.json'))

/** Compares both references on random inputs, and checks that the tests catch all mutants of the first one, in Python or SQL, that answer an input differently. */
export async function checkMutants(slug: string): Promise<MutantCheck> {
  const problem = readProblem(slug)
  const plan = planSchema.parse(JSON.parse(readFileSync(join(BANK_FOLDER, slug, 'mutation.json'), 'utf8')))
  const inputs = Array.from({ length: RANDOM_INPUTS }, (_, at) => plan.inputs[at % plan.inputs.length]!.map((part, index) => randomArgument(part, at * 10 + index + 1)))
  const { answers, differences } = await compareReferences(problem, inputs)
  if (differences.length > 0) return { mutants: 0, differing: 0, faults: differences }
  const [reference] = readSolutions(slug)
  const mutants = reference!.language === 'sql' ? sqlMutants(reference!.source) : (JSON.parse(await python([join(import.meta.dirname, 'mutate.py')], reference!.source)) as Mutant[])
  const onInputs = await run(problem, mutants, inputs)
  const expected = inputs.map((given, at) => ({ arguments: given, expected: answers[at]! }))
  const differing = mutants.filter((_, at) => !passesAll(problem, expected, onInputs[at]!))
  const onTests = await run(problem, differing, problem.tests.map((test) => test.arguments))
  const survivors = differing.filter((_, at) => passesAll(problem, problem.tests, onTests[at]!))
  const isListed = ({ line, change }: { line: number; change: string }, all: readonly { line: number; change: string }[]) => all.some((one) => one.line === line && one.change === change)
  const faults = [
    ...survivors.filter((mutant) => !isListed(mutant, plan.survivors)).map(({ line, change }) => `No test catches a mutant that ${change} in line ${line}.`),
    ...plan.survivors.filter((mutant) => !isListed(mutant, survivors)).map(({ line, change }) => `The listed mutant that ${change} in line ${line} does not survive.`),
  ]
  return { mutants: mutants.length, differing: differing.length, faults }
}

function randomArgument(part: unknown, seed: number): Value {
  if (typeof part !== 'object' || part === null || !('make' in part)) return fromJson(part) ?? null
  return generateValue(recipeSchema.parse({ ...part, seed }))
}

async function compareReferences(problem: Problem, inputs: Value[][]): Promise<{ answers: Value[]; differences: string[] }> {
  const tests = inputs.map((given) => ({ arguments: given }))
  const [first, second] = readSolutions(problem.slug)
  const [mine] = (await runSolutions(first!.language, [{ problem: { ...problem, tests }, solution: first! }]))!
  const [others] = (await runSolutions(second!.language, [{ problem: { ...problem, tests }, solution: second! }]))!
  const answerOf = (one: Answer): Value | undefined => {
    const read = 'value' in one && one.value !== undefined ? readAnswer({ ...problem, language: first!.language }, one.value) : null
    return read !== null && 'answer' in read ? read.answer : undefined
  }
  const differences = inputs.flatMap((given, at) => {
    const [one, other] = [mine![at]!, others![at]!]
    const input = JSON.stringify(given).slice(0, 300)
    const expected = answerOf(one)
    if (expected === undefined || 'raised' in other) return [`A reference fails for ${input}: ${JSON.stringify([one, other]).slice(0, 200)}`]
    const verdict = checkAnswer({ ...problem, language: second!.language }, { arguments: given, expected }, other.value)
    return verdict.passes ? [] : [`The references differ for ${input}: ${verdict.message}`]
  })
  return { answers: mine!.map((one) => answerOf(one) ?? null), differences: differences.slice(0, 3) }
}

function passesAll(problem: Problem, tests: readonly { arguments: Value[]; expected: Value }[], answers: readonly WireAnswer[]): boolean {
  const language = languagesOf(problem.returns.type)[0]!
  return tests.every((test, at) => {
    const answer = answers[at]
    return answer !== undefined && 'value' in answer && checkAnswer({ ...problem, language }, test, fromWire(answer.value)).passes
  })
}

async function run(problem: Problem, mutants: readonly Mutant[], inputs: readonly Value[][]): Promise<WireAnswer[][]> {
  if (mutants.length === 0) return []
  if (languagesOf(problem.returns.type)[0] === 'sql') {
    const calls = inputs.map((given) => toWire(given))
    return runQueries(mutants.map(({ source }) => ({ source, tables: tablesOf(problem.parameters), calls })), MS_PER_QUERY)
  }
  const program = ['../../judge/sandboxed/wire.py', 'run-mutants.py'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('')
  const calls = `[${inputs.map((given) => toWire(given)).join()}]`
  const job = `{"function":${JSON.stringify(problem.function)},"sources":${JSON.stringify(mutants.map(({ source }) => source))},"seconds":${SECONDS_PER_INPUT},"inputs":${calls}}`
  return JSON.parse(await python(['-c', program], job)) as WireAnswer[][]
}

function python(given: string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile('python3', given, { maxBuffer: MAX_OUTPUT }, (error, output) => (error === null ? resolve(output) : reject(error)))
    child.stdin!.end(input)
  })
}
