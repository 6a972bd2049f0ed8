import { useEffect, useMemo, useRef, useState } from 'react'
import { request } from '#platform/web/graphql/request.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { draftFaults } from '../../rules/draft-faults.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'
import { AboutSection } from './AboutSection.tsx'
import { CheckerSection } from './CheckerSection.tsx'
import { FunctionSection } from './FunctionSection.tsx'
import { SolutionsSection } from './SolutionsSection.tsx'
import { TestsSection } from './TestsSection.tsx'
import { HelpSection, StatementSection } from './text-sections.tsx'
import { GateStatus } from './GateStatus.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { VersionConflict } from './VersionConflict.tsx'
import { draftOfEdit, inputOf, ProblemFormContext } from './problem-form.ts'
import { SaveProblemEdit, ProblemEditQuery, type ProblemEdit } from './problem-edit-documents.ts'
import { ProblemFile } from './ProblemFile.tsx'
import { ProblemPreview } from './ProblemPreview.tsx'

const TABS = [{ name: 'write', label: 'Write' }, { name: 'see', label: 'Preview' }] as const

interface Props {
  /** The problem on the server; null for a new one. */
  edit: ProblemEdit | null
  back: string
  onSaved: () => void
}

/** The form of a problem. Typed text is stored on the device, faults are shown at their fields, and saving starts the checks. */
export function ProblemForm({ edit, back, onSaved }: Props) {
  const [first] = useState(() => ({ value: draftOfEdit(edit), revision: edit?.revision ?? 0 }))
  // The number is the version of the stored format. Drafts of older versions are not read.
  const key = `problem-2/${useSession()?.user.id ?? ''}/${edit?.slug ?? 'new'}`
  const { current, isUnsaved, restoredFrom, show, settle, discard } = useFormDraft(key, first)
  const { mutate, isPending, error, reset } = useMutation(SaveProblemEdit)
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('write')
  const [attempts, setAttempts] = useState(0)
  const [other, setOther] = useState<ProblemDraft | null>(null)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isNew = edit === null
  const isChecking = edit !== null && current !== null && (edit.state === 'checking' || edit.revision < current.revision)
  const faults = useMemo(() => (current === null || attempts === 0 ? [] : draftFaults(current.value)), [current, attempts])

  useEffect(() => {
    if (attempts > 0 || error !== null) focusFirstFault(form.current)
  }, [attempts, error])

  if (current === null) return <Skeleton className="h-60" />
  const { value: draft, revision } = current

  const save = () => {
    setTab('write')
    setAttempts(attempts + 1)
    reset()
    if (draftFaults(draft).length > 0) return
    const onSuccess = (answer: { saveProblemEdit: number }) => {
      setAttempts(0)
      setOther(null)
      settle({ value: draft, revision: answer.saveProblemEdit })
      if (isNew) navigate(`${back}?show=${draft.slug}`, { replace: true })
      else onSaved()
    }
    mutate({ input: inputOf(draft, { revision, isNew }) }, { onSuccess })
  }
  /** After somebody else saved: continues from their revision, with their version at hand. */
  const rebase = async () => {
    const theirs = await request(ProblemEditQuery, { slug: draft.slug }).catch(() => null)
    if (theirs === null) return
    reset()
    setOther(draftOfEdit(theirs.problemEdit))
    show({ value: draft, revision: theirs.problemEdit.revision })
  }
  const swap = () => {
    setOther(draft)
    if (other !== null) show({ value: other, revision })
  }
  const change = (part: Partial<ProblemDraft>) => show({ value: { ...draft, ...part }, revision })
  const faultsAt = (at: string) => [...faults.filter((fault) => fault.at === at).map(({ message }) => message), ...(error?.fields?.[at] === undefined ? [] : [error.fields[at]])]
  return (
    <ProblemFormContext value={{ draft, change, faultsAt, verdicts: edit?.verdicts ?? [] }}>
      {isUnsaved && <LeaveGuard />}
      {restoredFrom !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-accent-subtle px-3 py-2 text-sm">
          You have unsaved changes from {new Date(restoredFrom).toLocaleString()}.
          <Button small onClick={discard}>
            Discard
          </Button>
        </p>
      )}
      {other !== null && <VersionConflict mine={draft} other={other} onSwap={swap} />}
      <ProblemFile draft={draft} onOpen={(opened) => show({ value: isNew ? opened : { ...opened, slug: draft.slug }, revision })} />
      <form
        ref={form}
        // Keeps a focused field clear of the bar at the bottom.
        className="[&_*]:scroll-mb-24"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Tabs label="The problem" tabs={TABS} active={tab} onChange={setTab}>
          {tab === 'see' ? (
            <ProblemPreview draft={draft} />
          ) : (
            <div className="grid grid-cols-1 gap-10">
              <AboutSection isNew={isNew} />
              <StatementSection />
              <FunctionSection />
              <CheckerSection />
              <TestsSection />
              <HelpSection />
              <SolutionsSection />
            </div>
          )}
        </Tabs>
        <div className="sticky bottom-0 z-1 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-background py-3 max-md:bottom-(--tabs)">
          <Button type="submit" variant="primary" busy={isPending} busyText="Saving…">
            Save and check
          </Button>
          <span role="status" className="text-sm text-text-muted">
            {faults.length > 0 ? (
              faults.length === 1 ? '1 problem to fix' : `${faults.length} problems to fix`
            ) : (
              <GateStatus edit={edit} isChecking={isChecking} isUnsaved={isUnsaved} />
            )}
          </span>
          {faults.length > 0 && (
            <Button small onClick={() => focusFirstFault(form.current)}>
              Show first problem
            </Button>
          )}
          <ErrorMessage message={error?.message} />
          {error?.code === 'OUTDATED_EDIT' && (
            <Button small onClick={() => void rebase()}>
              Compare versions
            </Button>
          )}
        </div>
      </form>
    </ProblemFormContext>
  )
}

const focusFirstFault = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')?.focus()
