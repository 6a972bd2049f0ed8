export const BLOGS_PATH = '/blogs'
export const WRITE_PATH = '/blogs/write'
export const OWN_BLOGS_PATH = '/blogs/mine'
export const READING_LIST_PATH = '/reading-list'
export const TOPICS_PATH = '/blogs/topics'
/** The blogs of followed people and topics. */
export const FOLLOWING_PATH = '/blogs?sort=following'

export const blogPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
export const seriesPath = (slug: string) => `/blogs/series/${encodeURIComponent(slug)}`
/** The viewer's own series. */
export const OWN_SERIES_PATH = `${OWN_BLOGS_PATH}?show=series`
export const editPath = (id: string) => `${WRITE_PATH}?id=${id}`
export const tagPath = (tag: string) => `${BLOGS_PATH}?tag=${encodeURIComponent(tag)}`
export const blogCardPath = (slug: string) => `/cards/blog/${encodeURIComponent(slug)}.png`

export const seriesCardPath = (slug: string) => `/cards/series/${encodeURIComponent(slug)}.png`
export const SERIES_SITEMAP_PATH = '/sitemap-series.xml'

export type FeedOf = { all: true } | { author: string } | { tag: string } | { series: string }

/** The address of a feed as Atom or JSON Feed. */
export function feedPath(of: FeedOf, form: 'atom' | 'json'): string {
  if ('author' in of) return `/feeds/authors/${encodeURIComponent(of.author)}.${form}`
  if ('tag' in of) return `/feeds/tags/${encodeURIComponent(of.tag)}.${form}`
  if ('series' in of) return `/feeds/series/${encodeURIComponent(of.series)}.${form}`
  return `/feeds/blogs.${form}`
}
