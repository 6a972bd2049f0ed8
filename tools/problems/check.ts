/**
 * `node tools/problems/check.ts SLUG…`: checks problems of the bank as the gate does: their data and texts, and the verdict and time of every
 * solution in the judge.
 */
import { canDraw } from '#platform/server/rich-text/maths.ts'
import { duplicateFaults } from '#features/practice/rules/duplicate-texts.ts'
import { faultText } from '#features/practice/rules/fault-text.ts'
import { problemFaults } from '#features/practice/rules/problem-faults.ts'
import type { Problem } from '#features/practice/rules/problem.ts'
import { hintsSchema, problemSchema } from '#features/practice/rules/problem-schemas.ts'
import { listSlugs, readProblem, readSolutions, readSource } from '#features/practice/server/problem-bank.ts'
import { startJudges } from '#judge/judge-client.ts'
import { faultOf, judgeSolution } from './judge-problem.ts'

const slugs = process.argv.slice(2)
if (slugs.length === 0) throw new Error('Give the slug of a problem.')
const judges = startJudges({ count: 1, entry: 'judge/judge.ts', servesPages: false, log: (line) => console.error(line) })
try {
  for (const slug of slugs) {
    const faults = await check(slug)
    console.log(faults.length === 0 ? `${slug}: everything is as it should be.\n` : `${slug}: ${faults.length} faults.\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n`)
    if (faults.length > 0) process.exitCode = 1
  }
} finally {
  await judges.stop()
}

/** The faults of a problem. Its solutions are judged only if its data have none. */
async function check(slug: string): Promise<string[]> {
  const source = readSource(slug)
  const solutions = readSolutions(slug)
  const faults = problemFaults(source, solutions, canDraw)
  const title = problemSchema.safeParse(source.about).data?.title ?? ''
  const texts = { title, statement: source.statement, editorial: source.editorial, hints: hintsSchema.safeParse(source.hints).data ?? [] }
  const repeated = duplicateFaults(texts, listSlugs().filter((other) => other !== slug).flatMap(textsOf))
  if (faults.length + repeated.length > 0) return [...faults, ...repeated].map((fault) => faultText(fault))
  return judge(readProblem(slug))
}

async function judge(problem: Problem): Promise<string[]> {
  const faults: string[] = []
  console.log(`${problem.slug}: ${problem.tests.length} tests, ${problem.tests.filter(({ isSample }) => !isSample).length} of them hidden`)
  for (const solution of readSolutions(problem.slug)) {
    const result = await judgeSolution(judges, problem, solution)
    console.log(`  ${solution.file.padEnd(36)} ${result.verdict.padEnd(22)} slowest test ${result.seconds.toFixed(3)} s of ${result.limit} s  ${result.message.slice(0, 90)}`)
    const fault = faultOf(result)
    if (fault !== null) faults.push(fault)
  }
  return faults
}

/** The texts of another problem; none if it is not finished yet. */
function textsOf(slug: string) {
  try {
    const { about, statement, editorial, hints } = readSource(slug)
    return [{ title: problemSchema.parse(about).title, statement, editorial, hints: hintsSchema.parse(hints) }]
  } catch {
    return []
  }
}
