/** The public module of code reviews: what waits for a mentor. */
export { MentorReviewsQuery } from './review-queries.ts'
