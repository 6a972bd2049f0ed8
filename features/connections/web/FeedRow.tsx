import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { ConnectButton } from './ConnectButton.tsx'
import type { PersonCardData } from './PersonCardFields.ts'

export interface FeedRowProps {
  person: PersonCardData
  reason: string
  onDismiss?: () => void
}

/** A person in the feed with the reason, Connect and, for a suggestion, a button to dismiss it. */
export function FeedRow({ person, reason, onDismiss }: FeedRowProps) {
  return (
    <li className="grid max-md:nth-[n+4]:hidden grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2 px-4 py-3 @max-sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
      <div className="text-sm">
        <a className="rounded-control font-medium wrap-anywhere" href={profilePath(person.username)}>
          {person.name}
        </a>
        <p className="line-clamp-2 text-text-muted">{person.headline}</p>
        <p className="text-xs text-text-muted">{reason}</p>
      </div>
      <div className="@max-sm:col-span-2 @max-sm:col-start-2 @max-sm:row-start-2 @max-sm:justify-self-start">
        <ConnectButton personId={person.id} name={person.name} />
      </div>
      {onDismiss !== undefined && (
        <div className="@max-sm:col-start-3 @max-sm:row-start-1">
          <IconButton small icon={crossIcon} label={`Don’t suggest ${person.name}`} onClick={onDismiss} />
        </div>
      )}
    </li>
  )
}
