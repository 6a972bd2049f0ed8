export const NEWS_PATH = '/techNews'
export const NEWS_API_PATH = '/api/tech-news'
export const NEWS_FEED_PATH = '/feeds/news.atom'

export const articlePath = (slug: string) => `${NEWS_PATH}/${encodeURIComponent(slug)}`
export const articleCardPath = (slug: string) => `/cards/news/${encodeURIComponent(slug)}.png`
export const NEWS_ADMIN_PATH = '/admin/news'
export const NEW_ARTICLE = 'new'
/** The page on which editors change an article; `NEW_ARTICLE` for a new one. */
export const editArticlePath = (id: string) => `${NEWS_ADMIN_PATH}/${id}`
