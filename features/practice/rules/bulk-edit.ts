import { z } from 'zod'
import { auditReason } from '#features/administration/rules/audit-reason.ts'
import { DEFAULT_SORT, MANAGED_SORTS, PROBLEM_STATE_FILTERS, readSort } from './managed-problems.ts'
import { CATEGORIES, DIFFICULTIES } from './problem.ts'

export const MAX_BULK = 100
export const MAX_TAGS = 5

const slugs = z.array(z.string().max(80), 'Choose problems.').min(1, 'Choose at least one problem.').max(MAX_BULK, `Choose at most ${MAX_BULK} problems.`)
const tags = z
  .array(z.string('Tags must be text.').trim().toLowerCase().regex(/^[a-z][a-z-]{1,24}$/, 'Use 2 to 25 lowercase letters and hyphens per tag.'), 'Enter tags.')
  .max(MAX_TAGS, `Enter at most ${MAX_TAGS} tags.`)

export const bulkTagsInput = z.object({ slugs, add: tags, remove: tags }).refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'Enter a tag to add or to remove.' })

/** A problem whose tags were changed, with those before and after. */
export interface ChangedTags {
  slug: string
  before: string[]
  after: string[]
}

export const restoreTagsInput = z.object({
  problems: z.array(z.object({ slug: z.string().max(80), before: tags, after: tags }), 'Choose problems.').min(1, 'Choose at least one problem.').max(MAX_BULK, `Choose at most ${MAX_BULK} problems.`),
})
export const retireInput = z.object({ slugs, isRetired: z.boolean('Retire or restore?'), reason: auditReason })
export const problemFilterInput = z.object({
  find: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() ?? ''),
  state: z.enum(PROBLEM_STATE_FILTERS, 'This filter doesn’t exist.').nullish().transform((state) => state ?? 'all'),
  difficulty: z.enum(DIFFICULTIES, 'Choose Easy, Medium or Hard.').nullish().transform((difficulty) => difficulty ?? null),
  category: z.enum(CATEGORIES, 'This category doesn’t exist.').nullish().transform((category) => category ?? null),
  sort: z.templateLiteral([z.enum(['', '-']), z.enum(MANAGED_SORTS)], 'This order doesn’t exist.').nullish().transform((sort) => readSort(sort ?? DEFAULT_SORT)),
  page: z.int().min(1, 'Pages begin with 1.').max(10_000, 'There are not that many pages.').nullish().transform((page) => page ?? 1),
})
export type ProblemFilter = z.output<typeof problemFilterInput>

/** The tags of a problem after a change, or a sentence why they would not fit. */
export function changedTags(tags: readonly string[], { add, remove }: { add: readonly string[]; remove: readonly string[] }): string[] | string {
  const next = [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])]
  if (next.length === 0) return 'would have no tags'
  return next.length > MAX_TAGS ? `would have more than ${MAX_TAGS} tags` : next
}

const MAX_SUGGESTIONS = 8

/** The tags that contain what is typed, those that start with it first; last, if allowed, what is typed as a new tag. */
export function tagSuggestions(typed: string, { known, chosen, mayCreate }: { known: readonly string[]; chosen: readonly string[]; mayCreate: boolean }): { tag: string; isNew: boolean }[] {
  const text = typed.trim().toLowerCase().replace(/[\s,]+/g, '-')
  const matching = known.filter((tag) => tag.includes(text) && !chosen.includes(tag))
  const sorted = [...matching.filter((tag) => tag.startsWith(text)), ...matching.filter((tag) => !tag.startsWith(text))].slice(0, MAX_SUGGESTIONS)
  const isNew = mayCreate && text !== '' && !known.includes(text) && !chosen.includes(text)
  return [...sorted.map((tag) => ({ tag, isNew: false })), ...(isNew ? [{ tag: text, isNew }] : [])]
}
