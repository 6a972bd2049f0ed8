import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Solution } from '#features/practice/rules/written-problem.ts'
import { functionName } from '#features/practice/rules/sample-texts.ts'
import type { Language, Problem } from '#features/practice/rules/problem.ts'
import { fromWire, toWire } from '#features/practice/rules/wire.ts'
import type { Value } from '#features/practice/rules/value.ts'

/** A solution with the problem that it is for. */
export interface Work {
  problem: Pick<Problem, 'function' | 'slug'> & { tests: { arguments: Value[] }[] }
  solution: Solution
}

/** What a solution answered to one test, or how it broke. */
export type Answered = { value: Value | undefined } | { raised: string }

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const PROGRAMS: Record<Language, [program: string, ...given: string[]]> = {
  python: ['python3', '-c', textOf('../../judge/guests/wire.py') + textOf('run.py')],
  javascript: [process.execPath, join(import.meta.dirname, 'run.mjs')],
}
const MAX_RUN = 25_000

/** Whether the machine's Python has numpy, which some problems ask for. */
export const hasNumpy = (): boolean => spawnSync('python3', ['-c', 'import numpy'], { stdio: 'ignore' }).status === 0

/**
 * Runs solutions of the bank on all tests of their problems, in one process for each language. Only for what we wrote
 * ourselves: nothing holds it back. `null` where the machine does not have the language.
 */
export async function runSolutions(language: Language, works: readonly Work[]): Promise<Answered[][] | null> {
  const asked = works.map(({ problem, solution }) => ({
    source: solution.source,
    file: `${problem.slug}/${solution.file}`,
    function: functionName(problem.function, language),
    calls: problem.tests.map((test) => JSON.parse(toWire(test.arguments)) as unknown),
  }))
  const written = await talkTo(PROGRAMS[language], JSON.stringify(asked))
  if (written === null) return null
  const answers = JSON.parse(written) as ({ value?: string } | { raised: string })[][]
  return answers.map((all) => all.map((one) => ('raised' in one ? one : { value: fromWire(one.value) })))
}

function talkTo([program, ...given]: [string, ...string[]], input: string): Promise<string | null> {
  return new Promise((done, broke) => {
    const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'], timeout: MAX_RUN })
    const parts: Buffer[] = []
    child.once('error', (trouble: NodeJS.ErrnoException) => (trouble.code === 'ENOENT' ? done(null) : broke(trouble)))
    child.once('close', (code, signal) => (code === 0 ? done(Buffer.concat(parts).toString()) : broke(new Error(`${program} ended with ${code ?? signal}.`))))
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
