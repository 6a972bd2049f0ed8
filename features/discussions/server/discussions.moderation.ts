import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { commentPath } from '../rules/comments.ts'
import { findComment, findComments } from './comments.queries.ts'
import { deleteComment, restoreComment } from './discuss.ts'
import { findSubjects, keyOf } from './discussed.ts'
import { commentForReading } from './discussion.access.ts'

/** Comments can be reported. Moderators see them also where the discussion is closed to them. */
export const moderatedComments: Readonly<Record<'discussion-comment', ModeratedKind>> = {
  'discussion-comment': {
    checkReadable: async (context, id) => void (await commentForReading(context, id)),
    find: async (context, ids) => {
      const comments = await findComments(context.db, ids)
      const subjects = await findSubjects(context, comments)
      return new Map(
        comments.flatMap((comment) => {
          const subject = subjects.get(keyOf(comment))
          if (subject === undefined) return []
          const { id, text, author_id: authorId, author_username: authorUsername } = comment
          return [[id, { title: subject.title, text, path: commentPath(subject.path, id), authorId, authorUsername }] as const]
        }),
      )
    },
    named: (title) => `the comment on “${title}”`,
    remove: async (context, id) => {
      const comment = await findComment(context.db, id)
      if (comment !== null) await deleteComment(context, comment)
    },
    restore: (context, removed) => restoreComment(context, removed),
  },
}
