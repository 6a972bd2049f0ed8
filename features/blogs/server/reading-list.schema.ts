import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { bookmarkInput } from '../rules/blog-inputs.ts'
import { BlogPage } from './blogs.schema.ts'
import { bookmarkBlog, readReadingList } from './bookmark-blog.ts'

builder.queryField('readingList', (t) =>
  t.field({
    type: BlogPage,
    may: 'members',
    description: 'The blogs that the viewer saved to read later, the latest saved first.',
    args: { after: t.arg.string() },
    resolve: (_root, { after }, context) => readReadingList(context, after ?? null),
  }),
)

builder.mutationField('bookmarkBlog', (t) =>
  t.boolean({
    may: 'members',
    description: 'Puts a blog on the viewer’s reading list, or takes it off.',
    args: { id: t.arg.id({ required: true }), isSaved: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => done(bookmarkBlog(context, parse(bookmarkInput, args))),
  }),
)
