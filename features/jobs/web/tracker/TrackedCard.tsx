import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cleanText } from '#platform/rules/text.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useComparedDraft } from '#platform/web/autosave/use-compared-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ComparedTextForm } from '#platform/web/ui/ComparedTextForm.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowRightIcon, ellipsisIcon, pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { NOTES_LENGTH } from '../../rules/jobs.ts'
import { applicationText, STAGES, type ApplicationState } from '../../rules/stages.ts'
import { TrackedJobsQuery, type Tracked } from './tracked-query.ts'
import type { Board } from './use-board.ts'

const NoteTracked = graphql(`
  mutation NoteTrackedJob($id: ID!, $notes: String!, $before: String) { noteTrackedJob(id: $id, notes: $notes, before: $before) }
`)

const DAY_MS = 24 * 3600 * 1000

/** A job on the board. It moves by drag, with the arrow keys and with its menu. */
export function TrackedCard({ tracked, board }: { tracked: Tracked; board: Board }) {
  const { job, stage, notes, movedAt, applicationState } = tracked
  const [isEditing, edit] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const isFocused = board.hasFocus(tracked)
  // A card in another column is a new element, which has lost the focus.
  useEffect(() => {
    if (isFocused) link.current?.focus()
  }, [isFocused, stage])
  const actions: MenuItem[] = [
    ...STAGES.filter((one) => one !== stage).map((one) => ({ label: `Move to ${one}`, icon: arrowRightIcon, onSelect: () => board.moveTo(tracked, one, 'card') })),
    { label: notes === '' ? 'Add notes' : 'Edit notes', icon: pencilIcon, separated: true, onSelect: () => edit(true) },
    ...(applicationState === null ? [{ label: 'Remove from the board', icon: trashIcon, danger: true, onSelect: () => board.remove(tracked) }] : []),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    board.step(tracked, event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <li className="tracker-card card grid grid-cols-1 gap-2 p-3!" {...board.card(tracked)}>
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <a ref={link} dir="auto" className="font-medium wrap-anywhere hover:underline" href={job.path} aria-description="Left and right arrow keys move it to another column" onKeyDown={onKeyDown}>
            {job.role}
          </a>
        </div>
        <Menu label={`Actions for ${job.role}`} className="button button-ghost button-icon button-sm -mt-1 -mr-1" trigger={<Icon of={ellipsisIcon} small />} items={actions} />
      </div>
      <p className="-mt-1.5 text-sm wrap-break-word">
        {job.company} <span className="text-text-muted">· {job.location}</span>
      </p>
      {applicationState !== null && <p className="text-sm text-text-muted">Application status: {applicationText(applicationState as ApplicationState)}</p>}
      <p className="text-sm text-text-muted">
        Moved here <MovedAt at={movedAt} />
        {!job.isOpen && ' · job closed'}
      </p>
      {notes !== '' && !isEditing && <p className="rounded-control bg-sunken p-2 text-sm whitespace-pre-line wrap-anywhere">{notes}</p>}
      {isEditing && <NotesForm id={job.id} notes={notes} onDone={() => edit(false)} />}
    </li>
  )
}

/** Since when a card is in its column: in words on the first day, then as a date. */
function MovedAt({ at }: { at: string }) {
  const [now] = useState(() => Date.now())
  return now - Date.parse(at) < DAY_MS ? <TimeAgo at={at} /> : <time className="whitespace-nowrap" dateTime={at}>{absoluteDay(new Date(at))}</time>
}

function NotesForm({ id, notes, onDone }: { id: string; notes: string; onDone: () => void }) {
  const draft = useComparedDraft(`job-notes.${id}`, notes)
  const { text, before } = draft
  const save = useMutation(NoteTracked, {
    onSuccess: async (_data, { notes: sent }, cache) => {
      await cache.updateQuery(TrackedJobsQuery, {}, ({ trackedJobs }) => ({ trackedJobs: trackedJobs.map((one) => (one.job.id === id ? { ...one, notes: cleanText(sent) } : one)) }))
      if (draft.settle(sent)) onDone()
    },
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && cache.invalidateQueries(TrackedJobsQuery)),
  })
  return (
    <ComparedTextForm draft={draft} saving={save} label="Notes" rows={3} limit={NOTES_LENGTH} save="Save" onSave={() => save.mutate({ id, notes: text, before })}>
      <Button small variant="ghost" onClick={onDone}>
        Cancel
      </Button>
    </ComparedTextForm>
  )
}
