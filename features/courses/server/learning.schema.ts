import { parse } from '#platform/rules/parse.ts'
import { problemCards, solvedAmong } from '#features/practice/server/public.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { courseInput, lessonInput, markInput, noteIdInput, noteInput, quizInput, reviewInput, watchInput } from '../rules/course-inputs.ts'
import { WAYS, type Way } from '../rules/course.ts'
import { neighborsOf } from '../rules/progress.ts'
import { forgetNote, keepNote, readNotes } from './keep-notes.ts'
import type { NoteRow } from './own-course.queries.ts'
import { findPracticeLesson, findProgress, listEnrollments, type EnrollmentRow, type PracticeLessonRow, type ProgressRow } from './progress.queries.ts'
import { readLesson } from './read-courses.ts'
import { deleteOwnReview, reviewCourse } from './review-course.ts'
import { answerQuiz, enroll, leaveCourse, markLesson, openLesson, reportWatching, type QuizResult } from './take-course.ts'
import { secondsOf } from '../rules/watched.ts'

const may = 'members'
const MAX_ENROLLMENTS = 200

const LessonWay = builder.enumType('LessonWay', { values: WAYS, description: 'done, marked as done by the learner, or known before the course.' })

const keysOf = (ways: readonly Way[]) => ({ finished }: EnrollmentRow) => finished.filter(({ way }) => ways.includes(way)).map(({ key }) => key)

const Enrollment = builder.objectRef<EnrollmentRow>('Enrollment').implement({
  description: 'A course that the viewer takes.',
  fields: (t) => ({
    courseId: t.exposeID('course_id', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    lessonCount: t.exposeInt('lesson_count', { may }),
    lastLesson: t.exposeString('last_lesson', { may, nullable: true }),
    lastAt: t.expose('last_at', { type: 'Instant', may }),
    finishedAt: t.expose('finished_at', { type: 'Instant', may, nullable: true }),
    certificateId: t.exposeID('certificate_id', { may, nullable: true, description: 'The certificate of the finished course, unless it was revoked.' }),
    finished: t.stringList({ may, description: 'The keys of finished lessons, however they were finished.', resolve: keysOf(WAYS) }),
    marked: t.stringList({ may, description: 'Those of them that the learner only marked as done.', resolve: keysOf(['marked']) }),
    known: t.stringList({ may, description: 'Those of them that the learner knew before.', resolve: keysOf(['known']) }),
  }),
})

const LessonProgress = builder.objectRef<ProgressRow>('LessonProgress').implement({
  description: 'The viewer’s progress in a lesson.',
  fields: (t) => ({
    way: t.expose('way', { type: LessonWay, may, nullable: true, description: 'Null: not finished.' }),
    watchedSeconds: t.int({ may, resolve: ({ watched }) => secondsOf(watched) }),
    position: t.exposeInt('position_seconds', { may, description: 'Where the video goes on, in seconds.' }),
    duration: t.exposeInt('duration_seconds', { may, nullable: true }),
    speed: t.exposeFloat('speed', { may }),
    bestScore: t.exposeFloat('best_score', { may, nullable: true }),
    tries: t.exposeInt('tries', { may }),
  }),
})

const PracticeStep = builder.objectRef<{ slug: string; title: string; isSolved: boolean }>('PracticeStep').implement({
  fields: (t) => ({ slug: t.exposeString('slug', { may }), title: t.exposeString('title', { may }), isSolved: t.exposeBoolean('isSolved', { may }) }),
})

const PracticeNext = builder.objectRef<{ key: string; title: string }>('PracticeNext').implement({
  fields: (t) => ({ key: t.exposeString('key', { may }), title: t.exposeString('title', { may }) }),
})

const PracticeLesson = builder.objectRef<PracticeLessonRow>('PracticeLesson').implement({
  description: 'A lesson of problems in a course that the viewer takes.',
  fields: (t) => ({
    key: t.exposeString('key', { may }),
    title: t.exposeString('title', { may }),
    courseSlug: t.exposeString('course_slug', { may }),
    courseTitle: t.exposeString('course_title', { may }),
    problems: t.field({
      type: [PracticeStep],
      may,
      extensions: { listSize: 20 },
      resolve: async ({ problems }, _args, context) => {
        const cards = await problemCards(context, problems)
        const solved = new Set(await solvedAmong(context, signedIn(context).id, cards.map(({ slug }) => slug)))
        return cards.map(({ slug, title }) => ({ slug, title, isSolved: solved.has(slug) }))
      },
    }),
    next: t.field({ type: PracticeNext, may, nullable: true, description: 'The lesson after it.', resolve: ({ outline, key }) => neighborsOf(outline, key).next }),
  }),
})

const LessonNote = builder.objectRef<NoteRow>('LessonNote').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    second: t.exposeInt('second', { may }),
    text: t.exposeString('text', { may }),
    writtenAt: t.expose('written_at', { type: 'Instant', may }),
  }),
})

const QuestionResult = builder.objectRef<QuizResult['results'][number]>('QuestionResult').implement({
  fields: (t) => ({
    question: t.exposeString('question', { may }),
    isRight: t.exposeBoolean('isRight', { may }),
    rightOptions: t.exposeStringList('rightOptions', { may, description: 'The names of the right options; of an order in the right order. Typed answers have none.', extensions: { listSize: 10 } }),
    explanationHtml: t.exposeString('explanationHtml', { may }),
  }),
})

const Result = builder.objectRef<QuizResult>('QuizResult').implement({
  fields: (t) => ({
    score: t.exposeFloat('score', { may, description: 'The part of right answers, 0 to 1.' }),
    isPassed: t.exposeBoolean('isPassed', { may }),
    results: t.expose('results', { type: [QuestionResult], may, extensions: { listSize: 40 } }),
  }),
})

const Watched = builder.objectRef<{ watchedSeconds: number; isDone: boolean }>('Watched').implement({
  fields: (t) => ({ watchedSeconds: t.exposeInt('watchedSeconds', { may }), isDone: t.exposeBoolean('isDone', { may }) }),
})

const WatchedPart = builder.inputType('WatchedPart', { fields: (t) => ({ from: t.float({ required: true }), to: t.float({ required: true }) }) })

const QuizAnswer = builder.inputType('QuizAnswer', { fields: (t) => ({ question: t.string({ required: true }), values: t.stringList({ required: true }) }) })

builder.queryFields((t) => ({
  enrollments: t.field({
    type: [Enrollment],
    may,
    description: 'The courses that the viewer takes, latest first.',
    extensions: { listSize: MAX_ENROLLMENTS },
    resolve: (_root, _args, context) => listEnrollments(context.database, signedIn(context).id, MAX_ENROLLMENTS),
  }),
  lessonProgress: t.field({
    type: LessonProgress,
    may,
    nullable: true,
    description: 'The viewer’s progress in a lesson; null before they open it.',
    args: { course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const found = await readLesson(context, parse(lessonInput, args))
      return found === null ? null : findProgress(context.database, signedIn(context).id, found.lesson.id)
    },
  }),
  practiceLesson: t.field({
    type: PracticeLesson,
    may,
    nullable: true,
    description: 'The lesson with a problem in the course that the viewer opened last; null if no course that they take has it.',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, { problem }, context) => findPracticeLesson(context.db, signedIn(context).id, problem.slice(0, 120)),
  }),
  lessonNotes: t.field({
    type: [LessonNote],
    may,
    args: { course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }) },
    extensions: { listSize: 500 },
    resolve: (_root, args, context) => readNotes(context, parse(lessonInput, args)),
  }),
}))

const learn = 'courses.learn'

builder.mutationFields((t) => ({
  enroll: t.boolean({
    may: learn,
    description: 'Enrolls the viewer in a course; can be repeated.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await enroll(context, parse(courseInput, args).slug), true),
  }),
  leaveCourse: t.boolean({
    may: learn,
    description: 'Takes an unfinished course off the viewer’s list. Their progress stays for when they come back.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await leaveCourse(context, parse(courseInput, args).slug), true),
  }),
  openLesson: t.boolean({
    may: learn,
    description: 'Notes where the viewer is in a course, and enrolls them if they are not.',
    args: { course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await openLesson(context, parse(lessonInput, args)), true),
  }),
  reportWatching: t.field({
    type: Watched,
    may: learn,
    description: 'Adds watched parts of a video, in seconds.',
    args: {
      course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }), intervals: t.arg({ type: [WatchedPart], required: true }),
      position: t.arg.float({ required: true }), duration: t.arg.float(), speed: t.arg.float(),
    },
    resolve: (_root, args, context) => reportWatching(context, parse(watchInput, args)),
  }),
  markLesson: t.boolean({
    may: learn,
    description: 'Marks a video or a reading as done, or as open again.',
    args: { course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }), isDone: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => (await markLesson(context, parse(markInput, args)), true),
  }),
  answerQuiz: t.field({
    type: Result,
    may: learn,
    args: { course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }), state: t.arg.string({ required: true }), answers: t.arg({ type: [QuizAnswer], required: true }) },
    resolve: (_root, args, context) => answerQuiz(context, parse(quizInput, args)),
  }),
  keepNote: t.boolean({
    may: learn,
    description: 'Saves a note at a second of a lesson under an id that the browser made; saving it again changes it.',
    args: { id: t.arg.id({ required: true }), course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }), second: t.arg.float({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await keepNote(context, parse(noteInput, args)), true),
  }),
  deleteNote: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await forgetNote(context, parse(noteIdInput, args).id), true),
  }),
  deleteCourseReview: t.boolean({
    may: 'members',
    description: 'Deletes the viewer’s review of a course; can be repeated.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await deleteOwnReview(context, parse(courseInput, args).slug), true),
  }),
  reviewCourse: t.boolean({
    may: learn,
    description: 'Reviews a course of which the viewer finished at least half; again, it changes the review.',
    args: { slug: t.arg.string({ required: true }), rating: t.arg.int({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await reviewCourse(context, parse(reviewInput, args)), true),
  }),
}))
