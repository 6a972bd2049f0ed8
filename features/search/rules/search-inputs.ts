import { z } from 'zod'
import { RESULTS_PAGE } from './limits.ts'
import { cleanQuery, MAX_QUERY } from './typed-query.ts'

export const TOO_LONG = `Use at most ${MAX_QUERY} characters.`

const q = z.string('Type what you are looking for.').max(MAX_QUERY, TOO_LONG).transform(cleanQuery)

export const searchInput = z.object({
  q,
  kind: z.string().max(20, 'We don’t know this kind.').nullish().transform((kind) => kind || null),
  after: z.string().regex(/^\d{1,4}$/, 'This page of the results no longer exists.').nullish().transform((after) => Number(after ?? 0)),
  first: z.int().min(1, 'Ask for at least one.').max(50, 'Ask for at most 50.').nullish().transform((first) => first ?? RESULTS_PAGE),
})
export type SearchInput = z.output<typeof searchInput>

export const suggestionsInput = z.object({ q })
/** The search in the list of one kind, which must be known. */
export const correctionInput = z.object({ q, kind: z.string().max(20, 'We don’t know this kind.') })
