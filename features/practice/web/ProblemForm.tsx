import { useEffect, useMemo, useRef, useState } from 'react'
import { request } from '#platform/web/graphql/request.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { draftFaults } from '../rules/draft-faults.ts'
import type { ProblemDraft } from '../rules/problem-draft.ts'
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
import { useKeptProblem } from './use-kept-problem.ts'

const TABS = [{ name: 'write', label: 'Write' }, { name: 'see', label: 'Preview' }] as const

interface Props {
  /** What the server holds; null: nothing yet. */
  written: Written | null
  back: string
  onWritten: () => void
}

/** A problem as a form: what is typed is kept on the device, faults stand beside their fields, and what is saved goes to the gate. */
export function ProblemForm({ written, back, onWritten }: Props) {
  const [first] = useState(() => ({ draft: draftOfWritten(written), revision: written?.revision ?? 0 }))
  const { typed, isUnsaved, broughtFrom, show, settle, throwAway } = useKeptProblem(written?.slug ?? null, first)
  const { run, busy, refusal, clear } = useAction(WriteProblem)
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('write')
  const [tries, setTries] = useState(0)
  const [other, setOther] = useState<ProblemDraft | null>(null)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isNew = written === null
  const isChecking = written !== null && typed !== null && (written.state === 'checking' || written.revision < typed.revision)
  const faults = useMemo(() => (typed === null || tries === 0 ? [] : draftFaults(typed.draft)), [typed, tries])

  useEffect(() => {
    if (tries > 0 || refusal !== null) focusFirstFault(form.current)
  }, [tries, refusal])

  if (typed === null) return <Skeleton className="h-60" />
  const { draft, revision } = typed

  const save = async () => {
    setTab('write')
    setTries(tries + 1)
    clear()
    if (draftFaults(draft).length > 0) return
    const answer = await run({ input: inputOf(draft, { revision, isNew }) })
    if (answer === null) return
    setTries(0)
    setOther(null)
    settle({ draft, revision: answer.writeProblem })
    if (isNew) navigate(`${back}?q=${draft.slug}`, { replace: true })
    else onWritten()
  }
  /** Somebody else saved: what is typed goes on from theirs, which stays at hand. */
  const meet = async () => {
    const theirs = await request(WrittenProblemQuery, { slug: draft.slug }).catch(() => null)
    if (theirs === null) return
    clear()
    setOther(draftOfWritten(theirs.writtenProblem))
    show({ draft, revision: theirs.writtenProblem.revision })
  }
  const swap = () => {
    setOther(draft)
    if (other !== null) show({ draft: other, revision })
  }
  const change = (part: Partial<ProblemDraft>) => show({ draft: { ...draft, ...part }, revision })
  const faultsAt = (at: string) => [...faults.filter((fault) => fault.at === at).map(({ says }) => says), ...(refusal?.fields?.[at] === undefined ? [] : [refusal.fields[at]])]
  return (
    <ProblemFormContext value={{ draft, change, faultsAt, verdicts: written?.verdicts ?? [] }}>
      {isUnsaved && <LeaveGuard />}
      {broughtFrom !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-iris-wash px-3 py-2 text-sm">
          You have unsaved changes from {new Date(broughtFrom).toLocaleString()}.
          <Button small onClick={throwAway}>
            Discard
          </Button>
        </p>
      )}
      {other !== null && <OtherVersion mine={draft} other={other} onSwap={swap} />}
      <ProblemFile draft={draft} onOpen={(opened) => show({ draft: isNew ? opened : { ...opened, slug: draft.slug }, revision })} />
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
        <div className="sticky bottom-0 z-1 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 max-md:bottom-(--tabs)">
          <Button type="submit" look="primary" busy={busy} busyText="Saving…">
            Save and check
          </Button>
          <span role="status" className="text-sm text-ink-soft">
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
          <Refused says={refusal?.says} />
          {refusal?.code === 'OUTDATED_EDIT' && (
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
