import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** An idea in the list, and the head of its page. */
export const IdeaCardFields = graphql(`
  fragment IdeaCardFields on Idea {
    id key title preview name email status submittedAt voteCount memberCount rolesWanted joined isVoted mayManage
    author { id username name avatarUrl }
  }
`)

export type IdeaCardData = ResultOf<typeof IdeaCardFields>
