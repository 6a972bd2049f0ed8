import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { whenIdle } from '#platform/web/data/when-idle.ts'
import { takePreHydrationInput } from '#platform/web/pre-hydration-input.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { playIcon, sendIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { functionName } from '../../rules/sample-texts.ts'
import type { Language } from '../../rules/problem.ts'
import { CodeField } from './CodeField.tsx'
import { CodeStatus } from './CodeStatus.tsx'
import { useLanguage, usePlainText } from './code-choices.ts'
import { storeSubmission, useLastSubmission } from './last-submission.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { RunResults } from './RunResults.tsx'
import { SubmissionFields, SubmissionView } from './SubmissionView.tsx'
import { useCode } from './use-code.ts'
import { useRunner } from './use-runner.ts'

const SubmitSolution = graphql(`mutation SubmitSolution($input: SubmissionInput!) { submitSolution(input: $input) { ...SubmissionFields } }`, [SubmissionFields])

const LANGUAGES = [{ value: 'python', label: 'Python' }, { value: 'javascript', label: 'JavaScript' }]

const OFFLINE_NOTE = 'You’re offline. Your code is saved. Submit it when you’re back online; Run still works.'
const LOGIN_REASON = 'Log in to submit. We’ve kept your code and will submit it right after.'
const NO_RUN = 'This problem uses NumPy, which can’t run in the browser. Submit to run your Python code on our server.'
const NO_JUDGE = 'This problem needs NumPy in Python, which isn’t available here. Switch to JavaScript to run and submit.'

/** The pane in which a solution is written, run against the samples in the browser, and submitted. */
export function CodePane({ problem, onJudged }: { problem: ProblemData; onJudged: () => void }) {
  const [language, chooseLanguage] = useLanguage()
  const [isPlain, choosePlain] = usePlainText()
  const pane = useRef<HTMLDivElement>(null)
  const draft = useCode(problem.slug, language, problem[language], () => preHydrationText(pane.current))
  const runner = useRunner()
  const { preload } = runner
  const { asMember } = useAuth()
  const { mutate, isPending, error } = useMutation(SubmitSolution, {
    // Also runs after the page was left, as it is during sign-up.
    onSuccess: ({ submitSolution }, { input }) => {
      unanswered.current = null
      storeSubmission(input.problem, { ...submitSolution, code: input.code })
    },
  })
  const unanswered = useRef<{ code: string; language: Language; key: string }>(null)
  const submission = useLastSubmission(problem.slug)
  const [isOffline, setOffline] = useState(false)
  const isRunning = runner.state.kind === 'starting' || runner.state.kind === 'running'

  useEffect(() => {
    const cancel = whenIdle(() => {
      preload()
      import('./cache-offline.ts').then(({ cacheWorkspace }) => cacheWorkspace(), () => {})
    })
    return cancel
  }, [preload])

  const run = () => {
    storeSubmission(problem.slug, null)
    const job = { language, source: draft.latest(), function: functionName(problem.functionName, language), calls: problem.samples.map(({ given }) => given) }
    void runner.run(job)
  }
  const submit = () => {
    if (isPending) return
    const code = draft.latest()
    // A retry of a submission whose response was lost reuses its key.
    if (unanswered.current?.code !== code || unanswered.current.language !== language) unanswered.current = { code, language, key: crypto.randomUUID() }
    mutate({ input: { problem: problem.slug, ...unanswered.current } })
  }
  /** Asks visitors to log in, which needs a network too. */
  const submitAsMember = () => {
    setOffline(!navigator.onLine)
    if (navigator.onLine) asMember(submit, LOGIN_REASON)
  }
  const needsNumpy = problem.needsNumpy && language === 'python'
  const noJudge = needsNumpy && !problem.isPythonJudged ? NO_JUDGE : null
  const noRun = needsNumpy ? (noJudge ?? NO_RUN) : null
  const prepare = () => {
    if (noRun === null) runner.prepare(language)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.shiftKey) {
      if (noJudge === null) submitAsMember()
    } else if (!isRunning && noRun === null) run()
  }
  return (
    // The shortcuts work anywhere inside the pane.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={pane} className="grid grid-cols-1 gap-4" onKeyDownCapture={onKeyDown} onFocus={prepare}>
      <div className="flex flex-wrap items-center gap-2">
        <Select aria-label="Language" className="w-36" value={language} options={LANGUAGES} onChange={(event) => chooseLanguage(event.target.value as Language)} />
        <Button variant="ghost" aria-pressed={isPlain} onClick={() => choosePlain(!isPlain)} data-tip="F2">
          Plain text
        </Button>
        <span className="ml-auto flex gap-2">
          {isRunning ? (
            <Button onClick={runner.stop}>Stop</Button>
          ) : (
            <Button icon={playIcon} disabledBecause={noRun} data-tip="Ctrl Enter" onPointerEnter={prepare} onClick={run}>
              Run
            </Button>
          )}
          <Button variant="primary" icon={sendIcon} busy={isPending} disabledBecause={noJudge} data-tip="Ctrl Shift Enter" onClick={submitAsMember}>
            Submit
          </Button>
        </span>
      </div>
      <div className="flex overflow-hidden rounded-card border border-border-strong lg:h-[46dvh]">
        <CodeField code={draft.code} language={language} isPlain={isPlain} onChange={draft.set} onTogglePlain={() => choosePlain(!isPlain)} />
      </div>
      <CodeStatus key={language} state={draft} start={problem[language]} />
      <ErrorMessage message={isOffline || error?.code === 'OFFLINE' ? OFFLINE_NOTE : error?.message} />
      {submission !== null ? (
        <SubmissionView key={submission.id} first={submission} problem={problem} isEarlier={submission.code !== draft.code} onJudged={onJudged} />
      ) : (
        <RunOutput state={runner.state} problem={problem} code={draft.code} isPython={language === 'python'} note={noRun} />
      )}
    </div>
  )
}

function preHydrationText(pane: HTMLElement | null): string | null {
  const area = pane?.querySelector('textarea')
  return area ? takePreHydrationInput(area) : null
}

interface RunOutputProps {
  state: ReturnType<typeof useRunner>['state']
  problem: ProblemData
  code: string
  isPython: boolean
  note: string | null
}

function RunOutput({ state, problem, code, isPython, note }: RunOutputProps) {
  if (note !== null) return <p className="text-sm text-text-muted">{note}</p>
  if (state.kind === 'done') return <RunResults problem={problem} language={isPython ? 'python' : 'javascript'} report={state.report} isEarlier={state.code !== code} />
  const text = {
    idle: 'Run checks the samples in your browser. Submit also runs the hidden tests on our server.',
    starting: isPython ? 'Getting ready… The first run downloads Python (7 MB).' : 'Getting ready…',
    running: 'Running…',
    failed: 'Couldn’t load the runtime. Check your connection and try again.',
  }[state.kind]
  return (
    <p role="status" className={`text-sm ${state.kind === 'failed' ? 'text-danger' : 'text-text-muted'}`}>
      {text}
    </p>
  )
}
