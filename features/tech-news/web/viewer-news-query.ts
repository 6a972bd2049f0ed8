import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

/** What the viewer saved for later, and what they want fewer of. */
export const ViewerNewsQuery = graphql(`
  query ViewerNews { viewerNews { savedIds fewer { id label } } }
`)

/** The viewer's saved articles and wishes; null for visitors and until they are known. */
export function useViewerNews() {
  const session = useSession()
  const { data } = useQuery(ViewerNewsQuery, session === null ? null : {})
  return data?.viewerNews ?? null
}
