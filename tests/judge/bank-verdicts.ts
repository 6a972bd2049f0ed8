import type { Judges } from '#features/practice/rules/judging.ts'
import { readProblem, readSolutions } from '#features/practice/server/read-problems.ts'
import { verdictOfJudged } from './programs.ts'

/**
 * Judges the solutions of these problems; returns those with a wrong verdict: a reference that is not accepted, or a known-wrong solution
 * that is.
 */
export async function wrongVerdicts(judges: Judges, slugs: readonly string[], hasNumpy: boolean): Promise<string[]> {
  const all = slugs.flatMap((slug) => readSolutions(slug).map((solution) => ({ problem: readProblem(slug), solution })))
  const works = all.filter(({ problem, solution }) => hasNumpy || !problem.needsNumpy || solution.language === 'javascript').values()
  const wrong: string[] = []
  await Promise.all([1, 2].map(async () => {
    for (const { problem, solution } of works) {
      const verdict = verdictOfJudged(await judges.judge({ ...problem, language: solution.language, code: solution.source }))
      if ((verdict === 'Accepted') !== (solution.fault === null)) wrong.push(`${problem.slug}/${solution.file}: ${verdict}`)
    }
  }))
  return wrong
}
