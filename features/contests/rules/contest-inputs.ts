import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { DESCRIPTION_LENGTH, MAX_MINUTES, MAX_POINTS, MAX_PROBLEMS, MIN_MINUTES, REASON_LENGTH, TITLE_LENGTH } from './contest.ts'

export const NO_CONTEST = 'We couldn’t find that contest.'
const MINUTES = `A contest lasts ${MIN_MINUTES} minutes to 14 days.`
const POINTS = `Enter 1 to ${MAX_POINTS} points.`
const title = `Keep the title to ${TITLE_LENGTH} characters.`

export const contestId = z.object({ id: z.uuid(NO_CONTEST) })

/** The browser makes the id, so that a contest that is saved twice exists once. */
export const contestInput = contestId.extend({
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
  title: z.string('Enter a title.').max(TITLE_LENGTH * 4, title).transform(cleanLine).refine(hasVisibleText, 'Enter a title.').refine((text) => text.length <= TITLE_LENGTH, title),
  description: textSchema({ name: 'the description', maxLength: DESCRIPTION_LENGTH }),
  startsAt: z.iso.datetime({ error: 'Choose a date and a time.' }).refine((text) => text < '2100', 'Choose an earlier date.'),
  minutes: z.int(MINUTES).min(MIN_MINUTES, MINUTES).max(MAX_MINUTES, MINUTES),
  problems: z
    .array(z.object({ slug: z.string().max(200), points: z.int(POINTS).min(1, POINTS).max(MAX_POINTS, POINTS) }))
    .max(MAX_PROBLEMS, `A contest has at most ${MAX_PROBLEMS} problems.`)
    .refine((problems) => new Set(problems.map(({ slug }) => slug)).size === problems.length, 'Each problem can be there once.'),
})
export type ContestInput = z.output<typeof contestInput>

/** A draft is deleted without a reason. */
export const cancelInput = contestId.extend({ reason: textSchema({ name: 'the reason', maxLength: REASON_LENGTH }) })
export const pastInput = z.object({ after: z.string().max(80).nullish().transform((after) => after ?? null) })
