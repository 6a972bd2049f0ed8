/** The public module of blogs: cards, one page of a list, and series. */
export { BlogCard } from './blogs.schema.ts'
export { eraseContent } from './erase-content.ts'
export { readSeriesOfAuthor } from './read-series.ts'
export { BlogSeries } from './series.schema.ts'
export { readBlogs } from './read-blogs.ts'
export { knownBlogs } from './known-blogs.ts'
