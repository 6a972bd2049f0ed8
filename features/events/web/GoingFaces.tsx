import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { goingText, placesText } from '../rules/events.ts'
import type { RsvpState } from '../rules/rsvp.ts'
import { useGuests } from './Attendees.tsx'
import type { EventData, EventDateData } from './EventPage.tsx'

const MAX_FACES = 5

/** Who is going and how many places are left, in short; the list below has all names. */
export function GoingFaces({ event, date, own }: { event: EventData; date: EventDateData; own: RsvpState | null }) {
  const guests = useGuests(event, date)
  const counts = [date.going > 0 ? goingText(date.going, false) : null, placesText(date, own)].filter((text) => text !== null).join(' · ')
  if (counts === '') return null
  return (
    <a className="flex flex-wrap items-center gap-x-3 gap-y-1 hover:underline" href="#going">
      {guests.length > 0 && (
        <span className="flex -space-x-2" aria-hidden="true">
          {guests.slice(0, MAX_FACES).map(({ id, name, avatarUrl }) => (
            <span key={id} className="rounded-full border-2 border-surface">
              <Avatar size="small" person={{ id, name, picture: avatarUrl }} />
            </span>
          ))}
        </span>
      )}
      <span className="tabular text-sm font-medium">{counts}</span>
    </a>
  )
}
