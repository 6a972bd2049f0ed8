import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse, parseAddress } from '#platform/rules/parse.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { SITE } from '#platform/rules/site.ts'
import { sendCard } from '#platform/server/cards/send-card.ts'
import { xmlElement } from '#platform/server/xml.ts'
import { sendFeed } from '#platform/server/http/send-feed.ts'
import { dateText, readTimeText } from '../rules/articles.ts'
import type { NewsArticle } from '../rules/built-in-articles.ts'
import { CATEGORY_LABELS } from '../rules/categories.ts'
import { listInput } from '../rules/news-inputs.ts'
import { articleCardPath, articlePath, NEWS_API_PATH, NEWS_FEED_PATH, NEWS_PATH } from '../rules/paths.ts'
import type { ArticleRow } from './articles.queries.ts'
import { readArticle, readPublicNews } from './read-news.ts'

const anyone = { config: { may: 'anyone' } } as const
const apiInput = z.object({ ...listInput.shape, page: z.preprocess((page) => (page === undefined ? 1 : Number(page)), listInput.shape.page) })

/** The news as JSON and as an Atom feed, and the social cards of articles. */
export function addNewsRoutes(app: FastifyInstance): void {
  // As people type it.
  app.get('/tech-news', anyone, (_request, reply) => reply.redirect(NEWS_PATH, 301))

  app.get(NEWS_API_PATH, anyone, async (request, reply) => {
    const articles = await readPublicNews(request.context, parse(apiInput, request.query))
    return reply.header('cache-control', 'public, max-age=60').send({ articles: articles.map(asNewsArticle) })
  })

  app.get(NEWS_FEED_PATH, anyone, async (request, reply) => {
    const articles = await readPublicNews(request.context, parse(listInput, {}))
    return sendFeed(reply, 'atom', atomFeed(articles, request.context.origin))
  })

  app.get('/cards/news/:slug.png', anyone, async (request, reply) => {
    const { slug } = parseAddress(z.object({ slug: z.string().max(200) }), request.params)
    const article = await readArticle(request.context, slug)
    if (article === null) throw new Refusal('NOT_FOUND')
    return sendCard(reply, { title: article.title, below: `${article.author_name} · ${readTimeText(article.reading_minutes)} read` })
  })
}

/** An article with the fields of the specification. */
const asNewsArticle = (row: ArticleRow): NewsArticle & { url: string } => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  image: row.image_id === null ? articleCardPath(row.slug) : imageUrl(row.image_id, 'medium'),
  author: row.author_name,
  date: dateText(row.published_at),
  ...(row.reading_minutes !== null && { readTime: row.reading_minutes }),
  tag: CATEGORY_LABELS[row.category],
  url: articlePath(row.slug),
})

function atomFeed(articles: readonly ArticleRow[], origin: string): string {
  const entries = articles.map((row) =>
    [
      '<entry>',
      xmlElement('id', `urn:uuid:${row.id}`),
      xmlElement('title', row.title),
      xmlElement('link', '', { href: origin + articlePath(row.slug) }),
      xmlElement('published', row.published_at.toISOString()),
      xmlElement('updated', row.updated_at.toISOString()),
      `<author>${xmlElement('name', row.author_name)}</author>`,
      xmlElement('category', '', { term: row.category, label: CATEGORY_LABELS[row.category] }),
      xmlElement('summary', row.excerpt),
      '</entry>',
    ].join(''),
  )
  const updated = articles[0]?.updated_at ?? new Date(0)
  const head = [
    xmlElement('id', origin + NEWS_PATH),
    xmlElement('title', `${SITE.name} Tech News`),
    xmlElement('link', '', { rel: 'self', href: origin + NEWS_FEED_PATH }),
    xmlElement('link', '', { href: origin + NEWS_PATH }),
    xmlElement('updated', updated.toISOString()),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${head.join('')}${entries.join('')}</feed>\n`
}
