import { expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { COURSE_FORMAT, type CourseFileInput } from '../rules/course-file.ts'
import { loadCourses } from './load-courses.ts'

const services = await openTestServices()
const { pool } = services

const question = (key: string, answer: number) => ({ key, kind: 'number', prompt: 'How many?', explanation: 'So.', answer })
const file = {
  format: COURSE_FORMAT, slug: 'counted', title: 'Counted', summary: 'About numbats.', description: 'Text.', level: 'beginner', skills: ['Python'],
  topics: [{ key: 'first', title: 'First', resources: [], lessons: [
    { kind: 'reading', key: 'read', title: 'Read', minutes: 5, text: 'Words.' },
    { kind: 'quiz', key: 'check', title: 'Check', minutes: 5, questions: [question('one', 1), question('two', 2)] },
  ] }],
} as unknown as CourseFileInput

const ASK = 'query ($id: ID!) { courseStatistics(id: $id) { title learners recentLearners activeLearners finished rating ratingCount lessons { key opened finished stopped bestScore tries } } }'
const reads = (person: Person) => person.asks('mutation { markLesson(course: "counted", lesson: "read", isDone: true) }')
const answers = async (person: Person, ...values: string[]) => {
  const { data } = await person.asks<{ lesson: { quizState: string } }>('{ lesson(course: "counted", lesson: "check") { quizState } }')
  const a = ['one', 'two'].map((key, at) => ({ question: key, values: [values[at]!] }))
  return person.asks('mutation ($s: String!, $a: [QuizAnswer!]!) { answerQuiz(course: "counted", lesson: "check", state: $s, answers: $a) { score } }', { s: data!.lesson.quizState, a })
}

test('the author is notified of a new review, once, and not of one that is gone (requirement K-3)', async () => {
  const { mona, ada, ben } = await people(services, 'mona', 'ada', 'ben')
  await loadCourses(services.services, [{ ...file, slug: 'reviewed', title: 'Reviewed' }])
  await pool.query("update courses set author_id = $1 where slug = 'reviewed'", [mona.id])
  const reviews = async (person: Person, rating: number) => {
    await person.asks('mutation { markLesson(course: "reviewed", lesson: "read", isDone: true) }')
    expect((await person.asks('mutation ($r: Int!) { reviewCourse(slug: "reviewed", rating: $r, text: "") }', { r: rating })).errors).toBeUndefined()
  }
  await reviews(ada, 5)
  await reviews(ada, 4)
  await reviews(ben, 1)
  await ben.asks('mutation { deleteCourseReview(slug: "reviewed") }')
  for (let n = 0; n < 2; n++) await services.work()
  const { data } = await mona.asks<{ notifications: { items: { title: string; message: string }[] } }>('{ notifications { items { title message } } }')
  expect(data!.notifications.items.filter(({ title }) => title === 'New review')).toEqual([{ title: 'New review', message: 'ada gave Reviewed 5 stars.' }])
})

test('the author of a course sees how its learners do, without those who left; others do not (requirement K-30)', async () => {
  const { mona, otto, root, ada, ben, cleo } = await people(services, 'mona', 'otto', 'root', 'ada', 'ben', 'cleo')
  await loadCourses(services.services, [file])
  await pool.query("update courses set author_id = $1 where slug = 'counted'", [mona.id])
  const id = (await pool.query("select id from courses where slug = 'counted'")).rows[0].id as string
  await reads(ada)
  await pool.query("update enrollments set enrolled_at = enrolled_at - interval '40 days', last_at = last_at - interval '40 days' where person_id = $1", [ada.id])
  await reads(ben)
  await answers(ben, '1', '0')
  await answers(ben, '1', '2')
  await ben.asks('mutation { reviewCourse(slug: "counted", rating: 4, text: "") }')
  await reads(cleo)
  await cleo.asks('mutation { leaveCourse(slug: "counted") }')
  const [mentor, other, admin] = [await actingAs(services, mona, 'mentor'), await actingAs(services, otto, 'mentor'), await actingAs(services, root, 'admin')]
  const expected = {
    title: 'Counted', learners: 2, recentLearners: 1, activeLearners: 1, finished: 1, rating: 4, ratingCount: 1,
    lessons: [
      { key: 'read', opened: 2, finished: 2, stopped: 1, bestScore: null, tries: null },
      { key: 'check', opened: 1, finished: 1, stopped: 0, bestScore: 1, tries: 2 },
    ],
  }
  for (const person of [mentor, admin]) expect((await person.asks<{ courseStatistics: object }>(ASK, { id })).data!.courseStatistics).toEqual(expected)
  expect(codeOf(await other.asks(ASK, { id }))).toBe('NOT_FOUND')
  expect(codeOf(await ada.asks(ASK, { id }))).toBe('NOT_ALLOWED')
})
