import type { Judges } from '#features/practice/rules/judging.ts'
import { readProblem, readSolutions } from '#features/practice/server/problem-bank.ts'
import { faultOf, judgeSolution } from '../../tools/problems/judge-problem.ts'

/** Judges all solutions of these problems. Returns a sentence for each with another verdict than it declares, or without the margin to the time limit. */
export async function wrongVerdicts(judges: Judges, slugs: readonly string[], hasNumpy: boolean): Promise<string[]> {
  const all = slugs.flatMap((slug) => {
    const problem = readProblem(slug)
    return readSolutions(slug).map((solution) => ({ problem, solution }))
  })
  const queue = all.filter(({ problem, solution }) => hasNumpy || !problem.needsNumpy || solution.language !== 'python').values()
  const wrong: string[] = []
  await Promise.all([1, 2].map(async () => {
    for (const { problem, solution } of queue) {
      const fault = faultOf(await judgeSolution(judges, problem, solution))
      if (fault !== null) wrong.push(`${problem.slug}: ${fault}`)
    }
  }))
  return wrong
}
