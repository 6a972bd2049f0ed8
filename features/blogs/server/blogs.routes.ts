import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sendCard } from '#platform/server/cards/send-card.ts'
import type { Context } from '#platform/server/context.ts'
import { sendFeed } from '#platform/server/http/send-feed.ts'
import { SITEMAP_SIZE, sendSitemap } from '#platform/server/sitemap.ts'
import { BLOGS_PATH, blogPath, feedPath, SERIES_SITEMAP_PATH, seriesPath, tagPath, type FeedOf } from '../rules/paths.ts'
import { blogsForSitemap, fullBlogs } from './blogs.queries.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { readBlogOrRefuse } from './read-blogs.ts'
import { readSeriesOrRefuse } from './read-series.ts'
import { seriesForSitemap } from './series.queries.ts'

const FEED_SIZE = 20
const FORMS = ['atom', 'json'] as const
const anyone = { config: { may: 'anyone' } } as const

const NO_BLOGS_YET = 'No blogs found.'

/** Feeds, sitemap and social cards of blogs. */
export function addBlogRoutes(app: FastifyInstance): void {
  for (const form of FORMS) {
    app.get(`/feeds/blogs.${form}`, anyone, (request, reply) =>
      sendBlogFeed(reply, form, { of: { all: true }, title: 'Blogs', page: BLOGS_PATH, blogs: fullBlogs(request.context.database, { limit: FEED_SIZE }) }),
    )
    app.get(`/feeds/authors/:name.${form}`, anyone, async (request, reply) => {
      const { name } = named(request.params, form)
      const blogs = await fullBlogs(request.context.database, { limit: FEED_SIZE, author: name.toLowerCase() })
      if (blogs.length === 0) throw new Refusal('NOT_FOUND', { message: NO_BLOGS_YET })
      const title = `Blogs by ${blogs[0]!.author_name}`
      return sendBlogFeed(reply, form, { of: { author: name }, title, page: BLOGS_PATH, blogs: Promise.resolve(blogs) })
    })
    app.get(`/feeds/tags/:name.${form}`, anyone, async (request, reply) => {
      const { name } = named(request.params, form)
      const blogs = await fullBlogs(request.context.database, { limit: FEED_SIZE, tag: name.toLowerCase() })
      if (blogs.length === 0) throw new Refusal('NOT_FOUND', { message: NO_BLOGS_YET })
      return sendBlogFeed(reply, form, { of: { tag: name }, title: `Blogs on ${name}`, page: tagPath(name), blogs: Promise.resolve(blogs) })
    })
    app.get(`/feeds/series/:name.${form}`, anyone, async (request, reply) => {
      const series = await readSeriesOrRefuse(request.context, named(request.params, form).name)
      const blogs = fullBlogs(request.context.database, { limit: FEED_SIZE, seriesId: series.id })
      return sendBlogFeed(reply, form, { of: { series: series.slug }, title: series.title, page: seriesPath(series.slug), blogs })
    })
  }

  app.get('/robots.txt', anyone, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\n${sitemapLines(request.context)}\n`),
  )

  app.get('/sitemap.xml', anyone, async (request, reply) => {
    const { after } = request.query as { after?: unknown }
    const { database } = request.context
    const rows = await blogsForSitemap(database, readCursor(after ?? null), SITEMAP_SIZE)
    const start = after === undefined ? ['/', BLOGS_PATH] : []
    const entries = [...start.map((path) => ({ path })), ...rows.map((row) => ({ path: blogPath(row.slug), changedAt: row.updated_at }))]
    const last = rows.at(-1)
    if (rows.length === SITEMAP_SIZE && last !== undefined) {
      reply.header('link', `</sitemap.xml?after=${cursorOf({ key: last.published_at.getTime(), id: last.id })}>; rel="next"`)
    }
    return sendSitemap(reply, entries)
  })

  app.get(SERIES_SITEMAP_PATH, anyone, async (request, reply) => {
    const rows = await seriesForSitemap(request.context.db, SITEMAP_SIZE)
    return sendSitemap(reply, rows.map((row) => ({ path: seriesPath(row.slug), changedAt: row.updated_at })))
  })

  app.get('/cards/series/:slug.png', anyone, async (request, reply) => {
    const { slug } = parseAddress(z.object({ slug: z.string().max(200) }), request.params)
    const { title, author_name, parts } = await readSeriesOrRefuse(request.context, slug)
    return sendCard(reply, { title, below: `${author_name} · ${parts.length === 1 ? '1 part' : `${parts.length} parts`}` })
  })

  app.get('/cards/blog/:slug.png', anyone, async (request, reply) => {
    const { slug } = parseAddress(z.object({ slug: z.string().max(200) }), request.params)
    const blog = await readBlogOrRefuse(request.context, slug)
    return sendCard(reply, { title: blog.title, below: `${blog.author_name} · ${blog.reading_minutes} min read` })
  })

  app.get('/card.png', anyone, (_request, reply) => sendCard(reply, { title: 'Learn AI by reading, writing and doing', below: 'Blogs on AI, machine learning and data science' }),
  )
}

const sitemapLines = ({ origin, contributions }: Context) => [...contributions.to('sitemaps').values()].map((path) => `Sitemap: ${origin}${path}`).join('\n')

function named(params: unknown, form: string): { name: string } {
  const { name } = parseAddress(z.object({ name: z.string().min(1).max(200) }), params)
  return { name: name.endsWith(`.${form}`) ? name.slice(0, -form.length - 1) : name }
}

interface FeedOptions {
  of: FeedOf
  title: string
  page: string
  blogs: Promise<Parameters<typeof atomFeed>[0]['blogs']>
}

async function sendBlogFeed(reply: FastifyReply, form: (typeof FORMS)[number], input: FeedOptions): Promise<FastifyReply> {
  const { origin } = reply.request.context
  const feed = { title: input.title, page: input.page, self: feedPath(input.of, form), blogs: await input.blogs }
  return sendFeed(reply, form, form === 'atom' ? atomFeed(feed, origin) : jsonFeed(feed, origin))
}
