import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { changedComment, commentId, newComment } from '../rules/comment-inputs.ts'
import { commentOnBlog, deleteComment, editComment } from './comment-on-blog.ts'
import type { CommentRow } from './comments.queries.ts'
import type { CommentResults } from './read-blogs.ts'
import { readMentions } from './read-mentions.ts'

const BlogComment = builder.objectRef<CommentRow>('BlogComment').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    parentId: t.exposeID('parent_id', { may: 'anyone', nullable: true }),
    text: t.exposeString('text', { may: 'anyone', description: 'Empty when the comment was deleted.' }),
    mentions: t.stringList({
      may: 'anyone',
      description: 'The usernames that it calls and that there are.',
      resolve: (row, _args, context) => readMentions(context, row.text),
    }),
    depth: t.exposeInt('depth', { may: 'anyone' }),
    writtenAt: t.expose('written_at', { type: 'Instant', may: 'anyone' }),
    editedAt: t.expose('edited_at', { type: 'Instant', may: 'anyone', nullable: true }),
    isDeleted: t.boolean({ may: 'anyone', resolve: (row) => row.deleted_at !== null }),
    author: t.field({
      type: Person,
      may: 'anyone',
      nullable: true,
      description: 'Null when the comment was deleted.',
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

export const CommentPage = builder.objectRef<CommentResults>('CommentResults').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [BlogComment], may: 'anyone', extensions: { listSize: 100 } }),
    next: t.exposeString('next', { may: 'anyone', nullable: true }),
  }),
})

builder.mutationFields((t) => ({
  commentOnBlog: t.id({
    may: 'blogs.comment',
    description: 'Writes a comment under an id that the browser made; sent twice it is written once.',
    args: {
      id: t.arg.id({ required: true }),
      blogId: t.arg.id({ required: true }),
      parentId: t.arg.id(),
      text: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => commentOnBlog(context, parse(newComment, args)),
  }),
  editComment: t.boolean({
    may: 'members',
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await editComment(context, parse(changedComment, args))
      return true
    },
  }),
  deleteComment: t.boolean({
    may: 'members',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await deleteComment(context, parse(commentId, args).id)
      return true
    },
  }),
}))
