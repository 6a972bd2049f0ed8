import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { OpenConversation } from './chat-queries.ts'

interface Props {
  member: OpenConversation['members'][number]
  ownerId: string | null
  viewerId: string
  onRemove: () => void
}

/** One member of a group, whom its owner can remove. */
export function GroupMember({ member: { person, hasAccepted }, ownerId, viewerId, onRemove }: Props) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Avatar size="small" person={{ ...person, picture: person.avatarUrl }} />
      <a className="link min-w-0 truncate" href={profilePath(person.username)}>
        {person.name}
      </a>
      {person.id === viewerId && <span className="text-sm text-text-muted">You</span>}
      {person.id === ownerId && <Badge>Owner</Badge>}
      {!hasAccepted && <Badge>Invited</Badge>}
      {ownerId === viewerId && person.id !== viewerId && (
        <Button small className="ml-auto shrink-0" aria-label={`Remove ${person.name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  )
}
