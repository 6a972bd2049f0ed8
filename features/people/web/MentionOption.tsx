import { Avatar } from '#platform/web/ui/Avatar.tsx'

export interface MentionablePerson {
  id: string
  username: string
  name: string
  avatarUrl: string | null
}

interface Props {
  id: string
  person: MentionablePerson
  isActive: boolean
  onChoose: () => void
  onActivate: () => void
}

/** One person in the list of a text area. The text area keeps the focus and handles the keys. */
export function MentionOption({ id, person, isActive, onChoose, onActivate }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-sm ${isActive ? 'bg-accent-subtle' : ''}`}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onActivate}
      onClick={onChoose}
    >
      <Avatar size="small" person={{ ...person, picture: person.avatarUrl }} />
      <span className="max-w-[65%] shrink-0 truncate font-medium">{person.name}</span>
      <span className="min-w-0 truncate text-text-muted">@{person.username}</span>
    </div>
  )
}
