/** `node tools/problems/answer.ts SLUG…`: sets `expected` of every test of a problem to the answer of its Python or SQL reference, unless it is computed when the problem is loaded. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANK_FOLDER, readSolutions, readSource } from '#features/practice/server/problem-bank.ts'
import { readAnswer } from '#features/practice/rules/check-answer.ts'
import { parseUnanswered } from '#features/practice/rules/problem-source.ts'
import { toWire } from '#features/practice/rules/wire.ts'
import { runSolutions } from './run-solutions.ts'

for (const slug of process.argv.slice(2)) {
  const problem = parseUnanswered(slug, readSource(slug))
  const [solution] = readSolutions(slug)
  const { language } = solution!
  const [answers] = (await runSolutions(language, [{ problem, solution: solution! }])) ?? []
  if (answers === undefined) throw new Error('python3 is required.')
  const file = join(BANK_FOLDER, slug, 'tests.json')
  const tests = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[]).map((test, at) => {
    if (problem.tests[at]!.expected === undefined) return test
    const answer = answers[at]!
    const read = 'raised' in answer ? { message: answer.raised } : readAnswer({ ...problem, language }, answer.value)
    if ('message' in read) throw new Error(`${slug}, test ${at + 1}: ${read.message}`)
    return { ...test, expected: JSON.parse(toWire(read.answer)) as unknown }
  })
  writeFileSync(file, `[\n${tests.map((test) => `  ${JSON.stringify(test)}`).join(',\n')}\n]\n`)
}
