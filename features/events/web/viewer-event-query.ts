import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The viewer's answers to an event, and what they may do. */
export const ViewerEventQuery = graphql(`
  query ViewerEvent($number: Int!) {
    viewerEvent(number: $number) {
      id isHost isInvited mayEdit onlineUrl conversationId
      answers { dateId state offeredUntil before isOutdated attendedAt rating feedback }
    }
  }
`)

export type ViewerEventData = NonNullable<ResultOf<typeof ViewerEventQuery>['viewerEvent']>
export type ViewerAnswer = ViewerEventData['answers'][number]
