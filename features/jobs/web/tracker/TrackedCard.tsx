import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { NOTES_LENGTH } from '../../rules/jobs.ts'
import { APPLICATION_LABELS, STAGES, type ApplicationState, type Stage } from '../../rules/stages.ts'
import { TrackedJobsQuery, type Tracked } from './tracked-query.ts'
import type { Board } from './use-board.ts'

const NoteTracked = graphql(`
  mutation NoteTrackedJob($id: ID!, $notes: String!) { noteTrackedJob(id: $id, notes: $notes) }
`)

/** A job on the board. It moves by drag, with the arrow keys and with its select. */
export function TrackedCard({ tracked, board }: { tracked: Tracked; board: Board }) {
  const { job, stage, notes, movedAt, applicationState } = tracked
  const [isEditing, edit] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const moved = board.focusIn(tracked)
  // A card in another column is a new element, which has lost the focus.
  useEffect(() => {
    if (moved !== null) (moved === 'link' ? link : select).current?.focus()
  }, [moved, stage])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    board.step(tracked, event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <li className="tracker-card card grid grid-cols-1 gap-2 p-3!" {...board.card(tracked)}>
      <div className="grid gap-0.5">
        <a ref={link} className="font-medium wrap-anywhere hover:underline" href={job.path} aria-description="Left and right arrow keys move it to another column" onKeyDown={onKeyDown}>
          {job.role}
        </a>
        <span className="text-sm wrap-anywhere">{job.company}</span>
        <span className="text-sm text-text-muted wrap-anywhere">{job.location}</span>
      </div>
      <p className="text-sm text-text-muted">
        {applicationState === null ? 'Moved ' : `${APPLICATION_LABELS[applicationState as ApplicationState]}, `}
        <TimeAgo at={movedAt} />
        {!job.isOpen && ' · job closed'}
      </p>
      {notes !== '' && !isEditing && <p className="rounded-control bg-sunken p-2 text-sm whitespace-pre-line wrap-anywhere">{notes}</p>}
      {isEditing && <NotesForm id={job.id} notes={notes} onDone={() => edit(false)} />}
      <div className="grid justify-items-start gap-1">
        <Select ref={select} aria-label={`Stage of ${job.role}`} value={stage} options={STAGES} onChange={({ target }) => board.moveTo(tracked, target.value as Stage, 'select')} />
        <div className="-ml-3 flex flex-wrap">
          {!isEditing && (
            <Button small variant="ghost" aria-label={`${notes === '' ? 'Add notes to' : 'Edit notes of'} ${job.role}`} onClick={() => edit(true)}>
              {notes === '' ? 'Add notes' : 'Edit notes'}
            </Button>
          )}
          {applicationState === null && (
            <Button small variant="ghost" aria-label={`Remove ${job.role} from the board`} onClick={() => board.remove(tracked)}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function NotesForm({ id, notes, onDone }: { id: string; notes: string; onDone: () => void }) {
  const [text, setText, forget] = useLocalDraft(`job-notes.${id}`, notes)
  const save = useMutation(NoteTracked, {
    onSuccess: async (_data, variables, cache) => {
      await cache.updateQuery(TrackedJobsQuery, {}, ({ trackedJobs }) => ({ trackedJobs: trackedJobs.map((one) => (one.job.id === id ? { ...one, notes: variables.notes.trim() } : one)) }))
      forget()
      onDone()
    },
  })
  return (
    <div className="grid gap-2">
      <Field label="Notes" error={save.error?.fields['notes']} count={{ used: text.length, limit: NOTES_LENGTH }}>
        {(control) => <TextArea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <ErrorMessage message={save.error !== null && save.error.fields['notes'] === undefined ? save.error.message : undefined} />
      <div className="flex gap-2">
        <Button small variant="primary" busy={save.isPending} onClick={() => save.mutate({ id, notes: text })}>
          Save notes
        </Button>
        <Button small variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
