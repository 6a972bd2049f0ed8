import { useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { CancelLink } from '#platform/web/ui/CancelLink.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { DESCRIPTION_LENGTH, isLength, START_IN_FUTURE, TITLE_LENGTH } from '../../rules/contest.ts'
import { contestPath, CONTESTS_PATH } from '../../rules/paths.ts'
import { readAgain } from '../contest-queries.ts'
import { endHint, pointErrors, type ContestForm } from './contest-form.ts'
import { ProblemsField } from './ProblemsField.tsx'
import { ScoringPreview } from './ScoringPreview.tsx'

const SaveContest = graphql(`
  mutation SaveContest($id: ID!, $revision: Int!, $title: String!, $description: String!, $startsAt: String!, $minutes: Int!, $problems: [ContestProblemInput!]!) {
    saveContest(id: $id, revision: $revision, title: $title, description: $description, startsAt: $startsAt, minutes: $minutes, problems: $problems)
  }
`)

interface Props {
  initial: ContestForm
  /** Null for a new contest. */
  known: { id: string; revision: number; number: number } | null
  /** Problems and times can no longer change. */
  hasStarted?: boolean
}

const whole = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0)

/** Creates a contest as a draft, or changes one (requirement Q-66). What is typed stays on the device until it is saved. */
export function ContestEditor({ initial, known, ...rest }: Props) {
  const session = useSession()
  const draft = useFormDraft(`contest:${session?.user.id ?? ''}:${known?.id ?? 'new'}`, { value: initial, revision: known?.revision ?? 0 })
  if (draft.current === null) return <Skeleton className="h-80" />
  return <Editor {...rest} known={known} before={initial.startsAt} draft={draft} form={{ ...initial, ...draft.current.value }} revision={draft.current.revision} />
}

interface EditorProps extends Omit<Props, 'initial'> {
  /** The start as it is saved. */
  before: string
  draft: ReturnType<typeof useFormDraft<ContestForm>>
  form: ContestForm
  revision: number
}

function Editor({ known, before, hasStarted = false, draft, form, revision }: EditorProps) {
  const [sent, setSent] = useState(form)
  // The server looks at the clock only when all else is right.
  const [wasPast, setPast] = useState(false)
  const navigate = useNavigate()
  const set = (part: Partial<ContestForm>) => draft.show({ value: { ...form, ...part }, revision })
  const { mutate, isPending, error } = useMutation(SaveContest, {
    onSuccess: async ({ saveContest: number }, _variables, cache) => {
      draft.settle({ value: sent, revision: revision + 1 })
      await readAgain(cache)
      showToast(known === null ? 'Saved as a draft.' : 'Saved.')
      navigate(contestPath(number))
    },
    // The form opens again on the new version, with the changes of this window on top.
    onError: ({ code, message }, _variables, cache) => {
      if (code !== 'OUTDATED_EDIT') return
      showToast(`${message} Check the form, then save again.`, { kind: 'error' })
      void readAgain(cache)
    },
  })
  // The error of a field that changed no longer holds.
  const errorOf = (field: keyof ContestForm) => (form[field] === sent[field] ? error?.fields[field] : undefined)
  const wrongPoints = pointErrors(error?.fields ?? {}, sent.problems, form.problems)
  const problemError = form.problems === sent.problems ? Object.entries(error?.fields ?? {}).find(([name]) => name.startsWith('problems') && !name.endsWith('.points'))?.[1] : undefined
  // A length that isn't allowed has no end and no example.
  const minutes = isLength(whole(form.minutes)) ? whole(form.minutes) : 0
  const minutesError = errorOf('minutes')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(form)
    const { id, title, description, startsAt, problems } = form
    const start = new Date(startsAt)
    setPast(startsAt !== before && start.getTime() <= Date.now())
    mutate({
      id, revision, title, description, startsAt: Number.isNaN(start.getTime()) ? '' : start.toISOString(), minutes: whole(form.minutes),
      problems: problems.map(({ slug, points }) => ({ slug, points: whole(points) })),
    })
  }
  return (
    <form className="grid max-w-[46rem] grid-cols-1 gap-6" onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
      <FormError error={error !== null && Object.keys(error.fields).length === 0 ? { message: error.message } : null} />
      <Field label="Title" error={errorOf('title')} count={{ used: form.title.length, limit: TITLE_LENGTH }}>
        {(control) => <TextInput {...control} value={form.title} onChange={({ target }) => set({ title: target.value })} />}
      </Field>
      <Field label="Description" hint="Who it’s for and what it covers. Markdown works." error={errorOf('description')} count={{ used: form.description.length, limit: DESCRIPTION_LENGTH }}>
        {(control) => <TextArea {...control} rows={5} value={form.description} onChange={({ target }) => set({ description: target.value })} />}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Starts" hint={`In your time zone, ${deviceTimeZone()}. Everyone sees it in theirs.`} error={errorOf('startsAt') ?? (error !== null && wasPast && form.startsAt === sent.startsAt ? START_IN_FUTURE : undefined)}>
          {(control) => <TextInput {...control} type="datetime-local" disabled={hasStarted} value={form.startsAt} onChange={({ target }) => set({ startsAt: target.value })} />}
        </Field>
        <Field label="Length in minutes" hint={endHint(form.startsAt, minutes) ?? '15 minutes to 14 days.'} error={minutesError !== undefined && whole(form.minutes) === 0 ? 'Enter a whole number of minutes, such as 90.' : minutesError}>
          {(control) => <TextInput {...control} inputMode="numeric" disabled={hasStarted} value={form.minutes} onChange={({ target }) => set({ minutes: target.value })} />}
        </Field>
      </div>
      {hasStarted ? <p className="text-sm text-text-muted">The contest has started, so its problems and times can’t change any more.</p> : <ProblemsField problems={form.problems} error={problemError} wrongPoints={wrongPoints} onChange={(problems) => set({ problems })} />}
      <ScoringPreview points={form.problems.map(({ points }) => whole(points))} minutes={minutes} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {known === null ? 'Save draft' : 'Save'}
        </Button>
        <CancelLink to={known === null ? CONTESTS_PATH : contestPath(known.number)} draft={draft} />
      </div>
    </form>
  )
}
