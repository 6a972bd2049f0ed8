import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

const LikedComments = graphql(`
  query LikedComments($ids: [ID!]!) { likedComments(ids: $ids) }
`)

/** The server answers for this many at once. */
const MOST = 500

/** Which of these comments the viewer likes; none until it is known. */
export function useLikedComments(comments: readonly { id: string; likeCount: number }[]): ReadonlySet<string> {
  const session = useSession()
  const ids = comments.filter(({ likeCount }) => likeCount > 0).map(({ id }) => id).slice(-MOST)
  const { data } = useQuery(LikedComments, session === null || ids.length === 0 ? null : { ids })
  return new Set(data?.likedComments)
}
