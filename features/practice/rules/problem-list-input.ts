import { z } from 'zod'
import { PAGE_SIZES, PROBLEM_PAGE, PROBLEM_SORTS } from './find-problems.ts'
import { DIFFICULTIES } from './problem.ts'

export const MAX_CHOSEN_TAGS = 10

/** The filters, order and page of the list of problems. */
export const problemListInput = z.object({
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() ?? ''),
  difficulty: z.enum(DIFFICULTIES).nullish().transform((difficulty) => difficulty ?? null),
  tags: z.array(z.string().max(30)).max(MAX_CHOSEN_TAGS, `Choose up to ${MAX_CHOSEN_TAGS} tags.`).nullish().transform((tags) => tags ?? []),
  sort: z.enum(PROBLEM_SORTS).nullish().transform((sort) => sort ?? null),
  size: z.literal(PAGE_SIZES, 'Choose 5, 25 or 50.').nullish().transform((size) => size ?? PROBLEM_PAGE),
  page: z.int().nullish().transform((page) => page ?? 1),
})
export type ProblemListInput = z.output<typeof problemListInput>
