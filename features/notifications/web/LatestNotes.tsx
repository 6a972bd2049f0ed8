import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import type { Note } from '../rules/inbox.ts'
import { useInboxChanges } from './inbox-changes.ts'
import { NoteIcon } from './NoteIcon.tsx'

interface Props {
  notes: readonly Note[]
  onOpen?: () => void
}

/** Notifications as links to their targets; following one marks it as read. */
export function LatestNotes({ notes, onOpen }: Props) {
  const { mark } = useInboxChanges()
  return (
    <ul className="divide-y divide-line">
      {notes.map((note) => (
        <li key={note.id}>
          <a
            href={note.path}
            className="flex gap-3 px-4 py-3 text-sm hover:bg-sunken focus-visible:-outline-offset-2"
            onClick={() => {
              if (!note.read) mark(note, true)
              onOpen?.()
            }}
          >
            <NoteIcon note={note} />
            <span className="grid min-w-0 gap-0.5">
              <span className={note.read ? 'text-text-muted' : 'font-semibold'}>
                {!note.read && <VisuallyHidden>Unread: </VisuallyHidden>}
                {note.title}
              </span>
              <span className="line-clamp-2 wrap-anywhere text-text-muted">{note.message}</span>
              <span className="text-xs text-text-muted">
                <TimeAgo at={note.date} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
