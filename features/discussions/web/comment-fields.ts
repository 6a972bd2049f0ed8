import type { MentionablePerson } from '#features/people/web/public.tsx'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const CommentFields = graphql(`
  fragment CommentFields on Comment {
    id
    parentId
    text
    html
    mentions
    depth
    second
    isAccepted
    likeCount
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
  add: (comment: { id: string; parentId: string | null; text: string; second: number | null }) => Promise<unknown>
  edit: (comment: { id: string; text: string }) => Promise<unknown>
  remove: (comment: { id: string }) => Promise<unknown>
  like: (comment: { id: string; isLiked: boolean }) => Promise<unknown>
  /** Present if comments are questions, one reply to each of which can be accepted. */
  answers?: { accept: (answer: { id: string; isAccepted: boolean }) => Promise<unknown>; isOwner: boolean }
  /** Whom a mention can name: the people of the discussion. */
  people?: readonly MentionablePerson[]
  /** The ids of the comments that are loaded. */
  ids?: ReadonlySet<string>
  /** Present if questions can belong to a moment of the subject. */
  moments?: Moments
}

/** The moments of a video. */
export interface Moments {
  /** The second at which the video is now. */
  now: () => number
  /** Goes to a second of the video. */
  seek: (second: number) => void
  /** A second as people write it, such as 3:05. */
  textOf: (second: number) => string
}
