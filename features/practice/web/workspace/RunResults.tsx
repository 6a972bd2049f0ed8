import { Badge } from '#platform/web/ui/Badge.tsx'
import { checkAnswer } from '../../rules/check-answer.ts'
import type { ErrorTable } from '../../rules/checkers/verdict.ts'
import type { Checker } from '../../rules/problem.ts'
import type { RunLimit } from '../../rules/runner.ts'
import { fromWire } from '../../rules/wire.ts'
import { bringIntoView } from './bring-into-view.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { givenLines, shortly } from './ProblemText.tsx'
import { Results } from './Results.tsx'
import type { RunAnswer, RunReport } from './runner.ts'
import { TestResult, type TestShown } from './TestResult.tsx'

/** Where what is no program says why (see the workers). */
const BEFORE_THE_FIRST = -1
const EMPTY = { given: null, expected: null, got: null, errors: null, timeMs: null, memoryKb: null }

/** The sample that it was at when it ended. */
const VERDICTS: Record<Exclude<RunReport['ended'], 'done'>, string> = {
  stopped: 'Stopped',
  'too-long': 'Time Limit Exceeded',
  flood: 'Output Limit Exceeded',
  broken: 'Runtime Error',
}

const LIMITS: Record<RunLimit, string> = { memory: 'Memory Limit Exceeded', output: 'Output Limit Exceeded' }

const ENDS: Record<Exclude<RunReport['ended'], 'done'>, string> = {
  stopped: 'Stopped.',
  'too-long': 'Stopped because it took too long. Check for an infinite loop.',
  flood: 'Too much output, stopped.',
  broken: 'The program crashed the runtime.',
}
const NEVER_READY = 'The runtime took too long to load. Try again.'

/** What the samples say to a run in the browser: here, where the expected answers are; the frame never has them. */
export function RunResults({ problem, report: { answers, hasBegun, ended }, isEarlier }: { problem: ProblemData; report: RunReport; isEarlier: boolean }) {
  const fault = answers.find(({ at }) => at === BEFORE_THE_FIRST)
  const missing = problem.samples.findIndex((_, at) => answers.every((one) => one.at !== at))
  const verdictAt = (at: number) => (ended !== 'done' && hasBegun && at === missing ? VERDICTS[ended] : 'Not run')
  const results = problem.samples.map((sample, at) => shownResult(problem, sample, answers.find((one) => one.at === at) ?? verdictAt(at)))
  const passed = results.filter((result) => result.verdict === 'Accepted').length
  return (
    <Results label="Run results" isEarlier={isEarlier}>
      <p role="status" ref={bringIntoView} className="flex scroll-mb-28 flex-wrap items-center gap-2 text-sm">
        <Badge tone={passed === results.length ? 'success' : 'danger'}>
          {passed} of {results.length} samples passed
        </Badge>
        {ended !== 'done' && <span className="text-danger">{ended === 'too-long' && !hasBegun ? NEVER_READY : ENDS[ended]}</span>}
        {passed === results.length && <span className="text-text-muted">Submit to run {problem.hiddenTests} hidden tests.</span>}
      </p>
      <ol className="grid gap-2">
        {fault === undefined ? (
          results.map((result, at) => <TestResult key={problem.samples[at]!.given} name={`Sample ${at + 1}`} result={result} />)
        ) : (
          <TestResult name="Your program" result={{ ...EMPTY, verdict: 'Compile Error', says: fault.raised ?? '', printed: fault.printed }} />
        )}
      </ol>
    </Results>
  )
}

/** Of a sample without an answer it is known what became of it. */
function shownResult(problem: ProblemData, sample: ProblemData['samples'][number], answer: RunAnswer | string): TestShown {
  const ran = typeof answer === 'string' ? { timeMs: null, printed: '' } : { timeMs: answer.ms, printed: answer.printed }
  const about = { ...ran, given: givenLines(problem, sample.given), expected: shortly(sample.expected), memoryKb: null }
  const none = { got: null, errors: null as ErrorTable | null }
  if (typeof answer === 'string') return { ...about, ...none, verdict: answer, says: null }
  if (answer.value === undefined) return { ...about, ...none, verdict: answer.limit === undefined ? 'Runtime Error' : LIMITS[answer.limit], says: answer.raised ?? '' }
  const asked = { checker: JSON.parse(problem.checker) as Checker, parameters: problem.parameters, returns: { type: problem.returnType, says: problem.returnSays } }
  const given = fromWire(sample.given)
  const test = { arguments: Array.isArray(given) ? given : [], expected: fromWire(sample.expected) ?? null }
  const verdict = checkAnswer(asked, test, fromWire(answer.value))
  const got = shortly(answer.value)
  if (verdict.passes) return { ...about, got, errors: null, verdict: 'Accepted', says: null }
  return { ...about, got, verdict: 'Wrong Answer', says: verdict.says, errors: verdict.errors }
}
