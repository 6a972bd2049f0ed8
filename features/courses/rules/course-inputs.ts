import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { LEVELS, REVOKE_REASON_LENGTH } from './course.ts'
import { COURSE_SORTS, COURSES_PAGE } from './course-list.ts'
import { MAX_INTERVALS, MAX_VIDEO_SECONDS } from './watched.ts'

const NOT_FOUND = 'We couldn’t find that lesson.'
const slug = z.string().max(80, 'We couldn’t find that course.')
const lesson = z.string().max(80, NOT_FOUND)
const optional = (max: number) => z.string().max(max).nullish().transform((text) => text?.trim() || null)

export const courseInput = z.object({ slug })
export const lessonInput = z.object({ course: slug, lesson })

export const courseListInput = z.object({
  q: optional(200),
  level: z.enum(LEVELS, 'We couldn’t find that level.').nullish().transform((level) => level ?? null),
  skill: optional(40),
  sort: z.enum(COURSE_SORTS).nullish().transform((sort) => sort ?? 'recommended'),
  page: z.int().min(1, 'Pages start at 1.').max(500, 'There are no more pages.').nullish().transform((page) => page ?? 1),
  first: z.int().min(1, 'Ask for at least one.').max(COURSES_PAGE, `Ask for at most ${COURSES_PAGE}.`).nullish().transform((first) => first ?? COURSES_PAGE),
})
export type CourseListInput = z.output<typeof courseListInput>

const second = z.number().min(-MAX_VIDEO_SECONDS).max(MAX_VIDEO_SECONDS * 2)

/** What a player reports. Seconds outside of the video are dropped later, so that a rounding error refuses nothing. */
export const watchInput = lessonInput.extend({
  intervals: z
    .array(z.object({ from: second, to: second }).transform(({ from, to }) => [from, to] as const))
    .max(MAX_INTERVALS, 'These are too many intervals for one report.'),
  position: z.number().min(0).max(MAX_VIDEO_SECONDS).transform(Math.floor),
  duration: z.number().min(1).max(MAX_VIDEO_SECONDS).nullish().transform((duration) => (duration === null || duration === undefined ? null : Math.round(duration))),
  speed: z.number().min(0.25).max(2).nullish().transform((speed) => speed ?? 1),
})
export type WatchReport = z.output<typeof watchInput>

export const markInput = lessonInput.extend({ isDone: z.boolean('Done or not?') })

export const quizInput = lessonInput.extend({
  state: z.string().max(64),
  answers: z.array(z.object({ question: z.string().max(80), values: z.array(z.string().max(2_000)).max(10) })).max(40),
})
export type QuizInput = z.output<typeof quizInput>

export const placementInput = z.object({
  slug,
  state: z.string().max(80),
  answers: z.array(z.object({ lesson, question: z.string().max(80), values: z.array(z.string().max(2_000)).max(10) })).max(40),
})
export type PlacementInput = z.output<typeof placementInput>

export const noteInput = lessonInput.extend({
  id: z.uuid('We couldn’t find that note.'),
  second: z.number().min(0).max(MAX_VIDEO_SECONDS).transform(Math.floor),
  text: textSchema({ name: 'a note', maxLength: 4_000, requiredMessage: 'Write a note first.' }),
})
export type NoteInput = z.output<typeof noteInput>
export const noteIdInput = z.object({ id: z.uuid('We couldn’t find that note.') })

export const reviewInput = z.object({
  slug,
  rating: z.int('Choose one to five stars.').min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
  text: textSchema({ name: 'a review', maxLength: 2_000 }),
})

export const certificateInput = z.object({ id: z.uuid('We couldn’t find that certificate.') })
export const revokeInput = certificateInput.extend({ reason: textSchema({ name: 'the reason', maxLength: REVOKE_REASON_LENGTH, requiredMessage: 'Enter a reason.' }) })
