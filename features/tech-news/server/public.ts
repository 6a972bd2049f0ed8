/** The public module of tech news: articles of a period for the newsletter. */
export type { ArticleRow } from './articles.queries.ts'
export { newsOfWeek } from './read-news.ts'
