import { z } from 'zod'
import { cleanLine, cleanText } from '#platform/rules/text.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import {
  LESSON_TEXT_LENGTH, LEVELS, MAX_LESSONS, MAX_QUESTIONS, MAX_RESOURCES, MAX_SKILLS, MAX_TOPICS, SUMMARY_LENGTH, TITLE_LENGTH,
} from './course.ts'
import { RESERVED_SLUGS } from './paths.ts'
import { captionsId, MAX_CAPTIONS } from './course-files.ts'
import { isYouTubeLink, NO_YOUTUBE_LINK, videoPlace } from './video-address.ts'

/** The format of a course as one JSON file, for import, export and the bundled courses. */
export const COURSE_FORMAT = 'cloggle-course/1'

const line = (name: string, max: number) =>
  z.string(`Enter ${name}.`).max(max * 4, `Keep ${name} to ${max} characters.`).transform(cleanLine)
    .refine(hasVisibleText, `Enter ${name}.`).refine((text) => text.length <= max, `Keep ${name} to ${max} characters.`)
const text = (name: string, max: number) =>
  z.string(`Enter ${name}.`).max(max * 2, `Keep ${name} to ${max} characters.`).transform(cleanText)
    .refine((value) => value.length <= max, `Keep ${name} to ${max} characters.`)
const requiredText = (name: string, max: number) => text(name, max).refine(hasVisibleText, `Enter ${name}.`)

/** Keys are part of addresses and never change, so that progress stays with its lesson. */
const key = z.string('This needs a key.').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and single hyphens.').max(80, 'This key is too long.')
const minutes = z.int('Enter whole minutes.').min(1, 'A lesson takes at least a minute.').max(600, 'A lesson takes at most ten hours.')

const resource = z.object({
  label: line('a label', 120),
  url: z.string('Enter an address.').max(500, 'This address is too long.').transform((url) => url.trim()).pipe(z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https:// or http://.' })),
})

const option = requiredText('the option', 500)
const questionBase = { key, prompt: requiredText('the question', 2_000), explanation: requiredText('an explanation', 2_000) }
const options = z.array(option).min(2, 'Add at least two options.').max(10, 'Use at most ten options.').refine((all) => new Set(all).size === all.length, 'Two options are the same.')

const question = z
  .discriminatedUnion('kind', [
    z.object({ ...questionBase, kind: z.literal('single'), options, answer: z.int('Choose the right option.').min(0, 'Choose the right option.') }),
    z.object({ ...questionBase, kind: z.literal('multiple'), options, answers: z.array(z.int().min(0)).min(1, 'Choose the right options.') }),
    z.object({ ...questionBase, kind: z.literal('number'), answer: z.number('Enter a number.'), tolerance: z.number('Enter a tolerance.').min(0, 'A tolerance can’t be negative.').default(0) }),
    z.object({ ...questionBase, kind: z.literal('order'), items: options }),
    z.object({ ...questionBase, kind: z.literal('output'), code: requiredText('the code', 4_000), answer: requiredText('the output', 2_000) }),
  ])
  .refine((one) => one.kind !== 'single' || one.answer < one.options.length, { message: 'The right option doesn’t exist.', path: ['answer'] })
  .refine((one) => one.kind !== 'multiple' || (new Set(one.answers).size === one.answers.length && one.answers.every((at) => at < one.options.length)), {
    message: 'A right option doesn’t exist.', path: ['answers'],
  })

const LENGTH = 'Enter the length as minutes and seconds, such as 12:30.'
const lessonBase = { key, title: line('a title', TITLE_LENGTH), minutes }
const body = text('the text', LESSON_TEXT_LENGTH)

const captions = z.object({
  language: z.string('Choose a language.').regex(/^[a-z]{2}$/, 'Choose a language.'),
  url: z.string('Upload captions.').refine((url) => captionsId(url) !== null, 'Upload captions as a WebVTT file.'),
})

const lesson = z.discriminatedUnion('kind', [
  z.object({
    ...lessonBase,
    kind: z.literal('video'),
    videoUrl: z.string('Enter the address of the video.').max(500, 'This address is too long.').refine((url) => videoPlace(url) !== null, 'Enter the address of one YouTube video, or upload a file.'),
    /** The length of the video where the author knows it. */
    seconds: z.int(LENGTH).min(1, LENGTH).max(43_200, 'A video has at most twelve hours.').nullish().transform((seconds) => seconds ?? null),
    /** Of a video file: one for each language. */
    captions: z.array(captions).max(MAX_CAPTIONS, `Use captions in at most ${MAX_CAPTIONS} languages.`).refine((all) => new Set(all.map(({ language }) => language)).size === all.length, 'Two captions have the same language.').optional(),
    text: body,
  }),
  z.object({ ...lessonBase, kind: z.literal('reading'), text: body.refine(hasVisibleText, 'Enter the text of the reading.') }),
  z.object({ ...lessonBase, kind: z.literal('quiz'), text: body.default(''), questions: z.array(question).min(1, 'Add a question.').max(MAX_QUESTIONS, `Use at most ${MAX_QUESTIONS} questions.`) }),
  z.object({ ...lessonBase, kind: z.literal('practice'), text: body.default(''), problems: z.array(z.string().max(140)).min(1, 'Choose a problem.').max(20, 'Use at most 20 problems.') }),
])

const topic = z.object({
  key,
  title: line('a title', TITLE_LENGTH),
  resources: z.array(resource).max(MAX_RESOURCES, `Use at most ${MAX_RESOURCES} links.`).default([]),
  lessons: z.array(lesson),
})

const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length

export const courseFile = z
  .object({
    format: z.literal(COURSE_FORMAT, `This is not a file of the format ${COURSE_FORMAT}.`),
    slug: key.refine((slug) => !RESERVED_SLUGS.includes(slug), 'This address is used by another page.'),
    title: line('a title', TITLE_LENGTH),
    summary: requiredText('a summary', SUMMARY_LENGTH),
    description: requiredText('a description', 10_000),
    level: z.enum(LEVELS, 'Choose a level.'),
    language: z.string().regex(/^[a-z]{2}$/, 'Use a language code of two letters.').default('en'),
    skills: z.array(line('a skill', 40)).min(1, 'Add a skill.').max(MAX_SKILLS, `Use at most ${MAX_SKILLS} skills.`),
    /** The playlist of its videos, if there is one. */
    youtubeLink: z.string().max(500, 'This address is too long.').refine(isYouTubeLink, NO_YOUTUBE_LINK).nullish().transform((url) => url ?? null),
    outcomes: z.array(line('what learners can do', 200)).max(12, 'Use at most twelve lines.').default([]),
    prerequisites: z.array(line('a prerequisite', 200)).max(12, 'Use at most twelve lines.').default([]),
    topics: z.array(topic).min(1, 'Add a topic.').max(MAX_TOPICS, `Use at most ${MAX_TOPICS} topics.`),
  })
  .refine(({ topics }) => isUnique(topics.map((one) => one.key)), 'Two topics have the same key.')
  .refine(({ topics }) => isUnique(topics.flatMap(({ lessons }) => lessons.map((one) => one.key))), 'Two lessons have the same key.')
  .refine(({ topics }) => topics.every(({ lessons }) => lessons.every((one) => one.kind !== 'quiz' || isUnique(one.questions.map((each) => each.key)))), 'Two questions of a quiz have the same key.')
  .refine(({ topics }) => topics.some(({ lessons }) => lessons.length > 0), 'Add a lesson.')
  .refine(({ topics }) => topics.flatMap(({ lessons }) => lessons).length <= MAX_LESSONS, `Use at most ${MAX_LESSONS} lessons.`)

/** A whole course with its answers. */
export type CourseFile = z.output<typeof courseFile>
/** The same as its author writes it: what has a default can be left out. */
export type CourseFileInput = z.input<typeof courseFile>
export type CourseLesson = CourseFile['topics'][number]['lessons'][number]
