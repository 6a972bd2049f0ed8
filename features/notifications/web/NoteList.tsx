import { useRef, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
import type { Inbox, Note } from '../rules/inbox.ts'
import { deleteNote, loadOlder } from './inbox-store.ts'
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
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const remove = (note: Note, at: number) => {
    deleteNote(note)
    const neighbour = list.current?.children[at + 1] ?? list.current?.children[at - 1]
    const place = neighbour?.querySelector<HTMLElement>('button')
    if (place) place.focus()
    else onGone()
  }
  const older = async () => {
    setBusy(true)
    setFailed(await loadOlder())
    setBusy(false)
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-surface">
        {notes.map((note, at) => (
          <NoteRow key={note.id} note={note} onDelete={() => remove(note, at)} />
        ))}
      </ul>
      <Refused says={failed} />
      {next !== null && (
        <Button className="justify-self-center" busy={busy} busyText="Loading..." onClick={() => void older()}>
          Older notifications
        </Button>
      )}
    </>
  )
}
