import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const CommentFields = graphql(`
  fragment CommentFields on Comment {
    id
    parentId
    text
    mentions
    depth
    writtenAt
    editedAt
    isDeleted
    author { id username name avatarUrl }
  }
`)

export type CommentData = ResultOf<typeof CommentFields>

/** The discussion that comments belong to, and the requests that change it. */
export interface CommentSource {
  /** The id of its subject; names the drafts on the device. */
  subject: string
  /** The kind under which moderation knows its comments. */
  reportKind: string
  add: (comment: { id: string; parentId: string | null; text: string }) => Promise<unknown>
  edit: (comment: { id: string; text: string }) => Promise<unknown>
  remove: (comment: { id: string }) => Promise<unknown>
}
