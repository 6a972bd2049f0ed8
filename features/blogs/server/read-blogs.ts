import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { memoize, type Memoized } from '#platform/server/memoize.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { readFollowedTopics, taggedTopics } from '#features/people/server/public.ts'
import { ALL_BLOGS_SIZE } from '../rules/blog.ts'
import { type ListInput } from '../rules/blog-inputs.ts'
import { searchWords } from '../rules/search.ts'
import { blockedAuthorIds } from './blogs.access.ts'
import { allBlogs, blogsBySlug, listBlogs, popularTags, type BlogCardRow, type BlogRow } from './blogs.queries.ts'
import { listFollowedBlogs } from './followed-blogs.queries.ts'
import { firstComments, laterComments, type BlogCommentRow } from './comments.queries.ts'
import { nextInTags, relatedBlogs, type NextInTag } from './related.queries.ts'
import { COMMENT_PAGE } from '#features/discussions/rules/comments.ts'

type ListRead = Parameters<typeof listBlogs>[1]

interface Reads {
  /** By the input of the list query, as JSON. */
  lists: (question: string) => Promise<BlogCardRow[] | null>
  /** The same for searches, so that a slow one does not delay the lists. */
  searches: (question: string) => Promise<BlogCardRow[] | null>
  newest: (size: string) => Promise<BlogRow[] | null>
  firstComments: (blogId: string) => Promise<BlogCommentRow[] | null>
  next: (blogId: string) => Promise<NextInTag | null>
  related: (blogId: string) => Promise<BlogCardRow[] | null>
  tags: Memoized<{ tag: string; blogs: number }[]>
  bySlug: (slug: string) => Promise<BlogRow | null>
}

const RELATED = 3

// The popular tags among the last two thousand blogs change slowly, and counting them costs twice as much as the list.
const POPULAR_TAGS_TTL_MS = 4_000

const readsOf = new WeakMap<Database, Reads>()

const listOf = (database: Database, read: ListRead) => (read.sort === 'following' ? listFollowedBlogs : listBlogs)(database, read)

/** Public data is read once for all simultaneous requests. */
function reads({ database }: Context): Reads {
  let known = readsOf.get(database)
  if (known === undefined) {
    const list = (questions: string[]) => new Map(questions.map((question) => [question, listOf(database, JSON.parse(question) as ListRead)]))
    known = {
      lists: batchLoader(list),
      searches: batchLoader(list),
      newest: batchLoader((sizes) => new Map(sizes.map((size) => [size, allBlogs(database, Number(size))]))),
      firstComments: batchLoader((ids) => firstComments(database, ids, COMMENT_PAGE + 1)),
      next: batchLoader((ids) => nextInTags(database, ids)),
      related: batchLoader((ids) => relatedBlogs(database, ids, RELATED)),
      tags: memoize(POPULAR_TAGS_TTL_MS),
      bySlug: batchLoader((slugs) => blogsBySlug(database, slugs)),
    }
    readsOf.set(database, known)
  }
  return known
}

/** Removes content of people whom the viewer blocked or who blocked the viewer. */
export async function withoutBlockedAuthors<Row extends { author_id: string }>(context: Context, rows: readonly Row[]): Promise<Row[]> {
  const blocked = await blockedAuthorIds(context)
  return rows.filter(({ author_id }) => !blocked.has(author_id))
}

/** Returns the newest blogs for the specified list query (requirement B-2). */
export const readAllBlogs = async (context: Context) =>
  withoutBlockedAuthors(context, (await reads(context).newest(String(ALL_BLOGS_SIZE))) ?? [])

export interface BlogResults {
  items: BlogCardRow[]
  next: string | null
}

/** Returns one page of a list of blogs. */
export async function readBlogs(context: Context, question: ListInput): Promise<BlogResults> {
  const { q, sort, after, first } = question
  const reader = sort === 'following' ? signedIn(context).id : null
  const words = q === null ? null : searchWords(q)
  if (words === '') return { items: [], next: null }
  if (words !== null) await rateLimit(context, 'search.address', context.caller.network)
  const read: ListRead = {
    ...question,
    words,
    reader,
    topics: reader === null ? [] : taggedTopics(await readFollowedTopics(context, reader)),
    after: readCursor(after),
    first: first + 1,
  }
  const { lists, searches } = reads(context)
  const rows = (await (words === null ? lists : searches)(JSON.stringify(read))) ?? []
  const items = rows.slice(0, first)
  const last = items.at(-1)
  const hasMore = rows.length > first && last !== undefined
  const key = last === undefined ? 0 : sort === 'trending' ? last.trend : (last.match ?? last.published_at.getTime())
  return { items: await withoutBlockedAuthors(context, items), next: hasMore ? cursorOf({ key, id: last.id }) : null }
}

/** Returns a published blog by any slug it ever had, or null. */
export async function readBlog(context: Context, slug: string): Promise<BlogRow | null> {
  const blog = await reads(context).bySlug(slug)
  return blog === null || (await blockedAuthorIds(context)).has(blog.author_id) ? null : blog
}

export async function readBlogOrRefuse(context: Context, slug: string): Promise<BlogRow> {
  const blog = await readBlog(context, slug)
  if (blog === null) throw new Refusal('NOT_FOUND')
  return blog
}

export interface CommentResults {
  items: BlogCommentRow[]
  next: string | null
}

/** Returns one page of comments, in the order they were written. */
export async function readComments(context: Context, blogId: string, after: string | null): Promise<CommentResults> {
  const cursor = readCursor(after)
  const rows =
    cursor === null
      ? ((await reads(context).firstComments(blogId)) ?? [])
      : await laterComments(context.database, blogId, cursor, COMMENT_PAGE + 1)
  const items = rows.slice(0, COMMENT_PAGE)
  const last = items.at(-1)
  const hasMore = rows.length > COMMENT_PAGE && last !== undefined
  return { items: await withoutBlockedAuthors(context, items), next: hasMore ? cursorOf({ key: last.written_at.getTime(), id: last.id }) : null }
}

/** Returns the three blogs that share the most tags with this one. */
export const readRelated = async (context: Context, blogId: string) => withoutBlockedAuthors(context, (await reads(context).related(blogId)) ?? [])

/** Returns the next older blog with the same first tag, or null. */
export async function readNextInTag(context: Context, blogId: string): Promise<NextInTag | null> {
  const next = await reads(context).next(blogId)
  return next === null || (await blockedAuthorIds(context)).has(next.blog.author_id) ? null : next
}

export const readPopularTags = (context: Context, limit: number) =>
  reads(context).tags.read(String(limit), () => popularTags(context.database, limit))
