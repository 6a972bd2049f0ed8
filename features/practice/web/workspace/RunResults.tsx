import { Badge } from '#platform/web/ui/Badge.tsx'
import { checkAnswer } from '../../rules/check-answer.ts'
import type { ErrorTable } from '../../rules/checkers/check-result.ts'
import type { Checker, Language } from '../../rules/problem.ts'
import type { RunLimit } from '../../rules/runner.ts'
import { fromWire } from '../../rules/wire.ts'
import { scrollIntoView } from './scroll-into-view.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { argumentLines, shortValue } from './ProblemText.tsx'
import { Results } from './Results.tsx'
import type { RunAnswer, RunReport } from './runner.ts'
import { TestResult, type ShownTest } from './TestResult.tsx'

/** The position of a compile error in the answers. */
const COMPILE_ERROR_AT = -1
const NO_DETAILS = { given: null, expected: null, got: null, errors: null, timeMs: null, memoryKb: null }

/** The verdict of the sample at which the run ended. */
const VERDICTS: Record<Exclude<RunReport['ended'], 'done'>, string> = {
  stopped: 'Stopped',
  'too-long': 'Time Limit Exceeded',
  flood: 'Output Limit Exceeded',
  broken: 'Runtime Error',
}

const LIMITS: Record<RunLimit, string> = { memory: 'Memory Limit Exceeded', output: 'Output Limit Exceeded' }

const END_MESSAGES: Record<Exclude<RunReport['ended'], 'done'>, string> = {
  stopped: 'Stopped.',
  'too-long': 'Stopped because it took too long. Check for an infinite loop.',
  flood: 'Too much output, stopped.',
  broken: 'The program crashed the runtime.',
}
const NEVER_READY = 'The runtime took too long to load. Try again.'

/** The results of a run in the browser. Answers are checked here; the frame never receives expected answers. */
export function RunResults({ problem, language, report: { answers, hasStarted, ended }, isEarlier }: { problem: ProblemData; language: Language; report: RunReport; isEarlier: boolean }) {
  const compileError = answers.find(({ at }) => at === COMPILE_ERROR_AT)
  const missing = problem.samples.findIndex((_, at) => answers.every((answer) => answer.at !== at))
  const verdictAt = (at: number) => (ended !== 'done' && hasStarted && at === missing ? VERDICTS[ended] : 'Not run')
  const results = problem.samples.map((sample, at) => resultOf({ ...problem, language }, sample, answers.find((answer) => answer.at === at) ?? verdictAt(at)))
  const passed = results.filter((result) => result.verdict === 'Accepted').length
  return (
    <Results label="Run results" isEarlier={isEarlier}>
      <p role="status" ref={scrollIntoView} className="flex scroll-mb-28 flex-wrap items-center gap-2 text-sm">
        <Badge tone={passed === results.length ? 'success' : 'danger'}>
          {passed} of {results.length} samples passed
        </Badge>
        {ended !== 'done' && <span className="text-danger">{ended === 'too-long' && !hasStarted ? NEVER_READY : END_MESSAGES[ended]}</span>}
        {passed === results.length && <span className="text-text-muted">Submit to run {problem.hiddenTests} hidden tests.</span>}
      </p>
      <ol className="grid gap-2">
        {compileError === undefined ? (
          results.map((result, at) => <TestResult key={problem.samples[at]!.given} name={`Sample ${at + 1}`} result={result} />)
        ) : (
          <TestResult name="Your program" result={{ ...NO_DETAILS, verdict: 'Compile Error', message: compileError.raised ?? '', printed: compileError.printed }} />
        )}
      </ol>
    </Results>
  )
}

/** The result of a sample; a sample without an answer gets the given verdict. */
function resultOf(problem: ProblemData & { language: Language }, sample: ProblemData['samples'][number], answer: RunAnswer | string): ShownTest {
  const ran = typeof answer === 'string' ? { timeMs: null, printed: '' } : { timeMs: answer.ms, printed: answer.printed }
  const details = { ...ran, given: argumentLines(problem, sample.given), expected: shortValue(sample.expected), memoryKb: null }
  const noAnswer = { got: null, errors: null as ErrorTable | null }
  if (typeof answer === 'string') return { ...details, ...noAnswer, verdict: answer, message: null }
  if (answer.value === undefined) return { ...details, ...noAnswer, verdict: answer.limit === undefined ? 'Runtime Error' : LIMITS[answer.limit], message: answer.raised ?? '' }
  const checked = { checker: JSON.parse(problem.checker) as Checker, parameters: problem.parameters, returns: { type: problem.returnType }, language: problem.language }
  const given = fromWire(sample.given)
  const test = { arguments: Array.isArray(given) ? given : [], expected: fromWire(sample.expected) ?? null }
  const check = checkAnswer(checked, test, fromWire(answer.value))
  const got = shortValue(answer.value)
  if (check.passes) return { ...details, got, errors: null, verdict: 'Accepted', message: null }
  return { ...details, got, verdict: 'Wrong Answer', message: check.message, errors: check.errors }
}
