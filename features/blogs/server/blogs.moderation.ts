import { plainTextOf } from '#platform/server/rich-text/plain-text.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { blogPath } from '../rules/paths.ts'
import { blogForReading, commentForReading } from './blogs.access.ts'
import { deleteComment } from './comment-on-blog.ts'
import { restoreBlog, restoreComment } from './restore-content.ts'
import { deleteBlog } from './unpublish-blog.ts'
import { listReportedBlogs, listReportedComments, type ReportedRow } from './reported.queries.ts'

const asReported = (rows: ReportedRow[]) =>
  new Map(
    rows.map(({ id, title, text, slug, author_id: authorId, author_username: authorUsername }) => [
      id,
      { title, text, path: blogPath(slug), authorId, authorUsername },
    ]),
  )

/** The blog content that people can report. */
export const moderatedContent: Readonly<Record<'blog' | 'comment', ModeratedKind>> = {
  blog: {
    checkReadable: async (context, id) => void (await blogForReading(context, id)),
    find: async ({ db }, ids) => {
      const rows = await listReportedBlogs(db, ids)
      const { renderRichText } = await import('#platform/server/rich-text/render.ts')
      const content = new Map(rows.map(({ id, text }) => [id, text]))
      const reported = asReported(rows.map((row) => ({ ...row, text: plainTextOf(row.text) })))
      return new Map([...reported].map(([id, blog]) => [id, { ...blog, html: renderRichText(content.get(id)!).html }]))
    },
    named: (title) => `the blog “${title}”`,
    remove: deleteBlog,
    restore: (context, { id }) => restoreBlog(context, id),
  },
  comment: {
    checkReadable: async (context, id) => void (await commentForReading(context, id)),
    find: async ({ db }, ids) => asReported(await listReportedComments(db, ids)),
    named: (title) => `the comment on “${title}”`,
    remove: deleteComment,
    restore: restoreComment,
  },
}
