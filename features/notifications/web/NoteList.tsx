import { useRef } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { addPage, type Inbox, type Note } from '../rules/inbox.ts'
import { updateInbox } from './inbox-cache.ts'
import { useInboxChanges } from './inbox-changes.ts'
import { InboxQuery } from './inbox-query.ts'
import { NoteRow } from './NoteRow.tsx'

interface Props {
  inbox: Inbox
  /** The last one was deleted, so the focus must move elsewhere. */
  onGone: () => void
}

/** The notifications, latest first, with a button for older ones. */
export function NoteList({ inbox, onGone }: Props) {
  const { notes, next } = inbox
  const list = useRef<HTMLUListElement>(null)
  const changes = useInboxChanges()
  // The page is added to the one list, which live updates change meanwhile.
  const older = useMutation(InboxQuery, { onSuccess: ({ notifications }, _variables, cache) => updateInbox(cache, (known) => addPage(known, notifications)) })

  const remove = (note: Note, at: number) => {
    changes.remove(note)
    const neighbour = list.current?.children[at + 1] ?? list.current?.children[at - 1]
    const target = neighbour?.querySelector<HTMLElement>('button')
    if (target) target.focus()
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
