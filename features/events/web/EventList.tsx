import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { EVENTS_PATH } from '../rules/paths.ts'
import type { EventCardData } from './event-fields.ts'
import { listAddress, type ListState } from './list-address.ts'
import { ListedEvent } from './ListedEvent.tsx'
import { useOwnDates } from './own-events-query.ts'

interface Props {
  state: ListState
  items: readonly EventCardData[]
  next: string | null
}

/** One page of dates, each with RSVP and Details. */
export function EventList({ state, items, next }: Props) {
  const { own, isLoading } = useOwnDates()
  if (items.length === 0) return <NoEvents state={state} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((event) => (
          <li key={event.id} className="min-w-0">
            <ListedEvent event={event} own={own.get(event.id)} isLoading={isLoading} isPast={state.view === 'past'} />
          </li>
        ))}
      </ul>
      <nav aria-label="Pages" className="flex flex-wrap gap-2 empty:hidden">
        {state.after !== null && <ButtonLink to={listAddress(state, {})}>First page</ButtonLink>}
        {next !== null && <ButtonLink to={listAddress(state, { after: next })}>{state.view === 'past' ? 'Earlier events' : 'Later events'}</ButtonLink>}
      </nav>
    </>
  )
}

function NoEvents({ state }: { state: ListState }) {
  const isFiltered = state.type !== null || state.from !== null || state.after !== null
  const isPast = state.view === 'past'
  return (
    <EmptyState
      text={isFiltered ? 'No events found' : isPast ? 'No past events yet' : 'No upcoming events'}
      hint={isFiltered ? 'Try another type or another day.' : isPast ? 'Events appear here with their recordings when they’re over.' : 'Propose one, or watch recordings of past events.'}
      action={isFiltered ? <ButtonLink to={listAddress(state, { type: null, from: null })}>Show all events</ButtonLink> : isPast ? <ButtonLink to={EVENTS_PATH}>Upcoming events</ButtonLink> : <ButtonLink to={listAddress(state, { view: 'past' })}>Past events</ButtonLink>}
    />
  )
}
