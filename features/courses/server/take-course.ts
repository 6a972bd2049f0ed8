import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { problemCards, solvedAmong } from '#features/practice/server/public.ts'
import { resultOf, isRight, rightOptions } from '../rules/quiz.ts'
import { secondsOf, watchedAfter } from '../rules/watched.ts'
import { WATCHED_PART, type Way } from '../rules/course.ts'
import type { QuizInput, WatchReport } from '../rules/course-inputs.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { issueCertificate } from './issue-certificate.ts'
import { deleteEnrollment, insertEnrollment, listOpenLessons, saveFinished, saveLastLesson, saveScore, saveWatched, saveWay, visitLesson, type ProgressRow } from './progress.queries.ts'
import { courseForLearning, lessonForLearning, type CourseAndLesson } from './read-courses.ts'
import { optionNames } from './option-names.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'course.enrolled': { courseId: string; personId: string }
    'course.left': { courseId: string; personId: string }
    'lesson.finished': { courseId: string; lessonId: string; personId: string }
    'lesson.reopened': { courseId: string; lessonId: string; personId: string }
    'course.finished': { courseId: string; personId: string; certificateId: string }
  }
}

type Address = { course: string; lesson: string }

/** Enrolls the viewer in a course. Archived courses take no one new. */
export async function enroll(context: Context, slug: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.learn', viewer.id)
  const course = await courseForLearning(context, slug)
  await context.inTransaction((context) => enrollIn(context, course))
}

/** Enrolls the viewer in a course unless they are. Runs in the transaction of its caller. */
export async function enrollIn(context: Context, course: CourseAndLesson['course']): Promise<void> {
  const personId = signedIn(context).id
  const isNew = await insertEnrollment(context.db, { personId, courseId: course.id, at: context.clock.now() })
  if (!isNew) return
  if (course.state !== 'published') throw new Refusal('NOT_ALLOWED', { message: 'This course is closed for new learners.' })
  await context.emit({ name: 'course.enrolled', courseId: course.id, personId })
}

/** Takes a course off the viewer's list; what they did in it stays for when they come back. A finished course stays. */
export async function leaveCourse(context: Context, slug: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.learn', viewer.id)
  const course = await courseForLearning(context, slug)
  await context.inTransaction(async (context) => {
    const left = await deleteEnrollment(context.db, { personId: viewer.id, courseId: course.id })
    if (left === 'finished') throw new Refusal('NOT_ALLOWED', { message: 'You finished this course. Finished courses stay in your list.' })
    if (left === 'left') await context.emit({ name: 'course.left', courseId: course.id, personId: viewer.id })
  })
}

/** Works in a lesson: enrolls the viewer if needed, locks their progress, and notes where they are. */
async function inLesson<Result>(context: Context, address: Address, work: (context: Context, place: Work) => Promise<Result>): Promise<Result> {
  const viewer = signedIn(context)
  const found = await lessonForLearning(context, address)
  return context.inTransaction(async (context) => {
    await enrollIn(context, found.course)
    const place = { personId: viewer.id, courseId: found.course.id, lessonId: found.lesson.id, at: context.clock.now() }
    const progress = await visitLesson(context.db, place)
    await saveLastLesson(context.db, place)
    return work(context, { ...found, place, progress })
  })
}

interface Work extends CourseAndLesson {
  place: { personId: string; courseId: string; lessonId: string; at: Date }
  progress: ProgressRow
}

/** The viewer opened a lesson. A practice lesson whose problems they have solved is finished at once. */
export async function openLesson(context: Context, address: Address): Promise<void> {
  await rateLimit(context, 'course.learn', signedIn(context).id)
  await inLesson(context, address, async (context, work) => {
    const { problems } = work.lesson.body
    if (problems.length > 0 && (await areSolved(context, work.place.personId, problems))) await finish(context, work, 'done')
  })
}

/** Whether a person solved the problems of a lesson. Problems that are no longer published can't be solved and aren't needed. */
export async function areSolved(context: Context, personId: string, problems: readonly string[]): Promise<boolean> {
  const solved = new Set(await solvedAmong(context, personId, problems))
  return (await problemCards(context, problems.filter((slug) => !solved.has(slug)))).length === 0
}

/** Adds what a player watched. A video is done when 90 % of its seconds were watched. */
export async function reportWatching(context: Context, report: WatchReport): Promise<{ watchedSeconds: number; isDone: boolean }> {
  await rateLimit(context, 'course.watch', signedIn(context).id)
  return inLesson(context, report, async (context, work) => {
    if (work.lesson.kind !== 'video') throw new Refusal('INVALID_INPUT', { message: 'This lesson isn’t a video.' })
    const { progress, place, lesson } = work
    const duration = lesson.body.seconds ?? report.duration ?? progress.duration_seconds
    const elapsed = Math.max(0, (place.at.getTime() - progress.seen_at.getTime()) / 1000)
    const watched = watchedAfter({ known: progress.watched, reported: report.intervals, duration, elapsed })
    await saveWatched(context.db, place, { watched, position_seconds: Math.min(report.position, duration ?? report.position), duration_seconds: duration, speed: report.speed })
    const watchedSeconds = secondsOf(watched)
    const isDone = duration !== null && watchedSeconds >= duration * WATCHED_PART
    if (isDone) await finish(context, work, 'done')
    return { watchedSeconds, isDone: isDone || progress.way !== null }
  })
}

/** The viewer marks a lesson as done or as open. Reaching the end of a reading does it, too. Quizzes and practice are passed, not marked. */
export async function markLesson(context: Context, { isDone, ...address }: Address & { isDone: boolean }): Promise<void> {
  await rateLimit(context, 'course.learn', signedIn(context).id)
  await inLesson(context, address, async (context, work) => {
    const { kind } = work.lesson
    if (kind === 'quiz' || kind === 'practice') throw new Refusal('NOT_ALLOWED', { message: kind === 'quiz' ? 'Pass the quiz to finish this lesson.' : 'Solve the problems to finish this lesson.' })
    if (isDone) return finish(context, work, kind === 'reading' ? 'done' : 'marked')
    if (work.progress.way === null) return
    await saveWay(context.db, work.place, null)
    await context.emit({ name: 'lesson.reopened', courseId: work.place.courseId, lessonId: work.place.lessonId, personId: work.place.personId })
  })
}

export interface QuizResult {
  score: number
  isPassed: boolean
  results: { question: string; isRight: boolean; rightOptions: string[]; explanationHtml: string }[]
}

/** Judges the answers to a quiz. Throws OUTDATED_EDIT when the quiz has changed since it was shown. */
export async function answerQuiz(context: Context, { state, answers, ...address }: QuizInput): Promise<QuizResult> {
  await rateLimit(context, 'course.quiz', signedIn(context).id)
  return inLesson(context, address, async (context, work) => {
    const { lesson, place } = work
    if (lesson.kind !== 'quiz') throw new Refusal('INVALID_INPUT', { message: 'This lesson isn’t a quiz.' })
    if (lesson.body_hash !== state) throw new Refusal('OUTDATED_EDIT', { message: 'This quiz has just changed. Reload it; your earlier results still count.' })
    const given = new Map(answers.map(({ question, values }) => [question, values]))
    const nameOf = await optionNames(context, lesson)
    const results = lesson.body.questions.map(({ source, explanationHtml }) => ({
      question: source.key, isRight: isRight(source, given.get(source.key) ?? [], nameOf), rightOptions: rightOptions(source, nameOf), explanationHtml,
    }))
    const result = resultOf(results.map((one) => one.isRight))
    await saveScore(context.db, place, result.score)
    if (result.isPassed) await finish(context, work, 'done')
    return { ...result, results }
  })
}

/** Finishes a lesson of a course that a person takes. Runs in the transaction of its caller. */
export async function finishLesson(context: Context, place: Work['place'], way: Way): Promise<void> {
  const progress = await visitLesson(context.db, place)
  await finish(context, { place, progress }, way)
}

/** Finishes a lesson, and the course with its last one. A lesson that was only marked becomes done. */
async function finish(context: Context, { place, progress }: Pick<Work, 'place' | 'progress'>, way: Way): Promise<void> {
  if (progress.way === way || (progress.way === 'done' && way !== 'done')) return
  await saveWay(context.db, place, way)
  const { courseId, lessonId, personId, at } = place
  if (progress.way === null) await context.emit({ name: 'lesson.finished', courseId, lessonId, personId })
  await finishCourse(context, { courseId, personId, at })
}

/** Finishes a course of which a person has no open lesson. Runs in the transaction of its caller. */
export async function finishCourse(context: Context, { courseId, personId, at }: Omit<Work['place'], 'lessonId'>): Promise<void> {
  if ((await listOpenLessons(context.db, personId, courseId)).length > 0) return
  if (!(await saveFinished(context.db, { personId, courseId, at }))) return
  const certificateId = await issueCertificate(context, { personId, courseId })
  await context.emit({ name: 'course.finished', courseId, personId, certificateId })
}
