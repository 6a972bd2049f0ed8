import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { whenIdle } from '#platform/web/data/when-idle.ts'
import { useSession } from '#platform/web/session/session.ts'
import { takePreHydrationInput } from '#platform/web/pre-hydration-input.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { panelLeftIcon, playIcon, sendIcon, settingsIcon, squareCodeIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { unformattedText, type Formatting } from '../../rules/formatting.ts'
import { engineFor, type Engine } from '../../rules/judging.ts'
import { functionName } from '../../rules/sample-texts.ts'
import { LANGUAGE_NAMES, type Language } from '../../rules/problem.ts'
import { sqlErrorPlace } from '../../rules/sql-error-place.ts'
import { tablesOf } from '../../rules/tables.ts'
import { copyOfTest, runTestOf, type RunTest } from '../../rules/own-tests.ts'
import { CodeField, type KeyTarget } from './CodeField.tsx'
import { KeyRow } from './KeyRow.tsx'
import { CodeStatus } from './CodeStatus.tsx'
import { usePlainText } from './code-choices.ts'
import type { LoadCode } from './load-code.ts'
import { storeSubmission, useLastSubmission } from './last-submission.ts'
import { OwnTests } from './OwnTests.tsx'
import { FIRST_SIZES, type PaneSizes } from './pane-sizes.ts'
import { PaneSeparator } from './PaneSeparator.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import type { RunReport } from './runner.ts'
import { RunOutput } from './RunOutput.tsx'
import { SubmissionFields, SubmissionView } from './SubmissionView.tsx'
import type { TabName } from './tabs.ts'
import { useCode } from './use-code.ts'
import type { EditorSettings } from './editor-settings.ts'
import { useEditorSettings } from './use-editor-settings.ts'
import { useOwnTests } from './use-own-tests.ts'
import { useRunner } from './use-runner.ts'
import type { View } from './ViewSwitch.tsx'

const EditorSettingsDialog = lazyPart(() => import('./EditorSettingsDialog.tsx').then((module) => module.EditorSettingsDialog))

const SubmitSolution = graphql(`mutation SubmitSolution($input: SubmissionInput!) { submitSolution(input: $input) { ...SubmissionFields } }`, [SubmissionFields])

const OFFLINE_NOTE = 'You’re offline. Your code is saved. Submit it when you’re back online; Run still works.'
const LOGIN_REASON = 'Sign up or log in to submit. We’ve kept your code and will submit it right after.'
const NO_JUDGE = 'This problem needs NumPy in Python, which isn’t available here. Switch to JavaScript to run and submit.'

/** Rejects if the formatter cannot be loaded. */
async function formatCode(language: Language, code: string, settings: EditorSettings): Promise<Formatting> {
  if (language === 'python') return (await import('./format-python.ts')).formatPython(code, settings)
  if (language === 'sql') return (await import('./format-sql.ts')).formatSql(code, settings)
  return (await import('./format-code.ts')).formatJavascript(code, settings)
}

interface Props {
  problem: ProblemData
  language: Language
  chooseLanguage: (language: Language) => void
  /** Code to show in the editor instead of the present one. */
  loaded: Parameters<LoadCode>[0] | null
  sizes: PaneSizes
  onResize: (change: Partial<PaneSizes>) => void
  /** Called to show a pane on a small screen. */
  onShow: (view: View) => void
  onOpenTab: (tab: TabName) => void
  onJudged: () => void
}

/** The pane in which a solution is written, run against the samples in the browser, and submitted. */
export function CodePane({ problem, language, chooseLanguage, loaded, sizes, onResize, onShow, onOpenTab, onJudged }: Props) {
  const { languages } = problem
  const tables = tablesOf(problem.parameters)
  const [isPlain, choosePlain] = usePlainText()
  const [settings, changeSettings] = useEditorSettings()
  const [isSettingOpen, openSettings] = useState(false)
  const keys = useRef<KeyTarget>(null)
  const pane = useRef<HTMLDivElement>(null)
  const draft = useCode(problem.slug, language, problem[language], () => preHydrationText(pane.current))
  const runner = useRunner(problem.seconds)
  const { preload } = runner
  const { asMember } = useAuth()
  const { mutate, isPending, error } = useMutation(SubmitSolution, {
    // Also runs after the page was left, as it is during sign-up.
    onSuccess: ({ submitSolution }, { input }) => {
      unanswered.current = null
      storeSubmission(input.problem, { ...submitSolution, code: input.code })
    },
  })
  const prepared = useRef<Engine>(null)
  const unanswered = useRef<{ code: string; language: Language; key: string }>(null)
  const submission = useLastSubmission(problem.slug)
  const [isOffline, setOffline] = useState(false)
  const [ownTests, setOwnTests] = useOwnTests(problem.slug)
  const [ran, setRan] = useState<{ tests: readonly RunTest[]; leftOut: readonly string[] }>({ tests: [], leftOut: [] })
  const isRunning = runner.state.kind === 'starting' || runner.state.kind === 'running'

  // A query is read by the database only, so its errors are known after a run.
  const queryError = useMemo(() => (language === 'sql' && runner.state.kind === 'done' ? queryErrorOf(runner.state) : null), [language, runner.state])

  useEffect(() => {
    const cancel = whenIdle(() => {
      preload()
      import('./cache-offline.ts').then(({ cacheWorkspace }) => cacheWorkspace(languages), () => {})
    })
    return cancel
  }, [preload, languages])

  useEffect(() => {
    const online = () => setOffline(false)
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])

  const applied = useRef<typeof loaded>(null)
  useEffect(() => {
    if (loaded === null || applied.current === loaded) return
    // The code of the other language opens first.
    if (loaded.language !== language) return chooseLanguage(loaded.language)
    applied.current = loaded
    draft.replace(loaded.code)
  })

  const format = async () => {
    const before = draft.latest()
    const result = await formatCode(language, before, settings).catch(() => null)
    if (result === null) showToast('We couldn’t load the formatter. Check your connection and try again.', { kind: 'error' })
    else if ('errorLine' in result) showToast(unformattedText(result.errorLine), { kind: 'error' })
    else if (draft.latest() === before) draft.set(result.formatted)
  }
  const showResults = () => {
    onShow('results')
    if (sizes.rows === 100) onResize({ rows: FIRST_SIZES.rows })
  }
  // A visitor's submission is sent after the sign-up, when this page has just opened again.
  const shown = useRef(submission?.id)
  const onSubmission = useEffectEvent(showResults)
  useEffect(() => {
    if (submission === null || shown.current === submission.id) return
    shown.current = submission.id
    onSubmission()
  }, [submission])
  const engineOf = (code: string) => engineFor({ ...problem, language, code })
  const runTests = (tests: readonly RunTest[], leftOut: readonly string[] = []) => {
    showResults()
    storeSubmission(problem.slug, null)
    setRan({ tests, leftOut })
    const source = draft.latest()
    void runner.run({ engine: engineOf(source), source, function: functionName(problem.functionName, language), calls: tests.map(({ given }) => given), tables, megabytes: problem.megabytes })
  }
  const run = () => {
    const own = ownTests.map((test, at) => ({ name: `Your test ${at + 1}`, test: runTestOf(test, `Your test ${at + 1}`, problem) }))
    runTests([...samplesOf(problem), ...own.flatMap(({ test }) => test ?? [])], own.flatMap(({ name, test }) => (test === null ? name : [])))
  }
  const submit = () => {
    if (isPending) return
    showResults()
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
  const turnedOff = useTurnedOff('submissions', useSession() !== null)
  const noPython = needsNumpy && !problem.isPythonJudged ? NO_JUDGE : null
  const noJudge = noPython ?? turnedOff
  const noRun = noPython
  const prepare = () => {
    if (noRun !== null) return
    prepared.current = engineOf(draft.latest())
    runner.prepare(prepared.current)
  }
  /** NumPy takes two seconds to load: it starts as soon as the program imports it. */
  const prepareOther = () => {
    if (engineOf(draft.latest()) !== prepared.current) prepare()
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
    <div ref={pane} className="workspace-pane" onKeyDownCapture={onKeyDown} onFocus={prepare} onInput={prepareOther} onKeyUp={prepareOther}>
      <div className="workspace-toolbar">
        <Select aria-label="Language" className="w-36" value={language} options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} onChange={(event) => chooseLanguage(event.target.value as Language)} />
        <IconButton icon={settingsIcon} label="Editor settings" aria-haspopup="dialog" onClick={() => openSettings(true)} />
        <IconButton icon={squareCodeIcon} label="Format code" onClick={() => void format()} />
        <IconButton
          className="max-lg:hidden!" icon={panelLeftIcon} label={sizes.columns === 0 ? 'Show the problem' : 'Hide the problem'} aria-expanded={sizes.columns > 0}
          onClick={() => onResize({ columns: sizes.columns === 0 ? FIRST_SIZES.columns : 0 })}
        />
      </div>
      <div className="workspace-actions">
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
      </div>
      <div className="workspace-panes">
        <div id="editor-pane" className="workspace-editor">
          <div className="flex min-h-0 flex-1 overflow-hidden rounded-card border border-border-strong">
            <CodeField code={draft.code} language={language} tables={tables} isPlain={isPlain} onChange={draft.set} onTogglePlain={() => choosePlain(!isPlain)} settings={settings} keys={keys} error={queryError} />
          </div>
          <KeyRow target={keys} language={language} />
          <CodeStatus key={language} state={draft} start={problem[language]} />
        </div>
        <PaneSeparator isVertical={false} label="Resize the editor" controls="editor-pane" size={sizes.rows} first={FIRST_SIZES.rows} onChange={(rows) => onResize({ rows })} />
        {isSettingOpen && (
          <Suspense>
            <EditorSettingsDialog settings={settings} isPlain={isPlain} onChange={changeSettings} onChoosePlain={choosePlain} onClose={() => openSettings(false)} />
          </Suspense>
        )}
        <div className="workspace-results">
          {turnedOff !== null && <Notice>{turnedOff}</Notice>}
          <ErrorMessage message={isOffline || (error?.code === 'OFFLINE' && !navigator.onLine) ? OFFLINE_NOTE : error?.message} />
          {submission !== null ? (
            <SubmissionView key={submission.id} first={submission} problem={problem} isEarlier={submission.code !== draft.code} onJudged={onJudged} onOpenTab={onOpenTab} onRunTest={(test) => noRun === null && !isRunning && runTests([test])} />
          ) : (
            <RunOutput
              state={runner.state} problem={problem} {...ran} code={draft.code} language={language} note={noRun}
              onRunTest={(test) => !isRunning && runTests([test])}
              onCopyTest={(test) => setOwnTests((all) => [...all, copyOfTest(test, crypto.randomUUID(), language === 'sql')])}
            />
          )}
          <OwnTests problem={problem} tests={ownTests} onChange={setOwnTests} />
        </div>
      </div>
    </div>
  )
}

const queryErrorOf = ({ report, code }: { report: RunReport; code: string }) => report.answers.flatMap(({ raised }) => (raised === undefined ? [] : (sqlErrorPlace(raised, code) ?? [])))[0] ?? null

function preHydrationText(pane: HTMLElement | null): string | null {
  const area = pane?.querySelector('textarea')
  return area ? takePreHydrationInput(area) : null
}

const samplesOf = ({ samples }: ProblemData): RunTest[] => samples.map(({ given, expected }, at) => ({ name: `Sample ${at + 1}`, given, expected, isOwn: false }))
