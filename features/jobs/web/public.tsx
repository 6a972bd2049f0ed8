/** The public module of jobs: the best match of the member. */
export { BestJobMatch } from './BestJobMatch.tsx'
export { BestJobMatchPart, BestJobMatchQuery } from './best-match-query.ts'
