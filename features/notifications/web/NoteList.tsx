import { useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { addPage, type Inbox, type Note } from '../rules/inbox.ts'
import { updateInbox } from './inbox-cache.ts'
import { useInboxChanges } from './inbox-changes.ts'
import { groupByDay } from './group-by-day.ts'
import { InboxQuery } from './inbox-query.ts'
import { NoteRow } from './NoteRow.tsx'

interface Props {
  inbox: Inbox
  /** The last one was deleted, so the focus must move elsewhere. */
  onGone: () => void
}

/** The notifications by day, latest first, with a button for older ones. */
export function NoteList({ inbox, onGone }: Props) {
  const { notes, next } = inbox
  const list = useRef<HTMLDivElement>(null)
  const [openedAt] = useState(() => new Date())
  const changes = useInboxChanges()
  // The page is added to the one list, which live updates change meanwhile.
  const older = useMutation(InboxQuery, { onSuccess: ({ notifications }, _variables, cache) => updateInbox(cache, (known) => addPage(known, notifications)) })

  const remove = (note: Note) => {
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    const at = notes.indexOf(note)
    changes.remove(note)
    const neighbour = rows[at + 1] ?? rows[at - 1]
    const target = neighbour?.querySelector<HTMLElement>('button')
    if (target) target.focus()
    else onGone()
  }
  return (
    <>
      <div ref={list} className="grid gap-6">
        {groupByDay(notes, openedAt).map(({ day, notes: ofDay }) => (
          <section key={day} aria-label={day} className="grid gap-2">
            <h2 className="text-sm font-medium text-text-muted">{day}</h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {ofDay.map((note) => (
                <NoteRow key={note.id} note={note} onMark={(read) => changes.mark(note, read)} onDelete={() => remove(note)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ErrorMessage message={older.error?.message} />
      {next !== null && (
        <Button className="justify-self-center" busy={older.isPending} busyText="Loading..." onClick={() => older.mutate({ olderThan: next })}>
          Older notifications
        </Button>
      )}
    </>
  )
}
