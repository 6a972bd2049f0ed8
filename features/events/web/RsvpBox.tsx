import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { placesText } from '../rules/events.ts'
import { ANSWERS, givesUpPlace, type Answer, type RsvpState } from '../rules/rsvp.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { useAnswerEvent } from './answer-mutation.ts'
import { AnswerNote } from './AnswerNote.tsx'
import type { EventData, EventDateData } from './EventPage.tsx'
import { GoingLinks } from './GoingLinks.tsx'
import { useViewerEvent } from './viewer-event-query.ts'

const GiveUpPlaceDialog = lazyPart(() => import('./GiveUpPlaceDialog.tsx').then((module) => module.GiveUpPlaceDialog))

const ANSWER_LABELS: Record<Answer, string> = { going: 'Going', maybe: 'Maybe', no: 'Not going' }
/** Which button an answer belongs to. */
const PRESSED: Record<RsvpState, Answer | null> = { going: 'going', maybe: 'maybe', no: 'no', waiting: 'going', offered: null }

/** The answer to a date: whether there are places, what the viewer said, and what follows from it. */
export function RsvpBox({ event, date, isOver }: { event: EventData; date: EventDateData; isOver: boolean }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const viewer = useViewerEvent(event.number)
  const own = viewer?.answers.find(({ dateId }) => dateId === date.id) ?? null
  const { mutate, isPending, error, variables } = useAnswerEvent(date.id)
  const isOpen = event.state === 'published' && !date.isCancelled && !isOver
  const isFull = date.capacity !== null && date.taken >= date.capacity
  const state: RsvpState | null = own?.state ?? null
  // Hosts need no place, unless they took one before they became hosts.
  const isHost = viewer?.isHost === true && state === null
  const pressed = isPending ? variables!.answer : state === null ? null : PRESSED[state]
  // The page shows the new counts once it is loaded again.
  const answer = (wanted: Answer) => asMember(() => mutate({ dateId: date.id, answer: wanted }, { onSuccess: () => navigate(pathname + search, { replace: true }) }), 'Log in to RSVP.')
  const [leaving, setLeaving] = useState<Answer | null>(null)
  const labelOf = (wanted: Answer) => (wanted !== 'going' ? ANSWER_LABELS[wanted] : state === 'waiting' ? 'Waiting' : isFull && state !== 'going' ? 'Join the waiting list' : 'Going')
  return (
    <section aria-label="RSVP" className="card grid gap-4 p-5">
      {!isOpen && <p className="text-sm text-text-muted">{isOver ? 'This event is over.' : 'RSVP is closed.'}</p>}
      {isOpen && (
        <>
          {date.capacity !== null && <p className="tabular text-sm font-medium">{placesText(date)}</p>}
          <AnswerNote own={own} busy={isPending} onAnswer={answer} />
          {isHost && <p className="text-sm text-text-muted">You host this event.</p>}
          {!isHost && state !== 'offered' && (
            <div role="group" aria-label="Your answer" className="flex flex-wrap gap-2">
              {ANSWERS.map((wanted) => (
                <Button key={wanted} variant={pressed === wanted ? 'primary' : undefined} aria-pressed={pressed === wanted} busy={isPending && variables?.answer === wanted} onClick={() => (givesUpPlace(state, wanted, isFull) ? setLeaving(wanted) : answer(wanted))}>
                  {labelOf(wanted)}
                </Button>
              ))}
            </div>
          )}
          <ErrorMessage message={error?.message} />
          <Suspense>{leaving !== null && <GiveUpPlaceDialog onConfirm={() => answer(leaving)} onClose={() => setLeaving(null)} />}</Suspense>
        </>
      )}
      {viewer !== null && <GoingLinks viewer={viewer} isOver={isOver} />}
      {!date.isCancelled && !isOver && <AddToCalendar event={event} date={date} />}
    </section>
  )
}
