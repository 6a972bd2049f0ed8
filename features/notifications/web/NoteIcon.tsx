import * as icons from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { Note } from '../rules/inbox.ts'

const ICONS: Readonly<Record<string, string>> = {
  follow: icons.userRoundPlusIcon,
  like: icons.thumbsUpIcon,
  comment: icons.messageSquareIcon,
  reply: icons.messageCircleIcon,
  mention: icons.atSignIcon,
  role: icons.shieldCheckIcon,
  desk: icons.flagIcon,
  job: icons.briefcaseIcon,
  challenge: icons.circleCheckIcon,
  badge: icons.starIcon,
  rank: icons.trophyIcon,
  invitation: icons.trophyIcon,
}

/** What kind of notification it is, at a glance; an unread one is coloured. */
export function NoteIcon({ note }: { note: Note }) {
  const of = Object.hasOwn(ICONS, note.kind) ? ICONS[note.kind]! : icons.bellIcon
  return (
    <span className={`grid size-9 flex-none place-content-center rounded-full ${note.read ? 'bg-sunken text-ink-soft' : 'bg-iris-wash text-iris'}`}>
      <Icon of={of} small />
    </span>
  )
}
