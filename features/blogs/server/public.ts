/** The public module of blogs: cards and one page of a list. */
export { BlogCard } from './blogs.schema.ts'
export { eraseContent } from './erase-content.ts'
export { readBlogs } from './read-blogs.ts'
export { knownBlogs } from './known-blogs.ts'
