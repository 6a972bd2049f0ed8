import { createHash } from 'node:crypto'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { PlacementInput } from '../rules/course-inputs.ts'
import { choosePlacement, knownTopics, type PlacedQuestion } from '../rules/placement.ts'
import { isRight } from '../rules/quiz.ts'
import { listLessons, type CourseRow, type LessonRow } from './courses.queries.ts'
import { optionNames } from './option-names.ts'
import { courseForLearning } from './read-courses.ts'
import { shownQuestion, type ShownQuestion } from './shown-questions.ts'
import { enrollIn, finishLesson } from './take-course.ts'

/** A placement: questions from all topics of a course, by which a learner shows what they know. */
export interface Placement {
  /** Names the state of the course that the answers belong to. */
  state: string
  questions: (ShownQuestion & { lesson: string })[]
}

export interface PlacementResult {
  right: number
  asked: number
  answers: { lesson: string; question: string; isRight: boolean }[]
  /** The titles of the topics that are known now. */
  knownTopics: string[]
}

/** The questions of a course for the viewer; the same ones until the course changes. Empty if it has too few. */
export async function readPlacement(context: Context, slug: string): Promise<Placement> {
  const course = await courseForLearning(context, slug)
  const lessons = await listLessons(context.database, course.id)
  const questions = await Promise.all(
    chosenFor(context, course, lessons).map(async ({ lesson: key, question }) => {
      const lesson = lessons.find((one) => one.key === key)!
      const rendered = lesson.body.questions.find(({ source }) => source.key === question)!
      return { ...shownQuestion(rendered, await optionNames(context, lesson)), lesson: key }
    }),
  )
  return { state: stateOf(course), questions }
}

const stateOf = ({ id, version }: CourseRow) => `${id}.${version}`

function chosenFor(context: Context, course: CourseRow, lessons: readonly LessonRow[]): PlacedQuestion[] {
  const { id } = signedIn(context)
  const all = lessons.flatMap((lesson) => lesson.body.questions.map(({ source }) => ({ topic: lesson.topic_key, lesson: lesson.key, question: source.key })))
  return choosePlacement(all, ({ lesson, question }) => createHash('sha256').update(`${id}/${stateOf(course)}/${lesson}/${question}`).digest('hex'))
}

/** Judges a placement: the lessons of topics that are known are marked as known, so that the start moves on. Problems are solved, not known. */
export async function place(context: Context, { slug, state, answers }: PlacementInput): Promise<PlacementResult> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.placement', viewer.id)
  const course = await courseForLearning(context, slug)
  if (state !== stateOf(course)) throw new Refusal('OUTDATED_EDIT', { message: 'This course has just changed. Reload the page to see its questions now.' })
  const lessons = await listLessons(context.database, course.id)
  const chosen = chosenFor(context, course, lessons)
  const results = await Promise.all(
    chosen.map(async ({ topic, lesson: key, question }) => {
      const lesson = lessons.find((one) => one.key === key)!
      const { source } = lesson.body.questions.find((one) => one.source.key === question)!
      const given = answers.find((answer) => answer.lesson === key && answer.question === question)?.values ?? []
      return { topic, lesson: key, question, isRight: isRight(source, given, await optionNames(context, lesson)) }
    }),
  )
  const known = new Set(knownTopics(results))
  await context.inTransaction(async (context) => {
    await enrollIn(context, course)
    for (const lesson of lessons.filter(({ topic_key, kind }) => known.has(topic_key) && kind !== 'practice')) {
      await finishLesson(context, { personId: viewer.id, courseId: course.id, lessonId: lesson.id, at: context.clock.now() }, 'known')
    }
  })
  return {
    right: results.filter((one) => one.isRight).length,
    asked: results.length,
    answers: results,
    knownTopics: course.outline.filter(({ key }) => known.has(key)).map(({ title }) => title),
  }
}
