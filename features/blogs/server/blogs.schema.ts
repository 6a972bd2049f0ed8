import { parse } from '#platform/rules/parse.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { SORTS } from '../rules/blog.ts'
import { listInput } from '../rules/blog-inputs.ts'
import { followReason } from '../rules/follow-reason.ts'
import type { BlogCardRow, BlogRow } from './blogs.queries.ts'
import type { NextInTag } from './related.queries.ts'
import { CommentPage } from './comments.schema.ts'
import {
  readAllBlogs,
  readBlog,
  readBlogs,
  readComments,
  readNextInTag,
  readPopularTags,
  readRelated,
  type BlogResults,
} from './read-blogs.ts'
import { readSeriesOfBlog } from './read-series.ts'
import { BlogSeries } from './series.schema.ts'
import { suggestBlogs } from './suggest-blogs.ts'

const MAX_SUGGESTED = 3

export const BlogSort = builder.enumType('BlogSort', { values: SORTS })

const author = (row: BlogCardRow) => ({
  id: row.author_id,
  username: row.author_username,
  name: row.author_name,
  headline: row.author_headline,
  avatar_id: row.author_avatar_id,
})
const epoch = (at: Date) => String(at.getTime())

/** A published blog in lists. */
export const BlogCard = builder.objectRef<BlogCardRow>('BlogCard').implement({
  description: 'A published blog in lists.',
  fields: (t) => ({
    _id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    preview: t.exposeString('preview', { may: 'anyone', description: 'The first 150 characters, followed by an ellipsis.' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
    createdAt: t.string({ may: 'anyone', description: 'Epoch milliseconds as text.', resolve: (row) => epoch(row.published_at) }),
    readingMinutes: t.exposeInt('reading_minutes', { may: 'anyone' }),
    likeCount: t.exposeInt('like_count', { may: 'anyone' }),
    dislikeCount: t.exposeInt('dislike_count', { may: 'anyone' }),
    commentCount: t.exposeInt('comment_count', { may: 'anyone' }),
    coverUrl: t.string({
      may: 'anyone',
      nullable: true,
      resolve: (row) => (row.cover_id === null ? null : imageUrl(row.cover_id, 'medium')),
    }),
    author: t.field({ type: Person, may: 'anyone', resolve: author }),
    reason: t.string({
      may: 'anyone',
      nullable: true,
      description: 'Why a blog is in the list sorted by following, as text: the person and the topics that the viewer follows. Null in other lists.',
      resolve: (row) => followReason({ author: row.follows_author === true ? row.author_name : null, topics: row.followed_topics ?? [] }),
    }),
  }),
})

const Heading = builder.objectRef<BlogRow['headings'][number]>('Heading').implement({
  description: 'A heading of a blog, for its table of contents.',
  fields: (t) => ({
    id: t.exposeString('id', { may: 'anyone' }),
    text: t.exposeString('text', { may: 'anyone' }),
    level: t.exposeInt('level', { may: 'anyone' }),
  }),
})

const NextBlog = builder.objectRef<NextInTag>('NextBlog').implement({
  description: 'The next older blog with the same first tag.',
  fields: (t) => ({
    tag: t.exposeString('tag', { may: 'anyone' }),
    blog: t.expose('blog', { type: BlogCard, may: 'anyone' }),
  }),
})

const Blog = builder.objectRef<BlogRow>('Blog').implement({
  description: 'A published blog with its full text.',
  fields: (t) => ({
    _id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    preview: t.exposeString('preview', { may: 'anyone' }),
    content: t.exposeString('content', { may: 'anyone', description: 'The sanitized source as the author wrote it.' }),
    shown: t.exposeString('shown', { may: 'anyone', description: 'The HTML for readers: highlighted code, formulas as MathML.' }),
    headings: t.expose('headings', { type: [Heading], may: 'anyone' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
    createdAt: t.string({ may: 'anyone', description: 'Epoch milliseconds as text.', resolve: (row) => epoch(row.published_at) }),
    updatedAt: t.string({ may: 'anyone', resolve: (row) => epoch(row.updated_at) }),
    readingMinutes: t.exposeInt('reading_minutes', { may: 'anyone' }),
    readCount: t.exposeInt('read_count', { may: 'anyone' }),
    likeCount: t.exposeInt('like_count', { may: 'anyone' }),
    dislikeCount: t.exposeInt('dislike_count', { may: 'anyone' }),
    commentCount: t.exposeInt('comment_count', { may: 'anyone' }),
    coverUrl: t.string({
      may: 'anyone',
      nullable: true,
      resolve: (row) => (row.cover_id === null ? null : imageUrl(row.cover_id, 'large')),
    }),
    author: t.field({ type: Person, may: 'anyone', resolve: author }),
    comments: t.field({
      type: CommentPage,
      may: 'anyone',
      args: { after: t.arg.string() },
      resolve: (row, { after }, context) => readComments(context, row.id, after ?? null),
    }),
    nextInTag: t.field({ type: NextBlog, may: 'anyone', nullable: true, resolve: (row, _args, context) => readNextInTag(context, row.id) }),
    series: t.field({ type: BlogSeries, may: 'anyone', nullable: true, description: 'The series that it is a part of.', resolve: (row, _args, context) => readSeriesOfBlog(context, row.id) }),
    related: t.field({
      type: [BlogCard],
      may: 'anyone',
      extensions: { listSize: 3 },
      resolve: (row, _args, context) => readRelated(context, row.id),
    }),
  }),
})

/** One page of blogs, of any list. */
export const BlogPage = builder.objectRef<BlogResults>('BlogResults').implement({
  description: 'One page of blogs.',
  fields: (t) => ({
    items: t.expose('items', { type: [BlogCard], may: 'anyone' }),
    next: t.exposeString('next', { may: 'anyone', nullable: true, description: 'The cursor of the next page; null on the last page.' }),
  }),
})

const TagCount = builder.objectRef<{ tag: string; blogs: number }>('TagCount').implement({
  description: 'A tag and the number of blogs with it.',
  fields: (t) => ({
    tag: t.exposeString('tag', { may: 'anyone' }),
    blogs: t.exposeInt('blogs', { may: 'anyone' }),
  }),
})

builder.queryFields((t) => ({
  getAllBlogs: t.field({
    type: [Blog],
    may: 'anyone',
    description: 'The newest published blogs with their texts: 200, or as many as fit into two million characters.',
    extensions: { listSize: 200, once: true },
    resolve: (_root, _args, context) => readAllBlogs(context),
  }),
  blogs: t.field({
    type: BlogPage,
    may: 'anyone',
    description: 'One page of published blogs.',
    args: {
      q: t.arg.string(),
      tag: t.arg.string(),
      author: t.arg.string(),
      sort: t.arg({ type: BlogSort }),
      after: t.arg.string(),
      first: t.arg.int(),
    },
    resolve: (_root, args, context) => readBlogs(context, parse(listInput, args)),
  }),
  blog: t.field({
    type: Blog,
    may: 'anyone',
    description: 'A published blog by any slug it ever had.',
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => readBlog(context, slug.slice(0, 200)),
  }),
  popularTags: t.field({
    type: [TagCount],
    may: 'anyone',
    description: 'The most frequent tags of recent blogs.',
    resolve: (_root, _args, context) => readPopularTags(context, 12),
  }),
  suggestedBlogs: t.field({
    type: [BlogCard],
    may: 'members',
    description: 'Unread blogs about the topics that the viewer follows.',
    extensions: { listSize: MAX_SUGGESTED },
    resolve: (_root, _args, context) => suggestBlogs(context, MAX_SUGGESTED),
  }),
}))
