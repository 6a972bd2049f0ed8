import { courseInReview } from '#content/demo/course-in-review.ts'
import { learning, type SeedLearning } from '#content/demo/learning.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { courseFile } from '../rules/course-file.ts'
import { insertCertificate } from './certificates.queries.ts'
import { saveDraft, saveDraftState } from './drafts.queries.ts'
import { loadCourses } from './load-courses.ts'
import { saveReview } from './own-course.queries.ts'
import { idOfCourse } from './publish-course.ts'
import { insertEnrollment, saveFinished, saveLastLesson, saveWay, visitLesson } from './progress.queries.ts'
import { listSeedLessons } from './seed.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Seeds who takes the courses. Loads the courses if an interrupted attempt was removed, and they with it. */
export async function seedCourses(services: Services, { people }: DemoWorld): Promise<void> {
  await loadCourses(services)
  for (const one of learning) {
    const person = people.get(one.person)
    if (person !== undefined) await openContext(services).inTransaction((context) => seedLearning(context, one, person.id))
  }
  const author = people.get(courseInReview.author)
  if (author !== undefined) await openContext(services).inTransaction((context) => seedSubmission(context, author.id))
}

/** A course that waits for an admin. */
async function seedSubmission({ db, clock }: Context, editorId: string): Promise<void> {
  const { course, submittedDaysAgo } = courseInReview
  const at = new Date(clock.now().getTime() - submittedDaysAgo * DAY_MS)
  const [id, content] = [idOfCourse(course.slug), courseFile.parse(course)]
  await saveDraft(db, { id, editorId, revision: 0, content, at })
  await saveDraftState(db, { id, state: 'review', content, comment: '', submittedAt: at })
}

async function seedLearning(context: Context, { course, part, daysAgo, review }: SeedLearning, personId: string): Promise<void> {
  const { db, clock, random } = context
  const lessons = await listSeedLessons(db, course)
  const courseId = lessons[0]?.course_id
  if (courseId === undefined) return
  const start = clock.now().getTime() - daysAgo * DAY_MS
  const finished = lessons.slice(0, Math.round(lessons.length * part))
  await insertEnrollment(db, { personId, courseId, at: new Date(start) })
  for (const [at, { id: lessonId }] of finished.entries()) {
    const place = { personId, courseId, lessonId, at: new Date(start + (at / lessons.length) * daysAgo * DAY_MS) }
    await visitLesson(db, place)
    await saveWay(db, place, 'done')
    await saveLastLesson(db, place)
  }
  const at = new Date(start + part * daysAgo * DAY_MS)
  if (part === 1 && (await saveFinished(db, { personId, courseId, at }))) await insertCertificate(db, { id: random.uuid(), personId, courseId, at })
  if (review !== undefined) await saveReview(db, { courseId, personId, ...review, at })
}
