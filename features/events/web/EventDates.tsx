import { Badge } from '#platform/web/ui/Badge.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { placesText } from '../rules/events.ts'
import { eventPath } from '../rules/paths.ts'
import type { RsvpState } from '../rules/rsvp.ts'
import type { EventData } from './EventPage.tsx'
import { OwnTime, WhenInZone } from './EventTime.tsx'
import { STATE_LABELS, STATE_TONES } from './state-texts.ts'
import { useIsOver } from './use-now.ts'
import { useViewerAnswers } from './viewer-event-query.ts'

/** All dates of a series; each opens the page for its date. */
export function EventDates({ event }: { event: EventData }) {
  const isOver = useIsOver()
  const answers = useViewerAnswers(event.number)
  return (
    <Section title="Dates">
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
        {event.dates.map((date) => (
          <li key={date.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
            <a className="link tabular" href={eventPath(event, date.id)} aria-current={date.id === event.shownDateId ? 'true' : undefined}>
              <WhenInZone date={{ ...date, timeZone: event.timeZone }} />
            </a>
            <OwnTime date={{ ...date, timeZone: event.timeZone }} />
            {date.isCancelled && <Badge tone="danger">Canceled</Badge>}
            {date.isMoved && !date.isCancelled && <Badge tone="warning">Moved</Badge>}
            {isOver(date) && !date.isCancelled && <Badge>Over</Badge>}
            <OwnAnswer state={answers.get(date.id)} isShown={!date.isCancelled && !isOver(date)} />
            {!date.isCancelled && date.capacity !== null && <span className="text-text-muted">{placesText(date, answers.get(date.id))}</span>}
            {date.id === event.shownDateId && <span className="text-text-muted">This date</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OwnAnswer({ state, isShown }: { state: RsvpState | undefined; isShown: boolean }) {
  return isShown && state !== undefined && state !== 'no' ? <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge> : null
}
