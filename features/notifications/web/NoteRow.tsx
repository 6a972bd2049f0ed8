import { crossIcon, ellipsisIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import type { Note } from '../rules/inbox.ts'
import { NoteIcon } from './NoteIcon.tsx'
import { useMuteThread } from './use-mute-thread.ts'

interface Props {
  note: Note
  onMark: (read: boolean) => void
  onDelete: () => void
}

/** A notification: a press on it toggles read and unread and does nothing else; Open, which also marks it as read, more and delete are beside it. */
export function NoteRow({ note, onMark, onDelete }: Props) {
  const muteThread = useMuteThread()
  const { title, message, date, read, path, thread } = note
  return (
    <li className="flex items-center gap-1 pr-2 max-md:flex-wrap max-md:justify-end max-md:gap-y-1 max-md:pb-2">
      <button
        type="button"
        className="flex min-w-0 flex-1 gap-3 rounded-card px-4 py-3.5 text-left text-sm max-md:basis-full max-md:pb-0"
        aria-description={read ? 'Click to mark as unread.' : 'Click to mark as read.'}
        onClick={() => onMark(!read)}
      >
        <NoteIcon note={note} />
        <span className="grid min-w-0 gap-0.5">
          <span className={`text-base ${read ? 'text-text-muted' : 'font-semibold'}`}>
            <VisuallyHidden>{read ? 'Read: ' : 'Unread: '}</VisuallyHidden>
            {title}
          </span>
          <span className={`wrap-anywhere ${read ? 'text-text-muted' : ''}`}>{message}</span>
          <span className="text-xs text-text-muted">
            <TimeAgo at={date} />
          </span>
        </span>
        {!read && <span aria-hidden="true" className="mt-2 ml-auto size-2 flex-none rounded-full bg-accent" />}
      </button>
      <a className="button button-ghost button-sm max-md:mr-auto max-md:ml-15.5" href={path} aria-label={`Open: ${title}`} onClick={() => !read && onMark(true)}>
        Open
      </a>
      {thread !== null && (
        <Menu
          label={`Options for: ${title}`}
          className="button button-ghost button-icon-sm"
          trigger={<Icon of={ellipsisIcon} small />}
          items={[{ label: 'Mute this thread', onSelect: () => muteThread(note.id) }]}
        />
      )}
      <IconButton small icon={crossIcon} label={`Delete: ${title}`} onClick={onDelete} />
    </li>
  )
}
