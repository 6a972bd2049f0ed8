import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ANSWERED } from '../rules/rsvp.ts'
import { OwnEventsQuery } from './own-events-query.ts'
import { NextEventQuery } from './next-event-query.ts'
import { ViewerEventQuery } from './viewer-event-query.ts'

export const AnswerEvent = graphql(`
  mutation AnswerEvent($dateId: ID!, $answer: EventAnswer!) { answerEvent(dateId: $dateId, answer: $answer) }
`)

/** Answers a date. Answers to one date are sent one after another, so that the last press wins. */
export const useAnswerEvent = (dateId: string) =>
  useMutation(AnswerEvent, {
    scope: { id: `event ${dateId}` },
    onSuccess: async ({ answerEvent }, _variables, cache) => {
      showToast(ANSWERED[answerEvent])
      await Promise.all([cache.invalidateQueries(OwnEventsQuery), cache.invalidateQueries(NextEventQuery), cache.invalidateQueries(ViewerEventQuery)])
    },
  })
