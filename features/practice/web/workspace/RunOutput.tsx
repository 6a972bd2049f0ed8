import { engineFor, type Engine } from '../../rules/judging.ts'
import type { RunTest } from '../../rules/own-tests.ts'
import type { Language } from '../../rules/problem.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { RunResults } from './RunResults.tsx'
import type { RunState } from './use-runner.ts'

interface Props {
  state: RunState
  problem: ProblemData
  /** The tests of the last run. */
  tests: readonly RunTest[]
  /** The names of the learner’s tests that were left out of it, because a value can’t be read. */
  leftOut: readonly string[]
  code: string
  language: Language
  /** Why Run is not possible, or null. */
  note: string | null
  onRunTest: (test: RunTest) => void
  onCopyTest: (test: RunTest) => void
}

const STARTING: Partial<Record<Engine, string>> = {
  python: 'Getting ready… The first run downloads Python (7 MB).',
  numpy: 'Getting ready… The first run downloads Python with NumPy (11 MB).',
}

/** The state of a run, and its results. */
export function RunOutput({ state, problem, tests, leftOut, code, language, note, onRunTest, onCopyTest }: Props) {
  if (note !== null) return <p className="text-sm text-text-muted">{note}</p>
  if (state.kind === 'done') {
    return (
      <RunResults
        problem={problem} language={language} tests={tests} leftOut={leftOut} report={state.report} source={state.code} isEarlier={state.code !== code}
        onRunTest={onRunTest} onCopyTest={onCopyTest}
      />
    )
  }
  const text = {
    idle: 'Run checks the samples in your browser. Submit also runs the hidden tests on our server.',
    starting: STARTING[engineFor({ ...problem, language, code })] ?? 'Getting ready…',
    running: 'Running…',
    failed: (state.kind === 'failed' ? state.message : undefined) ?? 'Couldn’t load the runtime. Check your connection and try again.',
  }[state.kind]
  return (
    <p role="status" className={`text-sm ${state.kind === 'failed' ? 'text-danger' : 'text-text-muted'}`}>
      {text}
    </p>
  )
}
