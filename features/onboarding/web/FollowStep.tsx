import { useEffect, useEffectEvent } from 'react'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { FollowToggle, useSuggestions } from '#features/connections/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { StepActions } from './StepActions.tsx'

const SHOWN = 6

/** The second step: people to follow, each with the reason why. */
export function FollowStep({ next }: { next: string }) {
  const { suggestions, error, refetch } = useSuggestions(SHOWN)
  // Topics that were chosen a moment ago change who is suggested.
  const renew = useEffectEvent(refetch)
  useEffect(() => {
    renew()
  }, [])
  return (
    <div className="grid gap-6">
      {error !== null ? (
        <ErrorState text="We couldn’t load suggestions." hint={error.message} onRetry={refetch} />
      ) : suggestions === null ? (
        <Skeleton className="h-72 w-full" />
      ) : suggestions.length === 0 ? (
        <p className="text-text-muted">There is no one to suggest yet. You find people on the connections page later.</p>
      ) : (
        <ul aria-label="People to follow" className="grid gap-4 md:grid-cols-2">
          {suggestions.map(({ person, reason }) => (
            <li key={person.id} className="card flex items-center gap-4">
              <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} size="large" />
              <div className="min-w-0 flex-1">
                <a className="rounded-control font-medium wrap-anywhere" href={profilePath(person.username)}>
                  {person.name}
                </a>
                <p className="line-clamp-2 text-sm text-text-muted">{person.headline}</p>
                <p className="text-xs text-text-muted">{reason}</p>
              </div>
              <FollowToggle personId={person.id} name={person.name} follows={null} />
            </li>
          ))}
        </ul>
      )}
      <StepActions skipTo={next}>
        <ButtonLink to={next} variant="primary">
          Continue
        </ButtonLink>
      </StepActions>
    </div>
  )
}
