import { useRef } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { withPage, type Inbox, type Note } from '../rules/inbox.ts'
import { updateInbox } from './inbox-cache.ts'
import { useInboxChanges } from './inbox-changes.ts'
import { InboxQuery } from './inbox-query.ts'
import { NoteRow } from './NoteRow.tsx'

interface Props {
  inbox: Inbox
  /** The last one was deleted: the focus needs another place. */
  onGone: () => void
}

/** The notifications, the latest first, and the way to older ones. */
export function NoteList({ inbox, onGone }: Props) {
  const { notes, next } = inbox
  const list = useRef<HTMLUListElement>(null)
  const changes = useInboxChanges()
  // A page that is added to the one list, which live messages change meanwhile.
  const older = useMutation(InboxQuery, { onSuccess: ({ notifications }, _variables, cache) => updateInbox(cache, (known) => withPage(known, notifications)) })

  const remove = (note: Note, at: number) => {
    changes.remove(note)
    const neighbour = list.current?.children[at + 1] ?? list.current?.children[at - 1]
    const place = neighbour?.querySelector<HTMLElement>('button')
    if (place) place.focus()
    else onGone()
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-surface">
        {notes.map((note, at) => (
          <NoteRow key={note.id} note={note} onMark={(read) => changes.mark(note, read)} onDelete={() => remove(note, at)} />
        ))}
      </ul>
      <ErrorMessage message={older.error?.message} />
      {next !== null && (
        <Button className="justify-self-center" busy={older.isPending} busyText="Loading..." onClick={() => older.mutate({ olderThan: next })}>
          Older notifications
        </Button>
      )}
    </>
  )
}
