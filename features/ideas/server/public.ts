/** The public module of ideas: erasure. */
export { eraseIdeas } from './erase-ideas.ts'
