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
import { FormAbout } from './FormAbout.tsx'
import { FormChecker } from './FormChecker.tsx'
import { FormFunction } from './FormFunction.tsx'
import { FormSolutions } from './FormSolutions.tsx'
import { FormTests } from './FormTests.tsx'
import { FormHelp, FormStatement } from './FormTexts.tsx'
import { GateWord } from './GateWord.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { OtherVersion } from './OtherVersion.tsx'
import { draftOfWritten, inputOf, ProblemFormContext } from './problem-form.ts'
import { WriteProblem, WrittenProblemQuery, type Written } from './problem-desk-requests.ts'
import { ProblemFile } from './ProblemFile.tsx'
import { ProblemPreview } from './ProblemPreview.tsx'

const TABS = [{ name: 'write', label: 'Write' }, { name: 'see', label: 'Preview' }] as const

interface Props {
  /** What the server holds; null: nothing yet. */
  written: Written | null
  back: string
  onWritten: () => void
}

/** A problem as a form: what is typed is kept on the device, faults stand beside their fields, and what is saved goes to the gate. */
export function ProblemForm({ written, back, onWritten }: Props) {
  const [first] = useState(() => ({ value: draftOfWritten(written), revision: written?.revision ?? 0 }))
  // The number stands for the shape of the draft: one of an older shape is not read.
  const key = `problem-2/${useSession()?.user.id ?? ''}/${written?.slug ?? 'new'}`
  const { current, isUnsaved, restoredFrom, show, settle, discard } = useFormDraft(key, first)
  const { mutate, isPending, error, reset } = useMutation(WriteProblem)
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('write')
  const [tries, setTries] = useState(0)
  const [other, setOther] = useState<ProblemDraft | null>(null)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isNew = written === null
  const isChecking = written !== null && current !== null && (written.state === 'checking' || written.revision < current.revision)
  const faults = useMemo(() => (current === null || tries === 0 ? [] : draftFaults(current.value)), [current, tries])

  useEffect(() => {
    if (tries > 0 || error !== null) focusFirstFault(form.current)
  }, [tries, error])

  if (current === null) return <Skeleton className="h-60" />
  const { value: draft, revision } = current

  const save = () => {
    setTab('write')
    setTries(tries + 1)
    reset()
    if (draftFaults(draft).length > 0) return
    const onSuccess = (answer: { writeProblem: number }) => {
      setTries(0)
      setOther(null)
      settle({ value: draft, revision: answer.writeProblem })
      if (isNew) navigate(`${back}?q=${draft.slug}`, { replace: true })
      else onWritten()
    }
    mutate({ input: inputOf(draft, { revision, isNew }) }, { onSuccess })
  }
  /** Somebody else saved: what is typed goes on from theirs, which stays at hand. */
  const meet = async () => {
    const theirs = await request(WrittenProblemQuery, { slug: draft.slug }).catch(() => null)
    if (theirs === null) return
    reset()
    setOther(draftOfWritten(theirs.writtenProblem))
    show({ value: draft, revision: theirs.writtenProblem.revision })
  }
  const swap = () => {
    setOther(draft)
    if (other !== null) show({ value: other, revision })
  }
  const change = (part: Partial<ProblemDraft>) => show({ value: { ...draft, ...part }, revision })
  const faultsAt = (at: string) => [...faults.filter((fault) => fault.at === at).map(({ says }) => says), ...(error?.fields?.[at] === undefined ? [] : [error.fields[at]])]
  return (
    <ProblemFormContext value={{ draft, change, faultsAt, verdicts: written?.verdicts ?? [] }}>
      {isUnsaved && <LeaveGuard />}
      {restoredFrom !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-accent-subtle px-3 py-2 text-sm">
          You have unsaved changes from {new Date(restoredFrom).toLocaleString()}.
          <Button small onClick={discard}>
            Discard
          </Button>
        </p>
      )}
      {other !== null && <OtherVersion mine={draft} other={other} onSwap={swap} />}
      <ProblemFile draft={draft} onOpen={(opened) => show({ value: isNew ? opened : { ...opened, slug: draft.slug }, revision })} />
      <form
        ref={form}
        // What gets the focus comes clear of the bar at the bottom.
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
              <FormAbout isNew={isNew} />
              <FormStatement />
              <FormFunction />
              <FormChecker />
              <FormTests />
              <FormHelp />
              <FormSolutions />
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
              <GateWord written={written} isChecking={isChecking} isUnsaved={isUnsaved} />
            )}
          </span>
          {faults.length > 0 && (
            <Button small onClick={() => focusFirstFault(form.current)}>
              Show first problem
            </Button>
          )}
          <ErrorMessage message={error?.message} />
          {error?.code === 'OUTDATED_EDIT' && (
            <Button small onClick={() => void meet()}>
              Compare versions
            </Button>
          )}
        </div>
      </form>
    </ProblemFormContext>
  )
}

const focusFirstFault = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')?.focus()
