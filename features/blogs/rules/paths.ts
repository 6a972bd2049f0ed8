export const BLOGS_PATH = '/blogs'
export const WRITE_PATH = '/blogs/write'
export const OWN_BLOGS_PATH = '/blogs/mine'
export const READING_LIST_PATH = '/reading-list'
export const TOPICS_PATH = '/blogs/topics'
/** The blogs of followed people and topics. */
export const FOLLOWING_PATH = '/blogs?sort=following'

export const blogPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
export const editPath = (id: string) => `${WRITE_PATH}?id=${id}`
export const tagPath = (tag: string) => `${BLOGS_PATH}?tag=${encodeURIComponent(tag)}`
export const blogCardPath = (slug: string) => `/cards/blog/${encodeURIComponent(slug)}.png`

export type FeedOf = { all: true } | { author: string } | { tag: string }

/** The address of a feed as Atom or JSON Feed. */
export function feedPath(of: FeedOf, form: 'atom' | 'json'): string {
  if ('author' in of) return `/feeds/authors/${encodeURIComponent(of.author)}.${form}`
  if ('tag' in of) return `/feeds/tags/${encodeURIComponent(of.tag)}.${form}`
  return `/feeds/blogs.${form}`
}
