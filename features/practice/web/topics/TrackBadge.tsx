import { Icon } from '#platform/web/ui/Icon.tsx'
import { trophyIcon } from '#platform/web/ui/icons.ts'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'

/** The badge of a track: what it takes to earn it, or that the member has it. */
export const TrackBadge = ({ title, isEarned }: { title: string; isEarned: boolean }) => (
  <p className={`flex items-center gap-2 text-sm ${isEarned ? 'text-success' : 'text-text-muted'}`}>
    <Icon of={trophyIcon} small />
    {isEarned ? (
      <span>
        You earned the badge “{title} track”.{' '}
        <a className="link" href={OWN_PROFILE_PATH}>
          View it on your profile
        </a>
      </span>
    ) : (
      <span>Solve all problems without giving up to earn the badge “{title} track”.</span>
    )}
  </p>
)
