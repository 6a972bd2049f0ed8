import { Badge } from '#platform/web/ui/Badge.tsx'
import { importsNumpy } from '../../rules/judging.ts'
import type { Language } from '../../rules/problem.ts'
import type { RunTest } from '../../rules/own-tests.ts'
import { missingModuleText } from '../../rules/missing-module.ts'
import { verdictText } from '../../rules/verdicts.ts'
import { runResultOf } from './run-result.ts'
import { scrollIntoView } from './scroll-into-view.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { Results } from './Results.tsx'
import type { RunReport } from './runner.ts'
import { TestResult } from './TestResult.tsx'

/** The position of a compile error in the answers. */
const COMPILE_ERROR_AT = -1
const NO_DETAILS = { given: null, expected: null, got: null, errors: null, timeMs: null, memoryKb: null }

/** The verdict of the test at which the run ended. */
const VERDICTS: Record<Exclude<RunReport['ended'], 'done'>, string> = {
  stopped: 'Stopped',
  'too-long': 'Time Limit Exceeded',
  flood: 'Output Limit Exceeded',
  broken: 'Runtime Error',
}

const END_MESSAGES: Record<Exclude<RunReport['ended'], 'done'>, string> = {
  stopped: 'Stopped.',
  'too-long': 'Stopped because it took too long. Check for an infinite loop.',
  flood: 'Too much output, stopped.',
  broken: 'The program crashed the runtime.',
}
const NEVER_READY = 'The runtime took too long to load. Try again.'

interface Props {
  problem: ProblemData
  language: Language
  /** The tests that ran, in order. */
  tests: readonly RunTest[]
  /** The names of the learner’s tests with values that can’t be read, which did not run. */
  leftOut: readonly string[]
  report: RunReport
  /** The program that ran. */
  source: string
  isEarlier: boolean
  /** Runs one of the tests again. */
  onRunTest: (test: RunTest) => void
  /** Copies a sample to the own tests. */
  onCopyTest: (test: RunTest) => void
}

/** The results of a run. Answers are checked here; neither the frame nor the server’s run receives expected answers. */
export function RunResults({ problem, language, tests, leftOut, report: { answers, hasStarted, ended }, source, isEarlier, onRunTest, onCopyTest }: Props) {
  const compileError = answers.find(({ at }) => at === COMPILE_ERROR_AT)
  // A missing library fails every test in the same way, so it is said once.
  const failed = compileError ?? (answers.length > 0 && answers.every(({ raised }) => missingModuleText(raised) !== null) ? answers[0] : undefined)
  const missing = tests.findIndex((_, at) => answers.every((answer) => answer.at !== at))
  const verdictAt = (at: number) => (ended !== 'done' && hasStarted && at === missing ? VERDICTS[ended] : 'Not run')
  const results = tests.map((test, at) => ({ test, result: runResultOf({ ...problem, language }, test, answers.find((answer) => answer.at === at) ?? verdictAt(at)) }))
  const count = (isOwn: boolean) => {
    const counted = results.filter(({ test }) => test.isOwn === isOwn && test.expected !== null)
    return { passed: counted.filter(({ result }) => result.verdict === 'Accepted').length, all: counted.length }
  }
  const [samples, own] = [count(false), count(true)]
  const isWhole = samples.all === problem.samples.length && samples.passed === samples.all && failed === undefined
  return (
    <Results label="Run results" isEarlier={isEarlier}>
      <p role="status" ref={scrollIntoView} className="flex scroll-mb-28 flex-wrap items-center gap-2 text-sm">
        {samples.all > 0 && (
          <Badge tone={samples.passed === samples.all ? 'success' : 'danger'}>
            {samples.passed} of {samples.all} samples passed
          </Badge>
        )}
        {own.all > 0 && (
          <Badge tone={own.passed === own.all ? 'success' : 'danger'}>
            {own.passed} of {own.all} of your tests passed
          </Badge>
        )}
        {ended !== 'done' && <span className="text-danger">{ended === 'too-long' && !hasStarted ? NEVER_READY : END_MESSAGES[ended]}</span>}
        {leftOut.length > 0 && <span className="text-danger">{`${new Intl.ListFormat('en').format(leftOut)} did not run: a value can’t be read.`}</span>}
        {isWhole && <span className="text-text-muted">Submit to run {problem.hiddenTests} hidden tests.</span>}
      </p>
      {language === 'python' && problem.whyNoNumpy !== null && importsNumpy(source) && <p className="text-sm text-text-muted">This problem is meant without NumPy. {problem.whyNoNumpy}</p>}
      <ol className="grid gap-2">
        {failed === undefined ? (
          results.map(({ test, result }) => (
            <TestResult key={test.name} name={test.name} result={result} source={source} onRun={() => onRunTest(test)} {...(!test.isOwn && { onCopy: () => onCopyTest(test) })} />
          ))
        ) : (
          <TestResult name={language === 'sql' ? 'Your query' : 'Your program'} source={source} result={{ ...NO_DETAILS, verdict: failed === compileError ? verdictText('Compile Error', language) : 'Runtime Error', message: missingModuleText(failed.raised) ?? failed.raised ?? '', printed: failed.printed }} />
        )}
      </ol>
    </Results>
  )
}
