import { listen } from '#platform/server/signals.ts'
import { momentOfBlog, momentOfComment, momentOfFollow, momentOfSolution } from './activity.queries.ts'
import { recordActivity, takeBackActivity } from './record-activity.ts'

/** What of the other features' signals counts as an activity. Lessons add theirs here. */
export const activityListeners = [
  listen('activity.note-blog', 'blog.published', async (context, { blogId, authorId, isNew }) => {
    // A new text on an old blog is no new activity; one that was off the site meanwhile is in the ledger already.
    const at = isNew ? await momentOfBlog(context.db, blogId) : null
    if (at !== null) await recordActivity(context, { personId: authorId, kind: 'blog.published', subjectId: blogId, at })
  }),
  listen('activity.note-comment', 'comment.written', async (context, { commentId, by }) => {
    const at = await momentOfComment(context.db, commentId)
    if (at !== null) await recordActivity(context, { personId: by, kind: 'comment.written', subjectId: commentId, at })
  }),
  listen('activity.note-follow', 'person.followed', async (context, { by, personId }) => {
    const at = await momentOfFollow(context.db, by, personId)
    if (at !== null) await recordActivity(context, { personId: by, kind: 'person.followed', subjectId: personId, at })
  }),
  listen('activity.note-solution', 'practice.solved', async (context, { personId, problemId }) => {
    const at = await momentOfSolution(context.db, personId, problemId)
    if (at !== null) await recordActivity(context, { personId, kind: 'problem.solved', subjectId: problemId, at })
  }),
  listen('activity.move-solution', 'practice.solved-later', (context, { personId, problemId }) =>
    context.inTransaction(async (context) => {
      const solution = { personId, kind: 'problem.solved', subjectId: problemId } as const
      const at = await momentOfSolution(context.db, personId, problemId)
      if (at === null) return
      await takeBackActivity(context, solution)
      await recordActivity(context, { ...solution, at })
    }),
  ),
  listen('activity.take-back-solution', 'practice.unsolved', async (context, { personId, problemId }) => {
    const at = await momentOfSolution(context.db, personId, problemId)
    if (at === null) await takeBackActivity(context, { personId, kind: 'problem.solved', subjectId: problemId })
  }),
]
