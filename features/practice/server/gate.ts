import type { Context } from '#platform/server/context.ts'
import { canDraw } from '#platform/server/rich-text/maths.ts'
import type { Judged, Work } from '../rules/judging.ts'
import { likenessFaults } from '../rules/likeness.ts'
import { problemFaults, sayFault } from '../rules/problem-faults.ts'
import type { Problem } from '../rules/problem.ts'
import { verdictOf } from '../rules/verdicts.ts'
import { checkedProblem, type Solution, type WrittenProblem } from '../rules/written-problem.ts'
import { listOtherTexts } from './problems.queries.ts'
import { saidWords } from './shown-results.ts'

/** What the judge said of one solution, and whether it is what the solution is there for. */
export interface SolutionVerdict {
  file: string
  verdict: string
  isAsItShould: boolean
  says: string
}

/** What speaks against a problem as it is written, without running anything: a sentence each (requirements ). */
export async function writtenFindings({ db }: Context, slug: string, body: WrittenProblem, solutions: readonly Solution[]): Promise<{ problem: Problem | null; findings: string[] }> {
  const faults = problemFaults(body, solutions, canDraw)
  if (faults.length > 0) return { problem: null, findings: faults.map(sayFault) }
  const problem = checkedProblem(slug, body)
  const findings = likenessFaults(problem, await listOtherTexts(db, slug)).map(sayFault)
  return { problem: findings.length === 0 ? problem : null, findings }
}

/** What the judge says of each solution: references have to pass, known-wrong ones must not (requirements ). */
export async function judgedSolutions(context: Context, problem: Problem, solutions: readonly Solution[]): Promise<SolutionVerdict[]> {
  const verdicts: SolutionVerdict[] = []
  for (const { file, language, source, fault } of solutions) {
    const { outcomes, trouble } = await judged(context, { ...problem, language, code: source })
    const verdict = trouble?.verdict ?? verdictOf(outcomes)
    const at = outcomes.findIndex((one) => one.verdict !== 'Accepted')
    const where = at === -1 ? '' : `Test ${at + 1}. `
    const says = `${where}${saidWords(trouble?.says ?? outcomes[at]?.says ?? '')}`.trim()
    await context.judges.rest()
    verdicts.push({ file, verdict, isAsItShould: verdict !== 'Judge Error' && (verdict === 'Accepted') === (fault === null), says })
  }
  return verdicts
}

/** Where no judge can run it, as without numpy, whoever wrote the problem should hear so. */
async function judged({ judges }: Context, work: Work): Promise<Pick<Judged, 'outcomes' | 'trouble'>> {
  try {
    return await judges.judge(work)
  } catch (error) {
    // What is being stopped leaves the check to the next process.
    if (!judges.isOpen()) throw error
    return { outcomes: [], trouble: { verdict: 'Judge Error', says: (error as Error).message } }
  }
}

/** What follows from the verdicts, a sentence for each that is not as it should be. */
export const judgedFindings = (verdicts: readonly SolutionVerdict[]): string[] =>
  verdicts.flatMap(({ file, verdict, isAsItShould, says }) => {
    if (isAsItShould) return []
    if (verdict === 'Judge Error') return [`The judge couldn’t run ${file}.`]
    return [verdict === 'Accepted' ? `${file} should fail, but it passes every test.` : `${file} should pass: ${verdict}. ${says}`.trim()]
  })
