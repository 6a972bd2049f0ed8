import { runsOnServer } from '../../rules/server-run.ts'
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
  code: string
  language: Language
  /** Whether the last run was on the server. */
  isOnServer: boolean
  /** Why Run is not possible, or null. */
  note: string | null
  onRunTest: (test: RunTest) => void
  onCopyTest: (test: RunTest) => void
}

const NUMPY_IDLE = 'Run checks the samples on our server, because NumPy isn’t available in the browser. Submit also runs the hidden tests.'

/** The state of a run, and its results. */
export function RunOutput({ state, problem, tests, code, language, isOnServer, note, onRunTest, onCopyTest }: Props) {
  if (note !== null) return <p className="text-sm text-text-muted">{note}</p>
  if (state.kind === 'done') {
    return (
      <RunResults
        problem={problem} language={language} tests={tests} report={state.report} source={state.code} isEarlier={state.code !== code} isOnServer={isOnServer}
        onRunTest={onRunTest} onCopyTest={onCopyTest}
      />
    )
  }
  const text = {
    idle: runsOnServer({ language, needsNumpy: problem.needsNumpy }, code) ? NUMPY_IDLE : 'Run checks the samples in your browser. Submit also runs the hidden tests on our server.',
    starting: isOnServer ? 'Waiting for our server…' : language === 'python' ? 'Getting ready… The first run downloads Python (7 MB).' : 'Getting ready…',
    running: 'Running…',
    failed: (state.kind === 'failed' ? state.message : undefined) ?? 'Couldn’t load the runtime. Check your connection and try again.',
  }[state.kind]
  return (
    <p role="status" className={`text-sm ${state.kind === 'failed' ? 'text-danger' : 'text-text-muted'}`}>
      {text}
    </p>
  )
}
