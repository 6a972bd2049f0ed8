export const NEWS_PATH = '/techNews'
export const NEWS_API_PATH = '/api/tech-news'
export const NEWS_FEED_PATH = '/feeds/news.atom'

export const articlePath = (slug: string) => `${NEWS_PATH}/${encodeURIComponent(slug)}`
export const articleCardPath = (slug: string) => `/cards/news/${encodeURIComponent(slug)}.png`
