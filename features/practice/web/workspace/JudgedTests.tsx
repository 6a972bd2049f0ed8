import type { ErrorTable } from '../../rules/checkers/check-result.ts'
import type { Language } from '../../rules/problem.ts'
import type { RunTest } from '../../rules/own-tests.ts'
import { wordsOf } from '../../rules/language-words.ts'
import { missingModuleText } from '../../rules/missing-module.ts'
import { verdictText } from '../../rules/verdicts.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { shownAnswer, shownArguments, shownResult } from './shown-values.ts'
import type { SubmissionData } from './SubmissionView.tsx'
import { TestResult } from './TestResult.tsx'

interface Props {
  problem: ProblemData
  submission: Pick<SubmissionData, 'verdict' | 'total' | 'results'>
  language: Language
  /** The submitted program. */
  code: string
  /** Runs a sample again in the browser. */
  onRunTest?: (test: RunTest) => void
}

/** The results of all tests that ran: up to the first failure, or all samples if one of them failed. The passed ones are folded into one line. */
export function JudgedTests({ problem, submission: { verdict, total, results }, language, code, onRunTest }: Props) {
  let samples = 0
  let hidden = 0
  const left = total - results.length
  const tests = results.map(({ isSample, category, errors, ...result }) => {
    const sample = isSample ? problem.samples[samples] : undefined
    const name = isSample ? `Sample ${(samples += 1)}` : `Hidden test ${(hidden += 1)}: ${category}`
    const isPassed = result.verdict === 'Accepted'
    const given = sample !== undefined && !isPassed ? shownArguments(problem, sample.given, language) : null
    // The rows of a result that is too long were cut, so it stays text.
    const words = (text: string | null) => (text === null ? null : wordsOf(text, language))
    const tables = language === 'sql' && sample !== undefined && { expected: shownAnswer(problem, sample.expected, language), got: result.got === null ? null : shownResult(problem, result.got, language) }
    const runs = sample !== undefined && onRunTest !== undefined && { onRun: () => onRunTest({ name, given: sample.given, expected: sample.expected, isOwn: false }) }
    return { isPassed, row: <TestResult key={name} name={name} source={code} result={{ ...result, verdict: verdictText(result.verdict, language), expected: words(result.expected), got: words(result.got), ...tables, given, errors: errors === null ? null : (JSON.parse(errors) as ErrorTable) }} {...runs} /> }
  })
  const passed = tests.filter(({ isPassed }) => isPassed)
  const failed = tests.filter(({ isPassed }) => !isPassed)
  // A missing library fails every test in the same way, so it is said once.
  const missing = language === 'python' && passed.length === 0 ? results.map(({ message }) => missingModuleText(message)).find((text) => text !== null) : undefined
  if (missing !== undefined) return <p className="text-sm text-danger">{missing}</p>
  return (
    <>
      {failed.length > 0 && <ol className="grid grid-cols-1 gap-2">{failed.map(({ row }) => row)}</ol>}
      {passed.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-9 cursor-pointer py-2 text-text-muted pointer-coarse:min-h-11">{passed.length === 1 ? '1 test passed' : `${passed.length} tests passed`}</summary>
          <ol className="mt-1 grid grid-cols-1 gap-2">{passed.map(({ row }) => row)}</ol>
        </details>
      )}
      {verdict !== null && results.length > 0 && left > 0 && (
        <p className="text-sm text-text-muted">
          {results.at(-1)!.isSample ? 'Hidden tests run once all samples pass.' : 'Stopped at the first failed test.'} {left} not run.
        </p>
      )}
    </>
  )
}
