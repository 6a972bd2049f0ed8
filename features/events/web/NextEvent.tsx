import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { eventPath } from '../rules/paths.ts'
import { EventTime } from './EventTime.tsx'
import { NextEventQuery } from './next-event-query.ts'

/** The next event that the member is going to; renders nothing without one. */
export function NextEvent() {
  const next = useQuery(NextEventQuery, {}).data?.nextEvent ?? null
  if (next === null) return null
  const { card, state } = next
  return (
    <section aria-labelledby="next-event" className="card flex flex-wrap content-start items-center justify-between gap-4 p-5">
      <div className="grid min-w-0 gap-1">
        <h2 id="next-event" className="text-sm text-text-muted">
          {state === 'offered' ? 'A place is available for you' : 'Your next event'}
        </h2>
        <p dir="auto" className="font-medium wrap-anywhere">{card.title}</p>
        <EventTime date={card} />
      </div>
      <ButtonLink to={eventPath(card, card.id)}>Details</ButtonLink>
    </section>
  )
}
