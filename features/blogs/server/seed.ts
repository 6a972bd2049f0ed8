import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageUrl } from '#platform/rules/image-paths.ts'
import type { Services } from '#platform/server/context.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { seedCommentRows } from '#features/discussions/server/public.ts'
import { blogContentsOf } from './publish-blog.ts'
import { isOwnImage } from './write-draft.ts'
import { slugOf } from '../rules/slug.ts'
import { spreadReads } from '../rules/statistics.ts'
import { initialAttention, addAttention, type Attention } from '../rules/trending.ts'
import { comments as seedComments } from '#content/demo/comments.ts'
import { figures } from '#content/demo/figures/index-of-figures.ts'
import { reactions as seedReactions } from '#content/demo/reactions.ts'
import { series as seedSeries, type SeedSeries } from '#content/demo/series.ts'
import { readBlog } from '#content/demo/read-blog.ts'
import type { SeedBlog } from '#content/demo/types.ts'
import type { DemoPerson, DemoWorld } from '#platform/server/demo-world.ts'
import { seedImage } from '#platform/server/images/seed-image.ts'
import { insertSeedBlog, insertSeedSeries, type SeedReaction } from './seed.queries.ts'

const BLOGS = join(PROJECT_ROOT, 'content/demo/blogs')
const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

/** Seeds the blogs of the demo world with their images, reactions and comments. */
export async function seedBlogs(services: Services, { people }: DemoWorld): Promise<void> {
  const sources = readdirSync(BLOGS)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((file) => ({ name: file.slice(0, -3), blog: readBlog(readFileSync(join(BLOGS, file), 'utf8')) }))
  const image = imageCache(services)
  const ids = new Map<string, string>()
  const seedNext = async (): Promise<void> => {
    for (let source = sources.shift(); source !== undefined; source = sources.shift()) {
      ids.set(source.name, await seedBlog(services, people, { ...source, image }))
    }
  }
  // While the images of one blog are encoded, those of the next one are drawn.
  await Promise.all([seedNext(), seedNext(), seedNext()])
  for (const one of seedSeries) await insertSeries(services, people, { ...one, blogIds: one.blogs.map((name) => ids.get(name)!) })
}

async function insertSeries({ database, random, clock }: Services, people: Map<string, DemoPerson>, series: SeedSeries & { blogIds: string[] }): Promise<void> {
  const { author, title, description, blogIds } = series
  await insertSeedSeries(database, { id: random.uuid(), authorId: people.get(author)!.id, title, description, slug: slugOf(title, 'series'), at: clock.now(), blogIds })
}

type SeedImage = (figure: string, ownerId: string) => Promise<{ id: string; width: number; height: number }>

/** Draws each figure once, for any number of blogs. */
function imageCache(services: Services): SeedImage {
  const drawn = new Map<string, ReturnType<SeedImage>>()
  return (figure, ownerId) => {
    const known = drawn.get(figure) ?? seedImage(services, ownerId, figures[figure]!())
    drawn.set(figure, known)
    return known
  }
}

interface Source {
  name: string
  blog: SeedBlog
  image: SeedImage
}

/** Seeds one blog and returns its id. */
async function seedBlog(services: Services, people: Map<string, DemoPerson>, { name, blog, image }: Source): Promise<string> {
  const now = services.clock.now()
  const at = new Date(now.getTime() - blog.publishedDaysAgo * 24 * HOUR_MS)
  const author = people.get(blog.author)!
  const images = new Map<string, { id: string; width: number; height: number }>()
  for (const [, figure] of blog.markdown.matchAll(/\(figure:([a-z0-9-]+)\)/g)) {
    if (!images.has(figure!)) images.set(figure!, await image(figure!, author.id))
  }
  const cover = blog.cover === null ? null : await image(blog.cover, author.id)
  const html = markdownToHtml(blog.markdown, {
    imageSource: (src) => imageUrl(images.get(src.replace(/^figure:/, ''))?.id ?? '', 'large'),
  })
  const content = sanitizeRichText(withSizes(html, [...images.values()]), { imageSources: isOwnImage })
  const id = services.random.uuid()
  const contents = await blogContentsOf({ id, authorId: author.id, title: blog.title, content, tags: blog.tags, coverId: cover?.id ?? null }, [...people.keys()])
  const reactions = seedReactionsOf(services, people, { name, at, now })
  const comments = seedCommentRows(services, { people, comments: seedComments.find((line) => line.blog === name)?.comments ?? [], at })
  const events = [...reactions.map(({ kind, at }) => ({ kind, at })), ...comments.map(({ at }) => ({ kind: 'comment' as const, at }))]
  await insertSeedBlog(services.database, {
    ...contents,
    slug: slugOf(blog.title),
    at,
    trend: trendOf(at, events),
    readDays: readDaysOf(40 + reactions.length * 17 + comments.length * 11, at, now),
    reactions,
    comments,
  })
  return id
}

function withSizes(html: string, images: { id: string; width: number; height: number }[]): string {
  return images.reduce(
    (text, { id, width, height }) =>
      text.replaceAll(`src="${imageUrl(id, 'large')}"`, `src="${imageUrl(id, 'large')}" width="${width}" height="${height}"`),
    html,
  )
}

/** How often the blog was read on each day (UTC) since it was published. */
function readDaysOf(total: number, publishedAt: Date, now: Date): { day: string; reads: number }[] {
  const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS)
  const first = dayOf(publishedAt)
  return spreadReads(total, dayOf(now) - first + 1).map(({ daysAfter, reads }) => ({ day: new Date((first + daysAfter) * DAY_MS).toISOString().slice(0, 10), reads }))
}

function trendOf(publishedAt: Date, events: { kind: Attention; at: Date }[]): number {
  return events.reduce((trend, { kind, at }) => addAttention(trend, kind, at), initialAttention(publishedAt))
}

interface When {
  name: string
  at: Date
  now: Date
}

const notLaterThan = (now: Date, at: Date) => new Date(Math.min(at.getTime(), now.getTime() - 60_000))

function seedReactionsOf(_services: Services, people: Map<string, DemoPerson>, { name, at, now }: When): SeedReaction[] {
  const mine = seedReactions.find((line) => line.blog === name)
  const line = (kind: 'like' | 'dislike') => (username: string, place: number) => ({
    personId: people.get(username)!.id,
    kind,
    at: notLaterThan(now, new Date(at.getTime() + (1 + place * 5) * HOUR_MS)),
  })
  return [...(mine?.likes ?? []).map(line('like')), ...(mine?.dislikes ?? []).map(line('dislike'))]
}
