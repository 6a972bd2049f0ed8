/** The door of blogs for the rest of the server: cards, one page of a list, and writings that were reported. */
export { BlogCard } from './blogs.schema.ts'
export { eraseWritings } from './erase-writings.ts'
export { readBlogs } from './read-blogs.ts'
export { removeWriting, writingsOf, type ReportedWriting } from './remove-writing.ts'
