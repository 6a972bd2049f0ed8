import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import type { CommentRow } from './comments.queries.ts'
import { readMentions } from './mentions.ts'
import { renderComment } from './render-comment.ts'

/** A comment, also on a blog. */
export const Comment = builder.objectRef<CommentRow>('Comment').implement({
  description: 'A comment, or a reply to one.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    parentId: t.exposeID('parent_id', { may: 'anyone', nullable: true }),
    text: t.exposeString('text', { may: 'anyone', description: 'Empty if the comment was deleted.' }),
    mentions: t.stringList({
      may: 'anyone',
      description: 'The mentioned usernames that exist.',
      resolve: (row, _args, context) => readMentions(context, row.text),
    }),
    html: t.string({
      may: 'anyone',
      nullable: true,
      description: 'The text as HTML, if it has Markdown.',
      resolve: async (row, _args, context) => renderComment(row.text, await readMentions(context, row.text)),
    }),
    depth: t.exposeInt('depth', { may: 'anyone' }),
    second: t.int({ may: 'anyone', nullable: true, description: 'The second of a video that it belongs to.', resolve: ({ second }) => second ?? null }),
    isAccepted: t.boolean({ may: 'anyone', description: 'Whether it is the accepted answer to its question.', resolve: ({ accepted_at }) => accepted_at instanceof Date }),
    likeCount: t.exposeInt('like_count', { may: 'anyone' }),
    writtenAt: t.expose('written_at', { type: 'Instant', may: 'anyone' }),
    editedAt: t.expose('edited_at', { type: 'Instant', may: 'anyone', nullable: true }),
    isDeleted: t.boolean({ may: 'anyone', resolve: (row) => row.deleted_at !== null }),
    author: t.field({
      type: Person,
      may: 'anyone',
      nullable: true,
      description: 'Null if the comment was deleted.',
      resolve: (row) =>
        row.deleted_at !== null
          ? null
          : {
              id: row.author_id,
              username: row.author_username,
              name: row.author_name,
              headline: row.author_headline,
              avatar_id: row.author_avatar_id,
            },
    }),
  }),
})
