/** The public module of trust: limits by the level of a person, and what features contribute to a promotion. */
export { checkContent, trustLimit } from './trust-limits.ts'
export type { TrustFact } from './trust-facts.ts'
