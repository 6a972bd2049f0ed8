import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { goingText } from '../rules/events.ts'
import type { EventData, EventDateData } from './EventPage.tsx'
import { GuestsQuery } from './guests-query.ts'

/** The people who are going to a date, as far as the viewer may see them. */
export function useGuests(event: EventData, date: EventDateData): EventData['guests'] {
  const session = useSession()
  const own = useQuery(GuestsQuery, session === null ? null : { number: event.number, date: date.id })
  return own.data?.event?.guests ?? event.guests
}

/** The people who are going to a date. Those who hide their activity from the reader are only counted. */
export function Attendees({ event, date, isOver, isCancelled }: { event: EventData; date: EventDateData; isOver: boolean; isCancelled: boolean }) {
  const guests = useGuests(event, date)
  const hidden = date.going - guests.length
  // While people can answer, the box where they do so says how many are going.
  const isCounted = event.state === 'published' && !isCancelled && !isOver
  if (isCancelled && date.going === 0) return null
  const counts = isCancelled ? [] : [
    date.going === 0 ? (isOver ? 'No one.' : 'No one yet.') : isCounted ? null : `${goingText(date.going, isOver)}.`,
    !isOver && date.maybe > 0 ? `${date.maybe} maybe.` : null,
    !isOver && date.waiting > 0 ? (date.waiting === 1 ? '1 person is on the waiting list.' : `${date.waiting} people are on the waiting list.`) : null,
  ].filter((text) => text !== null)
  return (
    <Section anchor="going" title={isCancelled ? 'Had planned to go' : isOver ? 'Guests' : 'Going'}>
      {guests.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {guests.map((guest) => (
            <li key={guest.id}>
              <a className="flex min-h-11 items-center gap-2 text-sm hover:underline" href={profilePath(guest.username)}>
                <Avatar size="small" person={{ id: guest.id, name: guest.name, picture: guest.avatarUrl }} />
                {guest.name}
              </a>
            </li>
          ))}
          {hidden > 0 && <li className="flex min-h-11 items-center text-sm text-text-muted">and {hidden} more</li>}
        </ul>
      )}
      {counts.length > 0 && <p className="text-sm text-text-muted">{counts.join(' ')}</p>}
    </Section>
  )
}
