import { parseFeed as parseXmlFeed } from '@rowanmanning/feed-parser'
import { z } from 'zod'
import { cutFeed } from './cut-feed.ts'
import { FeedRefusal, MAX_ITEMS, MAX_ITEM_TEXT, type FeedItem } from './feed-item.ts'

/** Reads the text of an RSS, Atom or JSON feed. Throws a FeedRefusal for anything else. */
export function parseFeed(text: string): FeedItem[] {
  if (text.trim() === '') throw new FeedRefusal('The response is empty.')
  if (text.startsWith('{')) return parseJsonFeed(text)
  // Entities are defined there, and no feed needs one.
  if (/<!DOCTYPE/i.test(text.slice(0, 10_000)) || /<!ENTITY/i.test(text)) {
    throw new FeedRefusal(/<!DOCTYPE\s+html/i.test(text.slice(0, 10_000)) ? 'This is a web page, not a feed.' : 'The feed has a document type declaration, which is not allowed.')
  }
  if (/^<html\b/i.test(text)) throw new FeedRefusal('This is a web page, not a feed.')
  return parseXml(cutFeed(text))
}

function parseXml(xml: string): FeedItem[] {
  let items
  try {
    items = parseXmlFeed(xml).items.slice(0, MAX_ITEMS)
  } catch (error) {
    throw new FeedRefusal(`The feed can’t be read: ${error instanceof Error ? error.message.slice(0, 150) : 'unknown error'}`)
  }
  return items.flatMap((item) => {
    try {
      return [
        {
          id: item.id,
          title: cut(item.title),
          url: item.url,
          author: item.authors.map(({ name }) => name).filter((name) => name !== null).join(', ') || null,
          summary: cut(item.description),
          content: cut(item.content),
          image: item.image?.url ?? item.media.find(({ image }) => image !== null)?.image ?? null,
          published: item.published ?? item.updated,
        },
      ]
    } catch {
      // One broken item does not spoil the others.
      return []
    }
  })
}

const cut = (text: string | null) => text?.slice(0, MAX_ITEM_TEXT) ?? null

const text = z.string().nullish().catch(null)
const jsonItem = z.object({
  id: z.union([z.string(), z.number()]).nullish().catch(null),
  url: text,
  external_url: text,
  title: text,
  summary: text,
  content_html: text,
  content_text: text,
  image: text,
  banner_image: text,
  date_published: text,
  date_modified: text,
  author: z.object({ name: text }).nullish().catch(null),
  authors: z.array(z.object({ name: text }).catch({ name: null })).nullish().catch(null),
})
const jsonFeed = z.object({ version: z.string().regex(/jsonfeed\.org/), items: z.array(z.unknown()) })

function parseJsonFeed(source: string): FeedItem[] {
  const feed = jsonFeed.safeParse(jsonOf(source))
  if (!feed.success) throw new FeedRefusal('This is JSON, but not a JSON Feed.')
  return feed.data.items.slice(0, MAX_ITEMS).flatMap((given) => {
    const { data: item } = jsonItem.safeParse(given)
    if (item === undefined) return []
    const names = (item.authors ?? [item.author]).map((author) => author?.name).filter((name) => typeof name === 'string')
    return [
      {
        id: item.id === null || item.id === undefined ? null : String(item.id),
        title: cut(item.title ?? null),
        url: item.external_url ?? item.url ?? null,
        author: names.join(', ') || null,
        summary: cut(item.summary ?? null),
        content: cut(item.content_html ?? escaped(item.content_text) ?? null),
        image: item.image ?? item.banner_image ?? null,
        published: dateOf(item.date_published ?? item.date_modified),
      },
    ]
  })
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    throw new FeedRefusal('The feed is not valid JSON.')
  }
}

const escaped = (text: string | null | undefined) => text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const dateOf = (text: string | null | undefined) => (text === null || text === undefined || Number.isNaN(Date.parse(text)) ? null : new Date(text))
