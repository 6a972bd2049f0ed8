import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from '#platform/web/pages/navigation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { eventPath } from '../rules/paths.ts'
import { givenUp, takenAfter, type Answer, type GivenUp } from '../rules/rsvp.ts'
import { useAnswerEvent } from './answer-mutation.ts'
import { AnsweredActions } from './AnsweredActions.tsx'
import { EventCard } from './EventCard.tsx'
import type { EventCardData } from './event-fields.ts'
import type { OwnDate } from './own-events-query.ts'
import { useUnknownAnswer } from './use-unknown-answer.ts'

const GiveUpPlaceDialog = lazyPart(() => import('./GiveUpPlaceDialog.tsx').then((module) => module.GiveUpPlaceDialog))

/** A date in a list with what the viewer can do about it. */
export function ListedEvent({ event, own, isLoading = false, isPast }: { event: EventCardData; own: OwnDate | undefined; isLoading?: boolean; isPast: boolean }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The list was read before the answers. The change counts until it is read again.
  const [change, setChange] = useState({ to: event, by: 0 })
  const { mutate, isPending, error, data, variables } = useAnswerEvent(event.id, (state) => setChange(({ to, by }) => ({ to, by: takenAfter(by, 'no', state) })))
  const unknown = useUnknownAnswer(isLoading && !isPending)
  const counted = change.to === event ? change.by : 0
  const state = data?.answerEvent ?? own?.state ?? null
  const isHost = own?.isHost === true
  const isFull = event.capacity !== null && event.taken + counted >= event.capacity
  const [leaving, setLeaving] = useState<GivenUp | null>(null)
  const isOpen = !isPast && !isHost && (state === null || state === 'no' || state === 'maybe' || state === 'offered')
  const mayLeave = !isPast && !isHost && (state === 'going' || state === 'waiting')
  const mustWait = isFull && state !== 'offered'
  const answer = (wanted: Answer) =>
    asMember(
      () =>
        mutate({ dateId: event.id, answer: wanted, startsAt: String(event.startsAt), before: state, wasFull: isFull }, {
          onError: ({ code }) => code === 'NOT_ALLOWED' && navigate(pathname + search, { replace: true }),
          onSuccess: ({ answerEvent }) => {
            // A place of a full event may have gone to somebody else at once, which only the server knows.
            if (isFull) navigate(pathname + search, { replace: true })
            else setChange({ to: event, by: takenAfter(counted, state, answerEvent) })
          },
        }),
      'Log in to RSVP.',
    )
  const leave = () => {
    const lost = givenUp(state, 'no', isFull)
    if (lost === null) answer('no')
    else setLeaving(lost)
  }
  return (
    <EventCard
      event={{ ...event, taken: event.taken + counted }}
      state={isPast ? null : state}
      isOver={isPast}
      badge={isHost && <Badge tone="accent">You host</Badge>}
      actions={
        <>
          {isOpen && (
            <Button variant="primary" className={unknown} busy={isPending && variables?.answer === 'going'} aria-label={mustWait ? `Join the waiting list: ${event.title}` : `RSVP to ${event.title}`} onClick={() => answer('going')}>
              {mustWait ? 'Join the waiting list' : 'RSVP'}
            </Button>
          )}
          <ButtonLink to={eventPath(event, event.recurrence === null ? undefined : event.id)}>Details</ButtonLink>
          <AnsweredActions event={event} isGoing={!isPast && state === 'going'} onLeave={mayLeave ? leave : null} busy={isPending && variables?.answer === 'no'} />
          <ErrorMessage message={error?.message} />
          <Suspense>{leaving !== null && <GiveUpPlaceDialog what={leaving} onConfirm={() => answer('no')} onClose={() => setLeaving(null)} />}</Suspense>
        </>
      }
    />
  )
}
