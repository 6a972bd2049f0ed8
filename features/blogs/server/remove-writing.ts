import type { Context } from '#platform/server/context.ts'
import { blogPath } from '../rules/paths.ts'
import { deleteComment } from './comment-on-blog.ts'
import { listWritings } from './writings.queries.ts'
import { deleteBlog } from './take-back-blog.ts'

/** A blog or a comment that somebody reported, as those who decide see it. */
export interface ReportedWriting {
  kind: 'blog' | 'comment'
  id: string
  title: string
  text: string
  path: string
  authorId: string
  authorUsername: string
}

/** The writings among these that are still there, by `kind:id`. */
export async function writingsOf(context: Context, targets: { kind: string; id: string }[]): Promise<Map<string, ReportedWriting>> {
  const rows = await listWritings(context.db, targets)
  return new Map(
    rows.map((row) => [
      `${row.kind}:${row.id}`,
      {
        kind: row.kind,
        id: row.id,
        title: row.title,
        text: row.text,
        path: blogPath(row.slug),
        authorId: row.author_id,
        authorUsername: row.author_username,
      },
    ]),
  )
}

/** Takes somebody's blog or comment off the site; the viewer needs the right to. */
export const removeWriting = (context: Context, kind: 'blog' | 'comment', id: string): Promise<void> =>
  kind === 'blog' ? deleteBlog(context, id) : deleteComment(context, id)
