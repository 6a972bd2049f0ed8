import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EventCardFields } from './event-fields.ts'

/** The dates of the viewer. */
export const OwnEventsQuery = graphql(
  `
  query OwnEvents($isPast: Boolean!) {
    ownEvents(isPast: $isPast) {
      dates { state offeredUntil isHost card { ...EventCardFields } }
      unpublished { id state comment card { ...EventCardFields } }
    }
  }
`,
  [EventCardFields],
)

export type OwnDate = ResultOf<typeof OwnEventsQuery>['ownEvents']['dates'][number]

/** The dates that the viewer answered or hosts, by the id of the date; empty for visitors and until they are loaded. */
export function useOwnDates(): { own: ReadonlyMap<string, OwnDate>; isLoading: boolean } {
  const session = useSession()
  const { data, isLoading } = useQuery(OwnEventsQuery, session === null ? null : { isPast: false })
  return { own: new Map(data?.ownEvents.dates.map((own) => [own.card.id, own])), isLoading }
}
