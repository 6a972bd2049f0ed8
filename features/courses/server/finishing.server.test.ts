import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { messageOf } from '#tests/support/graphql-reply.ts'
import { people, type Person } from '#tests/support/people.ts'
import { COURSE_FORMAT, type CourseFileInput } from '../rules/course-file.ts'
import { loadCourses } from './load-courses.ts'

const services = await openTestServices()
const { pool } = services

const reading = (key: string) => ({ kind: 'reading' as const, key, title: `Lesson ${key}`, minutes: 5, text: `Words of ${key}.` })
const practice = { kind: 'practice' as const, key: 'solve', title: 'Solve', minutes: 5, problems: ['two-sum'] }
let count = 0
const file = (lessons: object[], slug = `changed-${(count += 1)}`) =>
  ({ format: COURSE_FORMAT, slug, title: `Course ${slug}`, summary: 'About quokkas.', description: 'Text.', level: 'beginner', skills: ['Python'], topics: [{ key: 'first', title: 'First', resources: [], lessons }] }) as CourseFileInput

const marks = (person: Person, c: string, l: string) => person.asks('mutation ($c: String!, $l: String!) { markLesson(course: $c, lesson: $l, isDone: true) }', { c, l })
const opens = (person: Person, c: string, l: string) => person.asks('mutation ($c: String!, $l: String!) { openLesson(course: $c, lesson: $l) }', { c, l })
interface Enrollment { slug: string; title: string; finished: string[]; finishedAt: string | null; certificateId: string | null }
const enrollment = async (person: Person, slug: string) =>
  (await person.asks<{ enrollments: Enrollment[] }>('{ enrollments { slug title finished finishedAt certificateId } }')).data!.enrollments.find((one) => one.slug === slug)

describe('Finishing a course whose lessons or problems were removed (requirements K-8, K-10)', () => {
  test('a version without the last open lesson finishes the course of those who did the others, and of no one else', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    const { slug } = file([])
    await loadCourses(services.services, [file([reading('a'), reading('b')], slug)])
    await marks(ada, slug, 'a')
    await marks(ben, slug, 'b')
    await opens(cleo, slug, 'a')
    await loadCourses(services.services, [file([reading('a')], slug)])
    for (let n = 0; n < 3; n++) await services.work()
    expect(await enrollment(ada, slug)).toMatchObject({ finishedAt: expect.any(String), certificateId: expect.any(String) })
    for (const person of [ben, cleo]) expect(await enrollment(person, slug)).toMatchObject({ finishedAt: null, certificateId: null })
    expect((await pool.query('select finished_count from courses where slug = $1', [slug])).rows).toEqual([{ finished_count: 1 }])
    expect(JSON.stringify(await ada.asks('{ notifications { items { message } } }'))).toContain('Your certificate is ready.')
  })

  test('a problem that is no longer published is not needed', async () => {
    const { ada } = await people(services, 'ada')
    const { slug } = file([])
    await loadCourses(services.services, [file([practice], slug)])
    await opens(ada, slug, 'solve')
    expect(await enrollment(ada, slug)).toMatchObject({ finished: [], finishedAt: null })
    await pool.query("update course_lessons set body = jsonb_set(body, '{problems}', '[\"gone-problem\"]') where key = 'solve' and course_id = (select id from courses where slug = $1)", [slug])
    await opens(ada, slug, 'solve')
    expect(await enrollment(ada, slug)).toMatchObject({ finished: ['solve'], finishedAt: expect.any(String) })
  })

  test('a removed lesson says that it is not needed', async () => {
    const { ada } = await people(services, 'ada')
    const { slug } = file([])
    await loadCourses(services.services, [file([reading('a'), reading('b')], slug)])
    await loadCourses(services.services, [file([reading('a')], slug)])
    expect(messageOf(await marks(ada, slug, 'b'))).toBe('This lesson is no longer part of the course. You don’t need it to finish the course.')
  })
})

describe('Leaving a course (requirement K-29)', () => {
  const LEAVE = 'mutation ($s: String!) { leaveCourse(slug: $s) }'

  test('takes it off the list and the count; coming back continues where the learner was', async () => {
    const { ada } = await people(services, 'ada')
    const { slug } = file([])
    await loadCourses(services.services, [file([reading('a'), reading('b')], slug)])
    await marks(ada, slug, 'a')
    const learners = async () => (await pool.query('select enrolled_count from courses where slug = $1', [slug])).rows[0].enrolled_count as number
    expect(await learners()).toBe(1)
    for (let n = 0; n < 2; n++) expect((await ada.asks(LEAVE, { s: slug })).errors).toBeUndefined()
    expect([await enrollment(ada, slug), await learners()]).toEqual([undefined, 0])
    await opens(ada, slug, 'b')
    expect([(await enrollment(ada, slug))!.finished, await learners()]).toEqual([['a'], 1])
  })

  test('a finished course stays', async () => {
    const { ada } = await people(services, 'ada')
    const { slug } = file([])
    await loadCourses(services.services, [file([reading('a')], slug)])
    await marks(ada, slug, 'a')
    expect(messageOf(await ada.asks(LEAVE, { s: slug }))).toBe('You finished this course. Finished courses stay in your list.')
    expect(await enrollment(ada, slug)).toMatchObject({ title: `Course ${slug}` })
  })
})

describe('Own courses and reviews (requirements K-1, K-3)', () => {
  test('own courses include archived ones, and no others', async () => {
    const { ada } = await people(services, 'ada')
    const [old, other] = [file([reading('a'), reading('b')]), file([reading('a')])]
    await loadCourses(services.services, [old, other])
    await marks(ada, old.slug, 'a')
    await pool.query("update courses set state = 'archived' where slug = $1", [old.slug])
    expect((await ada.asks<{ takenCourses: object[] }>('{ takenCourses { slug } }')).data!.takenCourses).toEqual([{ slug: old.slug }])
  })

  test('a course of a suspended author does not become one of the team', async () => {
    const { ada, mona } = await people(services, 'ada', 'mona')
    const { slug } = file([])
    await loadCourses(services.services, [file([reading('a')], slug)])
    const shown = async () => (await ada.asks<{ course: object }>('query ($s: String!) { course(slug: $s) { isByTeam author { username } } }', { s: slug })).data!.course
    expect(await shown()).toEqual({ isByTeam: true, author: null })
    await pool.query('update courses set author_id = $1 where slug = $2', [mona.id, slug])
    expect(await shown()).toEqual({ isByTeam: false, author: { username: mona.username } })
    await pool.query('update people set suspended_at = now() where id = $1', [mona.id])
    expect(await shown()).toEqual({ isByTeam: false, author: null })
  })

  test('a review is deleted by its author, and the rating follows', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { slug } = file([])
    await loadCourses(services.services, [file([reading('a')], slug)])
    for (const person of [ada, ben]) {
      await marks(person, slug, 'a')
      await person.asks('mutation ($s: String!) { reviewCourse(slug: $s, rating: 4, text: "Good.") }', { s: slug })
    }
    expect((await ada.asks('mutation ($s: String!) { deleteCourseReview(slug: $s) }', { s: slug })).errors).toBeUndefined()
    const { data } = await ada.asks<{ course: object }>('query ($s: String!) { course(slug: $s) { ratingCount reviews { author { username } } } }', { s: slug })
    expect(data!.course).toEqual({ ratingCount: 1, reviews: [{ author: { username: ben.username } }] })
  })
})
