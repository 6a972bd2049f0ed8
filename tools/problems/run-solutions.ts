import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Solution } from '#features/practice/rules/problem-source.ts'
import { functionName } from '#features/practice/rules/sample-texts.ts'
import type { Language, Problem } from '#features/practice/rules/problem.ts'
import { fromWire, toWire } from '#features/practice/rules/wire.ts'
import { tablesOf } from '#features/practice/rules/tables.ts'
import type { Value } from '#features/practice/rules/value.ts'
import { runQueries } from './run-queries.ts'

/** A solution and its problem. */
export interface SolutionRun {
  problem: Pick<Problem, 'function' | 'slug' | 'parameters'> & { tests: { arguments: Value[] }[] }
  solution: Solution
}

/** The answer of a solution to one test, or its error; of a query with the names of its columns. */
export type Answer = { value: Value | undefined } | { raised: string }

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const PROGRAMS: Record<Exclude<Language, 'sql'>, [program: string, ...given: string[]]> = {
  python: ['python3', '-c', textOf('../../judge/sandboxed/wire.py') + textOf('run.py')],
  javascript: [process.execPath, join(import.meta.dirname, 'run.mjs')],
}
const TIMEOUT_MS = 100_000

/** Whether this machine's Python has numpy, which some problems need. */
export const hasNumpy = (): boolean => spawnSync('python3', ['-c', 'import numpy'], { stdio: 'ignore' }).status === 0

/**
 * Runs solutions of the problem bank on all tests of their problems, in one process per language, queries in threads. There is no sandbox, so it is only for trusted
 * solutions. Returns null if this machine does not have the language.
 */
export async function runSolutions(language: Language, runs: readonly SolutionRun[]): Promise<Answer[][] | null> {
  if (language === 'sql') {
    const jobs = runs.map(({ problem, solution }) => ({ source: solution.source, tables: tablesOf(problem.parameters), calls: problem.tests.map((test) => toWire(test.arguments)) }))
    return valuesOf(await runQueries(jobs, TIMEOUT_MS))
  }
  const input = runs.map(({ problem, solution }) => ({
    source: solution.source,
    file: `${problem.slug}/${solution.file}`,
    function: functionName(problem.function, language),
    calls: problem.tests.map((test) => JSON.parse(toWire(test.arguments)) as unknown),
  }))
  const output = await execute(PROGRAMS[language], JSON.stringify(input))
  if (output === null) return null
  return valuesOf(JSON.parse(output) as WireAnswer[][])
}

type WireAnswer = { value?: string } | { raised: string }

const valuesOf = (answers: readonly WireAnswer[][]): Answer[][] => answers.map((all) => all.map((one) => ('raised' in one ? one : { value: fromWire(one.value) })))

function execute([program, ...given]: [string, ...string[]], input: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'], timeout: TIMEOUT_MS })
    const chunks: Buffer[] = []
    child.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)))
    child.once('close', (code, signal) => (code === 0 ? resolve(Buffer.concat(chunks).toString()) : reject(new Error(`${program} ended with ${code ?? signal}.`))))
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
