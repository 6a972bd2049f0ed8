import { bellIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { Note } from '../rules/inbox.ts'

// By path and not in the manifests, so that they load with the notifications and not with the first page.
const files = import.meta.glob<Readonly<Record<string, string>>>('/features/*/web/notification-icons.ts', { eager: true, import: 'notificationIcons' })
const ICONS = new Map(Object.values(files).flatMap((icons) => Object.entries(icons)))

/** The icon of a kind of notification; that of an unread one is colored. */
export function NoteIcon({ note }: { note: Note }) {
  return (
    <span className={`grid size-9 flex-none place-content-center rounded-full ${note.read ? 'bg-sunken text-text-muted' : 'bg-accent-subtle text-accent'}`}>
      <Icon of={ICONS.get(note.kind) ?? bellIcon} small />
    </span>
  )
}
