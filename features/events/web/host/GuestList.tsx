import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { RsvpState } from '../../rules/rsvp.ts'
import { STATE_TONES } from '../state-texts.ts'

const GuestListQuery = graphql(`
  query EventGuestList($dateId: ID!) { eventGuestList(dateId: $dateId) { state attendedAt rating feedback person { id username name avatarUrl } } }
`)

const LABELS: Record<RsvpState, string> = { going: 'Going', maybe: 'Maybe', no: 'Not going', waiting: 'Waiting', offered: 'Place offered' }

/** Everyone who answered a date, with attendance and feedback. */
export function GuestList({ dateId }: { dateId: string }) {
  const { data, isLoadingError, error, refetch } = useQuery(GuestListQuery, { dateId })
  if (isLoadingError) return <ErrorState text="We couldn’t load the guest list." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={3} />
  const guests = data.eventGuestList
  if (guests.length === 0) return <p className="text-sm text-text-muted">No one has answered yet.</p>
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-3 text-sm font-medium">Guest list ({guests.length})</summary>
      <ul className="divide-y divide-line border-t border-line">
        {guests.map((guest) => (
          <Guest key={guest.person.id} guest={guest} />
        ))}
      </ul>
    </details>
  )
}

function Guest({ guest: { person, state, attendedAt, rating, feedback } }: { guest: ResultOf<typeof GuestListQuery>['eventGuestList'][number] }) {
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a className="flex items-center gap-2 hover:underline" href={profilePath(person.username)}>
          <Avatar size="small" person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
          {person.name}
        </a>
        <Badge tone={STATE_TONES[state]}>{LABELS[state]}</Badge>
        {attendedAt !== null && <Badge tone="success">Attended</Badge>}
        {rating !== null && (
          <span role="img" aria-label={`${rating} of 5 stars`} className="text-warning">
            {'★'.repeat(rating)}
            {'☆'.repeat(5 - rating)}
          </span>
        )}
      </div>
      {feedback !== '' && <p className="whitespace-pre-wrap wrap-anywhere text-text-muted">{feedback}</p>}
    </li>
  )
}
