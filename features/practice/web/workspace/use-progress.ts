import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

const ProgressQuery = graphql(`
  query ProblemProgress($problems: [String!]!) { problemProgress(problems: $problems) { slug isSolved } }
`)

/** For these problems: true if the member solved it, false if they tried it. It is personal, so it is loaded after the page. */
export function useProgress(problems: readonly string[]): ReadonlyMap<string, boolean> {
  const session = useSession()
  const { data } = useQuery(ProgressQuery, session === null || problems.length === 0 ? null : { problems: [...problems] })
  return new Map((data?.problemProgress ?? []).map(({ slug, isSolved }) => [slug, isSolved]))
}
