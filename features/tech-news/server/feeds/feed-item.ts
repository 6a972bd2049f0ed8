/** One item of a feed as the feed gives it: nothing of it is trusted. */
export interface FeedItem {
  id: string | null
  title: string | null
  url: string | null
  author: string | null
  /** HTML or text. */
  summary: string | null
  content: string | null
  image: string | null
  published: Date | null
}

/** Why a feed cannot be read; the message is for admins. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal'
}

export const MAX_ITEMS = 200
/** Longer texts are cut before anything reads them. */
export const MAX_ITEM_TEXT = 100_000
