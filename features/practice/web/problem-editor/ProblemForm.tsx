import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LocalDraft } from '#platform/web/autosave/autosave.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { dismissToastsAbout } from '#platform/web/ui/toast-store.ts'
import { draftWords } from '../../rules/draft-words.ts'
import { draftFaults } from '../../rules/draft-faults.ts'
import { placeOfFinding } from '../../rules/finding-place.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'
import { fieldOfFault, faultText } from '../../rules/fault-text.ts'
import type { ProblemFault } from '../../rules/problem-faults.ts'
import { isPublication } from '../../rules/publication-text.ts'
import { testAt } from '../../rules/test-summary.ts'
import { DiscardDraft } from './DiscardDraft.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { FormSections } from './FormSections.tsx'
import { MissingList } from './MissingList.tsx'
import { eachSentenceOnce, inOrderOfForm, isShownWhenLeft, nextFault } from '../../rules/fault-order.ts'
import { focusAt, leftField, ProblemFormContext } from './problem-form.ts'
import { PublishProblem, type ProblemEdit } from './problem-edit-documents.ts'
import { ProblemFile } from './ProblemFile.tsx'
import { ProblemPreview } from './ProblemPreview.tsx'
import { TryPanel } from './TryPanel.tsx'
import { useOpenTests } from './use-open-tests.ts'
import { useProblemEditor, type ProblemEditorState } from './use-problem-editor.ts'
import { useTrial } from './use-trial.ts'
import { VersionConflict } from './VersionConflict.tsx'

const TABS = [{ name: 'write', label: 'Write' }, { name: 'see', label: 'Preview' }, { name: 'try', label: 'Try' }] as const
type TabName = (typeof TABS)[number]['name']

interface Props {
  edit: ProblemEdit
  owner: string
  copy: LocalDraft<ProblemDraft> | null
  back: { path: string; label: string }
  /** Whether the title of the problem is the heading of the page. */
  isPage: boolean
  /** Whether it starts again, after what had the focus went away. */
  isRestarted: boolean
  onChanged: () => void
  onRestart: () => void
}

/** The editor of a problem: its state, and the form. It is saved while it changes; publishing is a second step, after everything that is missing is written. */
export function ProblemForm({ edit, owner, copy, back, isPage, isRestarted, onChanged, onRestart }: Props) {
  const editor = useProblemEditor({ edit, owner, copy })
  const { draft, isChanged } = editor
  const publish = useMutation(PublishProblem)
  const trial = useTrial({ edit, editor, onChanged })
  const [tab, setTab] = useState<TabName>(edit.isInReview ? 'see' : 'write')
  /** Whether this form requested the last publication, and nothing changed since. */
  const [isNew, setNew] = useState(false)
  /** Whether someone tried to publish: from then on all faults are shown. */
  const [isChecked, setChecked] = useState(false)
  /** The positions of the fields that were left with something in them. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const openTests = useOpenTests()
  const [solution, showSolution] = useState('reference.py')
  const [target, setTarget] = useState<string | null>(null)
  /** The position that was last gone to. */
  const [visited, setVisited] = useState<string | null>(null)
  const [isListOpen, setListOpen] = useState(true)
  const form = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const conflict = useRef<HTMLDivElement>(null)
  const refused = publish.error?.fields
  const faults = useMemo(() => {
    if (isChecked) return inOrderOfForm([...draftFaults(draft), ...Object.entries(refused ?? {}).map(([at, message]): ProblemFault => ({ at, message }))])
    return left.size === 0 ? [] : inOrderOfForm(draftFaults(draft).filter((fault) => isShownWhenLeft(fault, left)))
  }, [draft, isChecked, left, refused])
  const words = draftWords(draft.returns.type)
  const missing = isChecked ? eachSentenceOnce(faults, (fault) => faultText(fault, words)) : null
  const isLocked = edit.isInReview || edit.state === 'checking'
  const wasLost = publish.error !== null && (edit.state === 'checking' || isPublication(edit, isChanged))

  useEffect(() => {
    if (target === null || tab !== 'write') return
    focusAt(form.current, target)
    setTarget(null)
  }, [target, tab])

  const accept = useEffectEvent(() => {
    publish.reset()
    setChecked(false)
    setNew(true)
  })
  // Only the answer to the request to publish was lost.
  useEffect(() => {
    if (wasLost) accept()
  }, [wasLost])

  const change: ProblemEditorState['change'] = (part) => {
    setNew(false)
    editor.change(part)
  }

  const next = missing === null ? null : nextFault(missing, visited)

  const goTo = (at: string) => {
    setVisited(at)
    // What is said about this field is shown there, also before an attempt to publish.
    setLeft((before) => new Set([...before, at]))
    const test = testAt(draft.tests, at)
    if (test !== null) openTests.setOpen([test], true)
    if (at.startsWith('solutions.')) showSolution(at.slice('solutions.'.length))
    setTab('write')
    setTarget(at)
  }
  const goToNext = () => {
    if (next === null) return
    flushSync(() => setListOpen(false))
    goTo(next.at)
  }
  const showConflict = () => conflict.current?.focus()
  const start = async () => {
    if (editor.other !== null) return showConflict()
    publish.reset()
    setChecked(true)
    setListOpen(true)
    setVisited(null)
    openTests.judgeAll()
    if (draftFaults(draft).length > 0) {
      setTimeout(() => list.current?.focus())
      return
    }
    const revision = await editor.saveNow()
    if (revision === null) return
    // The version that is being checked does not change.
    dismissToastsAbout(edit.slug)
    publish.mutate({ slug: edit.slug, revision }, {
      onSuccess: () => {
        setChecked(false)
        setNew(true)
        onChanged()
      },
      onError: () => {
        onChanged()
        setTimeout(() => list.current?.focus())
      },
    })
  }
  const showFailure = () => {
    const notice = document.querySelector<HTMLElement>('#gate')
    notice?.scrollIntoView({ block: 'center' })
    notice?.focus({ preventScroll: true })
  }
  const showTab = (name: TabName) => {
    setTab(name)
    if (name !== 'write') setListOpen(false)
  }
  const tryAll = () => {
    flushSync(() => showTab('try'))
    form.current?.querySelector('[role=tabpanel]')?.scrollIntoView({ block: 'start' })
    trial.start()
  }
  useEffect(() => {
    if (isRestarted) document.querySelector<HTMLElement>('#problem-title')?.focus()
  }, [isRestarted])
  // Undo of a deleted test needs the form.
  useEffect(() => () => dismissToastsAbout(edit.slug), [edit.slug])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() === 's') void editor.saveNow()
    else if (event.key === 'Enter' && !isLocked) tryAll()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    // Before the code editor, which has keys of its own.
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])

  const shownFaults = faults.filter(({ at }) => left.has(at) || !openTests.isAdded(testAt(draft.tests, at)))
  const faultsAt = (at: string) => shownFaults.filter((fault) => fault.at === at).map(({ message }) => message)
  const faultsOfTest = (index: number) => shownFaults.filter(({ at }) => `${at}.`.startsWith(`tests.${index}.`)).length
  return (
    <ProblemFormContext value={{ draft, change, faultsAt, faultsOfTest, openTests, verdicts: edit.trial?.verdicts ?? [], solution, showSolution, fill: trial.fill }}>
      <EditorHeader edit={edit} title={draft.title} isChanged={isChanged} back={back} isPage={isPage} onChanged={onRestart} onOutdated={onChanged} onGo={goTo} />
      {editor.other !== null && <VersionConflict ref={conflict} mine={draft} other={editor.other.shown} onSwap={editor.swap} onKeep={editor.keep} />}
      {missing !== null && <MissingList ref={list} faults={missing} message={publish.error?.message ?? null} words={words} asksForReview={edit.asksForReview} isOpen={isListOpen} onToggle={setListOpen} onGo={goTo} />}
      {/* Keeps a focused field clear of the links at the top and the bar at the bottom. */}
      <div ref={form} onBlur={({ target }) => setLeft((before) => leftField(before, target))} className="[&_*]:scroll-mt-[calc(var(--topbar)+4rem)] [&_*]:scroll-mb-24">
        <Tabs label="The problem" tabs={TABS} active={tab} onChange={showTab}>
          {tab === 'write' && (
            <div className="grid grid-cols-1 gap-8" inert={isLocked}>
              <div className="flex flex-wrap items-start justify-between gap-2">
                <ProblemFile draft={draft} onOpen={(opened) => change({ ...opened, slug: draft.slug })} />
                <DiscardDraft edit={edit} editor={editor} isChanged={isChanged} back={back.path} onRestart={onRestart} />
              </div>
              <FormSections />
            </div>
          )}
          {tab === 'see' && <ProblemPreview draft={draft} />}
          {tab === 'try' && <TryPanel edit={edit} isCurrent={edit.trial?.revision === editor.revision()} isRunning={trial.isRunning} error={trial.error} isLocked={isLocked} onStart={trial.start} placeOf={(finding) => placeOfFinding(draft, finding)} onGo={goTo} />}
        </Tabs>
      </div>
      <EditorBar edit={edit} editor={editor} isChanged={isChanged} isNew={isNew} next={next === null ? null : { field: fieldOfFault(next, words), others: missing!.length - 1 }} isPublishing={publish.isPending} isLocked={isLocked} onTry={tryAll} onPublish={() => void start()} onNext={goToNext} onShowFailure={showFailure} onShowConflict={editor.other === null ? null : showConflict} />
    </ProblemFormContext>
  )
}
