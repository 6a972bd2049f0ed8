import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity, removeActivity } from '#features/activity/server/public.ts'
import { notify } from '#features/notifications/server/public.ts'
import { findExtension, findFinishedCourse, hasLesson } from './finished-course.queries.ts'
import { listPracticeLessons, listUnfinishedWithoutOpenLesson } from './progress.queries.ts'
import { findDecidedCourse, findReviewedCourse } from './review.queries.ts'
import { areSolved, finishCourse, finishLesson } from './take-course.ts'

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const courseListeners: Listener[] = [
  listen('courses.problem-solved', 'practice.solved', (context, { personId, problemId }) =>
    context.inTransaction(async (context) => {
      for (const { id, course_id, problems } of await listPracticeLessons(context.db, personId, problemId)) {
        if (!(await areSolved(context, personId, problems))) continue
        await finishLesson(context, { personId, courseId: course_id, lessonId: id, at: context.clock.now() }, 'done')
      }
    }),
  ),
  listen('courses.finish-shortened', 'course.shortened', async (context, { courseId }) => {
    for (const personId of await listUnfinishedWithoutOpenLesson(context.db, courseId)) {
      await context.inTransaction((context) => finishCourse(context, { courseId, personId, at: context.clock.now() }))
    }
  }),
  listen('activity.note-lesson', 'lesson.finished', (context, { personId, lessonId }) =>
    recordActivity(context, { personId, kind: 'lesson.finished', subjectId: lessonId, at: context.clock.now() }),
  ),
  listen('activity.take-back-lesson', 'lesson.reopened', (context, { personId, lessonId }) => removeActivity(context, { personId, kind: 'lesson.finished', subjectId: lessonId })),
  listen('activity.note-course', 'course.finished', (context, { personId, courseId }) =>
    recordActivity(context, { personId, kind: 'course.finished', subjectId: courseId, at: context.clock.now() }),
  ),
  listen('notifications.course-extended', 'course.extended', async (context, { courseId, lesson }, signalId) => {
    const found = await findExtension(context.db, courseId, lesson)
    if (found === null) return
    const { learners, ...facts } = found
    await notify(context, {
      signalId, by: null, kinds: ['courseExtended'], people: { learner: learners }, facts, about: courseId,
      holds: (db) => hasLesson(db, courseId, lesson),
    })
  }),
  listen('notifications.course-finished', 'course.finished', async (context, { personId, courseId, certificateId }, signalId) => {
    const facts = await findFinishedCourse(context.db, personId, courseId)
    if (facts === null) return
    await notify(context, {
      signalId, by: null, kinds: ['courseFinished'], people: { holder: [personId] }, facts: { ...facts, certificateId }, about: courseId,
      holds: async (db) => (await findFinishedCourse(db, personId, courseId)) !== null,
    })
  }),
  listen('notifications.course-decided', 'course.decided', async (context, { courseId, personId, isApproved, comment, by }, signalId) => {
    // Who published their own course knows.
    if (by === personId) return
    const course = await findDecidedCourse(context.db, courseId)
    if (course === null) return
    await notify(context, {
      signalId, by: null, kinds: [isApproved ? 'courseApproved' : 'courseReturned'], people: { author: [personId] }, facts: { course: course.title, courseId, comment },
      about: String(signalId), holds: async (db) => (await findDecidedCourse(db, courseId)) !== null,
    })
  }),
  listen('notifications.course-reviewed', 'course.reviewed', async (context, { courseId, personId, rating }, signalId) => {
    const course = await findReviewedCourse(context.db, courseId, personId)
    if (course === null || course.author_id === null) return
    await notify(context, {
      signalId, by: personId, kinds: ['courseReviewed'], people: { author: [course.author_id] }, facts: { course: course.title, slug: course.slug, rating: String(rating) },
      about: courseId, holds: async (db) => (await findReviewedCourse(db, courseId, personId)) !== null,
    })
  }),
  listen('notifications.author-of-broken-videos', 'course.videos-broken', async (context, { courseId, title, authorId, videos }, signalId) => {
    if (authorId === null) return
    await notify(context, {
      signalId, by: null, kinds: ['courseVideosBroken'], people: { author: [authorId] }, facts: { course: title, courseId, videos: String(videos) },
      about: String(signalId), holds: async (db) => (await findDecidedCourse(db, courseId))?.author_id === authorId,
    })
  }),
  listen('notifications.course-archived', 'course.archived', async (context, { courseId, reason }, signalId) => {
    const course = await findDecidedCourse(context.db, courseId)
    if (course === null || course.author_id === null) return
    await notify(context, {
      signalId, by: null, kinds: ['courseArchived'], people: { author: [course.author_id] }, facts: { course: course.title, courseId, reason },
      about: String(signalId), holds: async (db) => (await findDecidedCourse(db, courseId)) !== null,
    })
  }),
]
