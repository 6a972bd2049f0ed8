import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ANSWERED, undoneBy, type Answer, type RsvpState } from '../rules/rsvp.ts'
import { GuestsQuery } from './guests-query.ts'
import { OwnEventsQuery } from './own-events-query.ts'
import { NextEventQuery } from './next-event-query.ts'
import { ViewerEventQuery } from './viewer-event-query.ts'

export const AnswerEvent = graphql(`
  mutation AnswerEvent($dateId: ID!, $answer: EventAnswer!, $startsAt: String) { answerEvent(dateId: $dateId, answer: $answer, startsAt: $startsAt) }
`)

interface GivenAnswer {
  dateId: string
  answer: Answer
  /** The start of the date that the viewer saw. */
  startsAt: string
  /** The viewer's answer until now. */
  before: RsvpState | null
  /** Whether the date was full until now. */
  wasFull: boolean
  isUndo?: true
}

/**
 * Answers a date. Answers to one date are sent one after another, so that the last press wins. A “no” that gave up no place
 * of a full event can be taken back by the message about it, which calls `onUndone`.
 */
export function useAnswerEvent(dateId: string, onUndone: (state: RsvpState) => void) {
  const answering = useMutation(({ dateId, answer, startsAt }: GivenAnswer) => request(AnswerEvent, { dateId, answer, startsAt }), {
    scope: { id: `event ${dateId}` },
    onSuccess: async ({ answerEvent }, { answer, startsAt, before, wasFull, isUndo }, cache) => {
      const undo = undoneBy(before, answer, wasFull)
      showToast(ANSWERED[answerEvent], undo === null ? {} : { action: { label: 'Undo', run: () => answering.mutate({ dateId, answer: undo, startsAt, before: 'no', wasFull: false, isUndo: true }) } })
      if (isUndo === true) onUndone(answerEvent)
      await Promise.all([cache.invalidateQueries(OwnEventsQuery), cache.invalidateQueries(NextEventQuery), cache.invalidateQueries(ViewerEventQuery), cache.invalidateQueries(GuestsQuery)])
    },
  })
  return answering
}
