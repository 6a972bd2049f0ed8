import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readingMinutes } from '#platform/rules/reading-time.ts'
import { cleanLine, previewOf } from '#platform/rules/text.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { plainTextOf, previewTextOf } from '#platform/server/rich-text/plain-text.ts'
import { addressKey, cleanAddress } from './canonical-address.ts'
import type { FeedItem } from './feed-item.ts'

/** An article as it is stored: text only, with checked addresses. */
export interface ReadItem {
  guid: string
  title: string
  excerpt: string
  author: string
  address: string
  addressKey: string
  imageAddress: string | null
  /** Null: the feed has no full text to measure. */
  readingMinutes: number | null
  publishedAt: Date
}

const EXCERPT_LENGTH = 500
const TITLE_LENGTH = 300
// A feed that gives that much more than the excerpt gives the full text.
const FULL_TEXT_LENGTH = 1_500
const OLDEST = Date.UTC(1995, 0, 1)

/** Reads the items of a feed. Items without a title or a web address are left out; a date in the future, or none, is now. */
export async function readItems(items: readonly FeedItem[], now: Date): Promise<ReadItem[]> {
  const guids = guidsOf(items)
  const read = new Map<string, ReadItem>()
  for (const [at, item] of items.entries()) {
    // Long texts take time to parse, and requests are answered in between.
    await setImmediate()
    const next = readItem(item, guids[at]!, now)
    // The same address twice in one file is one article.
    if (next !== null && !read.has(next.addressKey)) read.set(next.addressKey, next)
  }
  return [...read.values()]
}

function readItem(item: FeedItem, guid: string, now: Date): ReadItem | null {
  const address = cleanAddress(item.url)
  const title = previewOf(cleanLine(plainTextOf(item.title ?? '')), TITLE_LENGTH - 1)
  if (address === null || !hasVisibleText(title)) return null
  const summary = oneLine(item.summary)
  const content = item.content === item.summary ? summary : oneLine(item.content)
  const longest = content.length > summary.length ? content : summary
  return {
    guid,
    title,
    excerpt: previewOf(summary === '' ? content : summary, EXCERPT_LENGTH),
    author: cleanLine(plainTextOf(item.author?.slice(0, 500) ?? '')).slice(0, 100),
    address,
    addressKey: addressKey(address),
    imageAddress: cleanAddress(item.image ?? firstImage(item.content ?? item.summary)),
    readingMinutes: longest.length >= FULL_TEXT_LENGTH ? readingMinutes(longest) : null,
    publishedAt: dateWithin(item.published, now),
  }
}

const oneLine = (html: string | null) => cleanLine(previewTextOf(html ?? ''))

const firstImage = (html: string | null) => /<img\b[^>]{0,2000}?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(html?.slice(0, 20_000) ?? '')?.[1]?.replaceAll('&amp;', '&') ?? null

function dateWithin(date: Date | null, now: Date): Date {
  const time = date?.getTime() ?? Number.NaN
  return Number.isNaN(time) || time < OLDEST || time > now.getTime() ? now : new Date(time)
}

/**
 * What a feed calls its items: the id, else the address, else title and date. An id that a file has twice identifies nothing, so the next of
 * them takes its place (requirement T-10).
 */
function guidsOf(items: readonly FeedItem[]): string[] {
  const names = items.map((item) => {
    const address = cleanAddress(item.url)
    return [short(item.id?.trim()), address === null ? null : addressKey(address), hash(`${item.title} ${item.published?.getTime()}`)].filter((name) => name !== null)
  })
  const count = new Map<string, number>()
  for (const list of names) for (const name of new Set(list)) count.set(name, (count.get(name) ?? 0) + 1)
  return names.map((list) => list.find((name) => count.get(name) === 1) ?? list.at(-1)!)
}

const short = (id: string | undefined) => (id === undefined || id === '' ? null : id.length > 500 ? hash(id) : id.replaceAll('\u0000', ''))
const hash = (text: string) => `sha256:${createHash('sha256').update(text).digest('base64url')}`
