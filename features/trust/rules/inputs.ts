import { z } from 'zod'
import { auditReason } from '#features/administration/rules/audit-reason.ts'
import { namedPerson } from '#features/people/rules/person.ts'
import { NUMBERS, TRUST_LEVELS } from './levels.ts'

const number = (max: number) => z.int('Enter a whole number.').min(0, 'The number can’t be negative.').max(max, `Enter at most ${max.toLocaleString('en')}.`)
const level = z.enum(TRUST_LEVELS, 'This level doesn’t exist.')
const MAXIMA = { conversations: 10_000, messages: 100_000, posts: 1_000, links: 1_000, pictures: 1_000, minDays: 3_650, minSolved: 10_000, minRead: 10_000, cleanDays: 3_650 } as const

const numbers = Object.fromEntries(NUMBERS.map((name) => [name, number(MAXIMA[name])])) as Record<keyof typeof MAXIMA, z.ZodInt>
const levelInput = z.object({ name: level, revision: z.int().min(1), ...numbers })
/** The changed levels, each once, and why they change. */
export const levelsInput = z.object({
  levels: z.array(levelInput).min(1, 'Change a number first.').max(TRUST_LEVELS.length, 'There are too many levels.'),
  reason: auditReason,
})
export type LevelInput = z.output<typeof levelInput>

export const usernameInput = z.object({ username: namedPerson })
/** A level set by hand, or an automatic one: without a level, that whose conditions the person meets. */
export const personTrustInput = usernameInput
  .extend({ level: level.nullish().transform((name) => name ?? null), automatic: z.boolean('Choose yes or no.').nullish().transform((automatic) => automatic ?? false), reason: auditReason })
  .refine(({ level: name, automatic }) => name !== null || automatic, { message: 'Choose a level.', path: ['level'] })
