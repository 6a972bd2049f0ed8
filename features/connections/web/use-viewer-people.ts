import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

const ViewerPeopleQuery = graphql(`
  query ViewerPeople($ids: [ID!]!) {
    viewerPeople(ids: $ids) { id follows followsYou isMuted mutuals }
  }
`)

export type ViewerPersonData = ResultOf<typeof ViewerPeopleQuery>['viewerPeople'][number]

/** The viewer's relationships to these people by id; null for a visitor and while unknown. */
export function useViewerPeople(ids: readonly string[]): Map<string, ViewerPersonData> | null {
  const session = useSession()
  const { data } = useQuery(ViewerPeopleQuery, session === null || ids.length === 0 ? null : { ids: [...ids] })
  return data === undefined ? null : new Map(data.viewerPeople.map((person) => [person.id, person]))
}
