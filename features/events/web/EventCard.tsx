import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { mapPinIcon, usersIcon, videoIcon } from '#platform/web/ui/icons.ts'
import { EVENT_TYPE_LABELS, goingText, placesText } from '../rules/events.ts'
import { eventPath } from '../rules/paths.ts'
import type { RsvpState } from '../rules/rsvp.ts'
import { DateSheet } from './DateSheet.tsx'
import type { EventCardData } from './event-fields.ts'
import { EventTime } from './EventTime.tsx'
import { STATE_LABELS, STATE_TONES, TYPE_TONES } from './state-texts.ts'

interface Props {
  event: EventCardData
  /** The viewer's answer. */
  state: RsvpState | null
  isOver?: boolean
  actions?: ReactNode
  badge?: ReactNode
  /** A line about its state. */
  note?: string | undefined
}

/** Only in the preview of a new event is there neither a place nor a link. */
const placeText = ({ place, isOnline }: EventCardData) => (place === '' ? (isOnline ? 'Online' : 'No place yet') : isOnline ? `${place}, and online` : place)

/** A date in lists. */
export function EventCard({ event, state, isOver = false, actions, badge, note }: Props) {
  const { id, title, type, preview, startsAt, timeZone, place, isOnline, recurrence, taken, offered, isCancelled, hasRecording, imageUrl } = event
  const counts = isCancelled ? '' : [taken > offered ? goingText(taken - offered, isOver) : null, isOver ? null : placesText(event, state)].filter((text) => text !== null).join(' · ')
  return (
    <article className="card flex gap-4 p-5 max-md:p-4">
      <DateSheet at={startsAt} zone={timeZone} isOnlineOnly={isOnline && place === ''} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={TYPE_TONES[type]}>{EVENT_TYPE_LABELS[type]}</Badge>
          {isCancelled && <Badge tone="danger">Canceled</Badge>}
          {!isCancelled && state !== null && state !== 'no' && <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>}
          {hasRecording && <Badge>Recording</Badge>}
          {badge}
        </p>
        <h2 dir="auto" className="text-lg wrap-anywhere">
          <a className="hover:underline" href={eventPath(event, recurrence === null ? undefined : id)}>
            {title}
          </a>
        </h2>
        <EventTime date={event} />
        {recurrence !== null && <p className="text-sm text-text-muted">{recurrence}</p>}
        <p className="line-clamp-2 text-sm wrap-anywhere">{preview}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-text-muted">
          <span className="tally min-w-0">
            <Icon of={place === '' && isOnline ? videoIcon : mapPinIcon} small />
            <span className="wrap-anywhere">{placeText(event)}</span>
          </span>
          {counts !== '' && (
            <span className="tally tabular">
              <Icon of={usersIcon} small />
              {counts}
            </span>
          )}
          {event.host !== null && <span className="wrap-anywhere">Hosted by {event.host.name}</span>}
        </p>
        {note !== undefined && <p className="text-sm wrap-anywhere text-text-muted">{note}</p>}
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2 pt-1">{actions}</div>}
      </div>
      {imageUrl !== null && <img className="aspect-[1200/630] w-52 self-start rounded-control border border-line object-cover max-lg:hidden dark:brightness-90" src={imageUrl} alt="" width={208} height={109} loading="lazy" />}
    </article>
  )
}
