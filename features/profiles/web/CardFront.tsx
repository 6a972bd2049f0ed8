import type { ReactNode, RefObject } from 'react'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { mapPinIcon, qrCodeIcon } from '#platform/web/ui/icons.ts'
import { listPath } from '#features/connections/rules/paths.ts'
import { DEFAULT_LOCATION, DEFAULT_ROLE_LABEL } from '#features/people/rules/public-user.ts'
import { StreakIcon } from '#features/activity/web/public.tsx'
import type { ProfileData } from './profile-query.ts'

interface Props {
  profile: ProfileData
  role: string
  avatarMenu?: ReactNode
  flip: RefObject<HTMLButtonElement | null>
  onFlip: () => void
}

/** The front of the card: avatar, name, role, location, followers and streak. All of it but the link to the followers is the button that flips the card. */
export function CardFront({ profile, role, avatarMenu, flip, onFlip }: Props) {
  const { id, username, name, avatarUrl, location, followerCount, activity } = profile
  return (
    <div className="relative grid content-between gap-5 p-6 text-center">
      <div className="grid justify-items-center gap-2">
        <div className="relative">
          <Avatar person={{ id, name, picture: avatarUrl }} size="huge" />
          {avatarMenu !== undefined && <div className="absolute -right-2 -bottom-1 z-1 text-left">{avatarMenu}</div>}
        </div>
        {/* Beside the own card is the name that its owner edits. */}
        <p dir="auto" className={avatarMenu === undefined ? 'mt-2 text-xl font-semibold text-balance wrap-anywhere' : 'sr-only'}>{name}</p>
        {role !== DEFAULT_ROLE_LABEL && <Badge tone="accent">{role}</Badge>}
        {location !== DEFAULT_LOCATION && (
          <p className="flex items-center gap-1.5 text-sm text-text-muted">
            <Icon of={mapPinIcon} small />
            <span className="wrap-anywhere">{location}</span>
          </p>
        )}
      </div>
      <dl className="flex divide-x divide-line border-t border-line pt-4">
        {followerCount !== null && (
          <Stat of={followerCount === 1 ? 'follower' : 'followers'} value={followerCount} to={listPath('followers', username)} />
        )}
        {activity !== null && <Stat of="day streak" value={activity.streak} mark={<StreakIcon />} />}
      </dl>
      <span className="flex items-center justify-center gap-1.5 text-xs text-text-muted" aria-hidden="true" data-unprinted="">
        <Icon of={qrCodeIcon} small />
        Show QR code
      </span>
      <button ref={flip} type="button" className="absolute inset-0 rounded-card" aria-label={`Show QR code of ${name}`} onClick={onFlip} />
    </div>
  )
}

function Stat({ of, value, mark, to }: { of: string; value: number; mark?: ReactNode; to?: string }) {
  return (
    <div className={`grid flex-1 justify-items-center px-2 ${to === undefined ? '' : 'relative z-1'}`}>
      <dt className="text-xs text-text-muted">
        {to === undefined ? (
          of
        ) : (
          <a className="underline-offset-2 after:absolute after:inset-0 hover:underline" href={to}>
            {of}
          </a>
        )}
      </dt>
      <dd className="order-first flex items-center gap-1.5 text-lg font-semibold tabular">
        {mark}
        {value}
      </dd>
    </div>
  )
}
