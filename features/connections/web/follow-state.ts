import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

/** Whether the viewer follows people. Mutations write it, and every button of the same person reads it. */
export const FollowStateQuery = graphql(`
  query FollowState($ids: [ID!]!) { viewerPeople(ids: $ids) { id follows } }
`)

/** Whether the viewer follows a person, as far as it was changed in this window; null means to use what came with the page. */
export function useFollowState(personId: string): boolean | null {
  const isMember = useSession() !== null
  // Only from the cache: the page has loaded all of its people in one query.
  const { data } = useQuery(FollowStateQuery, isMember ? { ids: [personId] } : null, { enabled: false })
  return data?.viewerPeople[0]?.follows ?? null
}
