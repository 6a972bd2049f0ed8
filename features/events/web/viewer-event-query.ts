import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { RsvpState } from '../rules/rsvp.ts'

/** The viewer's answers to an event, and what they may do. */
export const ViewerEventQuery = graphql(`
  query ViewerEvent($number: Int!) {
    viewerEvent(number: $number) {
      id isHost isInvited mayEdit onlineUrl conversationId
      invitedHosts { username name }
      answers { dateId state offeredUntil before isOutdated onlineUrl attendedAt rating feedback }
    }
  }
`)

export type ViewerEventData = NonNullable<ResultOf<typeof ViewerEventQuery>['viewerEvent']>
export type ViewerAnswer = ViewerEventData['answers'][number]

/** An event for the viewer; null for visitors and until it is loaded. */
export function useViewerEvent(number: number): { viewer: ViewerEventData | null; isLoading: boolean } {
  const session = useSession()
  const { data, isLoading } = useQuery(ViewerEventQuery, session === null ? null : { number }, {
    refetchInterval: ({ state }) => state.data?.viewerEvent?.answers.some((answer) => answer.state === 'waiting' || answer.state === 'offered') === true && FOLLOW_MS,
  })
  return { viewer: data?.viewerEvent ?? null, isLoading }
}

/** The viewer's answers to the dates of an event, by the id of the date. */
export const useViewerAnswers = (number: number): ReadonlyMap<string, RsvpState> => new Map(useViewerEvent(number).viewer?.answers.map(({ dateId, state }) => [dateId, state]))
