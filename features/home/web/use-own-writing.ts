import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'

const OwnWritingQuery = graphql(`
  query OwnWriting { ownBlogs { id title isPublished hasDraft changedAt } }
`)

export type OwnWriting = ResultOf<typeof OwnWritingQuery>['ownBlogs'][number]

/** What the member writes: the drafts under way, the latest first, and how many blogs are published; null until known. */
export function useOwnWriting(): { drafts: readonly OwnWriting[] | null; published: number | null } {
  const session = useSession()
  const { data } = useAnswer(OwnWritingQuery, session === null ? null : {})
  if (data === null) return { drafts: null, published: null }
  return {
    drafts: data.ownBlogs.filter(({ hasDraft }) => hasDraft),
    published: data.ownBlogs.filter(({ isPublished }) => isPublished).length,
  }
}
