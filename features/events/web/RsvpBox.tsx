import { Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ANSWERS, givenUp, type Answer, type GivenUp, type RsvpState } from '../rules/rsvp.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { useAnswerEvent } from './answer-mutation.ts'
import { AnswerNote } from './AnswerNote.tsx'
import type { EventData, EventDateData } from './EventPage.tsx'
import { GoingFaces } from './GoingFaces.tsx'
import { GoingLinks } from './GoingLinks.tsx'
import { useUnknownAnswer } from './use-unknown-answer.ts'
import { useViewerEvent } from './viewer-event-query.ts'

const GiveUpPlaceDialog = lazyPart(() => import('./GiveUpPlaceDialog.tsx').then((module) => module.GiveUpPlaceDialog))

const ANSWER_LABELS: Record<Answer, string> = { going: 'Going', maybe: 'Maybe', no: 'Not going' }
/** Which button an answer belongs to. */
const PRESSED: Record<RsvpState, Answer | null> = { going: 'going', maybe: 'maybe', no: 'no', waiting: 'going', offered: null }

/** The answer to a date: whether there are places, what the viewer said, and what follows from it. */
export function RsvpBox({ event, date, isOver, isCancelled }: { event: EventData; date: EventDateData; isOver: boolean; isCancelled: boolean }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { viewer, isLoading } = useViewerEvent(event.number)
  const own = viewer?.answers.find(({ dateId }) => dateId === date.id) ?? null
  // The page shows the new counts once it is loaded again.
  const readAgain = () => navigate(pathname + search, { replace: true })
  const { mutate, isPending, error, variables } = useAnswerEvent(date.id, readAgain)
  const unknown = useUnknownAnswer(isLoading && !isPending)
  const isOpen = event.state === 'published' && !isCancelled && !isOver
  const isUnapproved = event.state === 'proposed' || event.state === 'returned'
  const isFull = date.capacity !== null && date.taken >= date.capacity
  const state: RsvpState | null = own?.state ?? null
  // Hosts need no place, unless they took one before they became hosts.
  const isHost = viewer?.isHost === true && state === null
  const pressed = isPending ? variables!.answer : state === null ? null : PRESSED[state]
  const answer = (wanted: Answer) => asMember(() => mutate({ dateId: date.id, answer: wanted, startsAt: String(date.startsAt), before: state, wasFull: isFull }, { onSuccess: readAgain, onError: ({ code }) => code === 'NOT_ALLOWED' && readAgain() }), 'Log in to RSVP.')
  // The buttons of a note go away with it.
  const box = useRef<HTMLElement>(null)
  const focusNext = useFocusNext(box, `${state} ${own?.isOutdated}`)
  const answerNote = (wanted: Answer) => {
    focusNext('[aria-pressed="true"]', 'button')
    choose(wanted)
  }
  const [leaving, setLeaving] = useState<{ to: Answer; what: GivenUp } | null>(null)
  const choose = (wanted: Answer) => {
    const what = givenUp(state, wanted, isFull)
    if (what === null) answer(wanted)
    else setLeaving({ to: wanted, what })
  }
  const labelOf = (wanted: Answer) => (wanted !== 'going' ? ANSWER_LABELS[wanted] : state === 'waiting' ? 'Waiting' : isFull && state !== 'going' ? 'Join the waiting list' : 'Going')
  // The notice above says all about a canceled date, but links of those who had a place may be left.
  if (isCancelled && error === null && (viewer === null || viewer.conversationId === null)) return null
  return (
    <section ref={box} aria-label="RSVP" className="card grid gap-4 p-5">
      {!isOpen && !isCancelled && <p className="text-sm text-text-muted">{isOver ? 'This event is over.' : 'RSVP opens once an admin approves the event.'}</p>}
      {isOpen && (
        <>
          <GoingFaces event={event} date={date} own={state} />
          <AnswerNote own={own} busy={isPending} onAnswer={answerNote} />
          {isHost && <p className="text-sm text-text-muted">You host this event.</p>}
          {!isHost && state !== 'offered' && (
            <div role="group" aria-label="Your answer" className={`grid gap-2 ${unknown}`}>
              {ANSWERS.map((wanted) => (
                <Button wide key={wanted} variant={pressed === wanted ? 'primary' : undefined} aria-pressed={pressed === wanted} busy={isPending && variables?.answer === wanted} onClick={() => choose(wanted)}>
                  {labelOf(wanted)}
                </Button>
              ))}
            </div>
          )}
          <Suspense>{leaving !== null && <GiveUpPlaceDialog what={leaving.what} onConfirm={() => answer(leaving.to)} onClose={() => setLeaving(null)} />}</Suspense>
        </>
      )}
      <ErrorMessage message={error?.message} />
      {viewer !== null && <GoingLinks viewer={viewer} own={own} isOpen={!isOver && !isCancelled} />}
      {!isCancelled && !isOver && !isUnapproved && <AddToCalendar wide event={event} date={date} />}
    </section>
  )
}
