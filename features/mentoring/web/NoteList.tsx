import { Suspense, useState } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { flagIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'

interface Note {
  id: string
  text: string
  html: string | null
  writtenAt: unknown
  author: string | null
  authorId: string | null
}

/** The notes of mentors to a learner about an assignment. `onDelete` deletes one of the viewer’s; others can be reported. */
export function NoteList({ notes, onDelete }: { notes: readonly Note[]; onDelete?: (id: string) => void }) {
  const own = useSession()?.user.id
  const [reported, report] = useState<string | null>(null)
  if (notes.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-1 gap-2 text-sm">
        {notes.map(({ id, text, html, writtenAt, author, authorId }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-l-2 border-line pl-3">
            <CommentText comment={{ text, html }} />
            {authorId === own && onDelete !== undefined ? (
              <IconButton small icon={trashIcon} label="Delete this note" onClick={() => onDelete(id)} />
            ) : (
              <IconButton small icon={flagIcon} label="Report this note" onClick={() => report(id)} />
            )}
            <p className="col-start-1 text-text-muted">
              {author ?? 'Former mentor'}, <TimeAgo at={String(writtenAt)} />
            </p>
          </li>
        ))}
      </ul>
      <Suspense>{reported !== null && <ReportDialog kind="assignment-note" noun="note" id={reported} onClose={() => report(null)} />}</Suspense>
    </>
  )
}
