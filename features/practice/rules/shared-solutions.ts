import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { LANGUAGES } from './problem.ts'
import { NOTE_LENGTH } from './solution-limits.ts'

const id = z.uuid('We couldn’t find that solution.')

/** An accepted submission to share, with an explanation. */
export const shareInput = z.object({ submission: id, note: textSchema({ name: 'the explanation', maxLength: NOTE_LENGTH }) })

export const solutionIdInput = z.object({ solution: id })
export const voteInput = z.object({ solution: id, isVoted: z.boolean('Voted or not?') })

/** The solutions of a problem: in one language or in all, and the one that a link leads to, which comes first. */
export const solutionListInput = z.object({
  problem: z.string('Choose a problem.').max(80, 'We couldn’t find that problem.'),
  language: z.enum(LANGUAGES, 'Choose Python, JavaScript or SQL.').nullish().transform((language) => language ?? null),
  linked: id.nullish().transform((linked) => linked ?? null),
  page: z.int().min(1).max(1000).nullish().transform((page) => page ?? 1),
})
export type SolutionListInput = z.output<typeof solutionListInput>
