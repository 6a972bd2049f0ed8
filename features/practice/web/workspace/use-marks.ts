import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

const MarksQuery = graphql(`
  query ProblemMarks($problems: [String!]!) { problemMarks(problems: $problems) { slug isSolved } }
`)

/** Of these problems, those that the member solved (true) or tried (false). It is personal, so it is laid over a page when it is there. */
export function useMarks(problems: readonly string[]): ReadonlyMap<string, boolean> {
  const session = useSession()
  const { data } = useQuery(MarksQuery, session === null || problems.length === 0 ? null : { problems: [...problems] })
  return new Map((data?.problemMarks ?? []).map(({ slug, isSolved }) => [slug, isSolved]))
}
