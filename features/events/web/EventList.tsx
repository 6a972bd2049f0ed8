import { Suspense, useState } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { EVENTS_PATH, eventPath } from '../rules/paths.ts'
import { givesUpPlace, takenAfter, type Answer } from '../rules/rsvp.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { useAnswerEvent } from './answer-mutation.ts'
import { EventCard } from './EventCard.tsx'
import type { EventCardData } from './event-fields.ts'
import { listAddress, type ListState } from './list-address.ts'
import { useOwnDates, type OwnDate } from './own-events-query.ts'

const GiveUpPlaceDialog = lazyPart(() => import('./GiveUpPlaceDialog.tsx').then((module) => module.GiveUpPlaceDialog))

interface Props {
  state: ListState
  items: readonly EventCardData[]
  next: string | null
}

/** One page of dates, each with RSVP and Details. */
export function EventList({ state, items, next }: Props) {
  const own = useOwnDates()
  if (items.length === 0) return <NoEvents state={state} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((event) => (
          <li key={event.id} className="min-w-0">
            <ListedEvent event={event} own={own.get(event.id)} isPast={state.view === 'past'} />
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

function ListedEvent({ event, own, isPast }: { event: EventCardData; own: OwnDate | undefined; isPast: boolean }) {
  const { asMember } = useAuth()
  const { mutate, isPending, error, data, variables } = useAnswerEvent(event.id)
  // The list was read before the answers. The change counts until it is read again.
  const [change, setChange] = useState({ to: event, by: 0 })
  const counted = change.to === event ? change.by : 0
  const state = data?.answerEvent ?? own?.state ?? null
  const isHost = own?.isHost === true
  const details = <ButtonLink to={eventPath(event, event.recurrence === null ? undefined : event.id)}>Details</ButtonLink>
  const isFull = event.capacity !== null && event.taken + counted >= event.capacity
  const [leaving, setLeaving] = useState<Answer | null>(null)
  const isOpen = !isPast && !isHost && (state === null || state === 'no' || state === 'maybe' || state === 'offered')
  const hasPlace = state === 'going' || state === 'waiting'
  const mustWait = isFull && state !== 'offered'
  const answer = (wanted: Answer) =>
    asMember(() => mutate({ dateId: event.id, answer: wanted }, { onSuccess: ({ answerEvent }) => setChange({ to: event, by: takenAfter(counted, state, answerEvent) }) }), 'Log in to RSVP.')
  return (
    <EventCard
      event={{ ...event, taken: event.taken + counted }}
      state={state}
      isOver={isPast}
      badge={isHost && <Badge tone="accent">You host</Badge>}
      actions={
        <>
          {isOpen && (
            <Button variant="primary" busy={isPending && variables?.answer === 'going'} aria-label={mustWait ? `Join the waiting list: ${event.title}` : `RSVP to ${event.title}`} onClick={() => answer('going')}>
              {mustWait ? 'Join the waiting list' : 'RSVP'}
            </Button>
          )}
          {details}
          {!isPast && state === 'going' && <AddToCalendar event={event} date={event} />}
          {!isPast && !isHost && hasPlace && (
            <Button busy={isPending && variables?.answer === 'no'} aria-label={`Cancel your RSVP to ${event.title}`} onClick={() => (givesUpPlace(state, 'no', isFull) ? setLeaving('no') : answer('no'))}>
              Cancel
            </Button>
          )}
          <ErrorMessage message={error?.message} />
          <Suspense>{leaving !== null && <GiveUpPlaceDialog onConfirm={() => answer(leaving)} onClose={() => setLeaving(null)} />}</Suspense>
        </>
      }
    />
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
