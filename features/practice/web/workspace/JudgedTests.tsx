import type { ErrorTable } from '../../rules/checkers/check-result.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { argumentLines } from './ProblemText.tsx'
import type { SubmissionData } from './SubmissionView.tsx'
import { TestResult } from './TestResult.tsx'

/** The results of all tests that ran, which end at the first failure. */
export function JudgedTests({ problem, submission: { verdict, total, results } }: { problem: ProblemData; submission: Pick<SubmissionData, 'verdict' | 'total' | 'results'> }) {
  let samples = 0
  let hidden = 0
  const left = total - results.length
  return (
    <>
      <ol className="grid grid-cols-1 gap-2">
        {results.map(({ isSample, category, errors, ...result }) => {
          const sample = isSample ? problem.samples[samples] : undefined
          const name = isSample ? `Sample ${(samples += 1)}` : `Hidden test ${(hidden += 1)}: ${category}`
          const given = sample !== undefined && result.verdict !== 'Accepted' ? argumentLines(problem, sample.given) : null
          return <TestResult key={name} name={name} result={{ ...result, given, errors: errors === null ? null : (JSON.parse(errors) as ErrorTable) }} />
        })}
      </ol>
      {verdict !== null && results.length > 0 && left > 0 && (
        <p className="text-sm text-text-muted">
          Stopped at the first failed test. {left} not run.
        </p>
      )}
    </>
  )
}
