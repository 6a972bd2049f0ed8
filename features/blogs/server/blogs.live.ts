import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { blogId } from '../rules/blog-inputs.ts'
import type { BlogCountsRow } from './reactions.queries.ts'
import { watchBlog } from './watch-blog.ts'

const BlogCounts = builder.objectRef<BlogCountsRow>('BlogCounts').implement({
  description: 'The reactions and comments of a blog so far.',
  fields: (t) => ({
    _id: t.exposeID('id', { may: 'members' }),
    likeCount: t.exposeInt('like_count', { may: 'members' }),
    dislikeCount: t.exposeInt('dislike_count', { may: 'members' }),
    commentCount: t.exposeInt('comment_count', { may: 'members' }),
  }),
})

builder.subscriptionFields((t) => ({
  blogChanged: t.field({
    type: BlogCounts,
    may: 'members',
    description: 'The current counts of a blog, then the new ones after each change.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) => watchBlog(context, parse(blogId, args).id),
    resolve: (row) => row,
  }),
}))
