/** What other features may ask of practice. */
export { judgingState, type JudgingState } from './read-judging.ts'
