import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { listsJob } from '#tests/support/jobs.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

// Before the connections open, because each of them keeps its own reference.
const queries = vi.spyOn(pg.Client.prototype, 'query')
const services = await openTestServices()
const { ada, boss } = await people(services, 'ada', 'boss')
const admin = await actingAs(services, boss, 'admin')
const { pool } = services

async function course(slug: string, { skill, enrolled, lessons }: { skill: string; enrolled: number; lessons: string[] }): Promise<void> {
  const outline = [{ key: 'topic', title: 'Topic', lessons: lessons.map((title, at) => ({ key: `l${at}`, title, kind: 'reading', minutes: 1 })) }]
  await pool.query("insert into courses (slug, state, title, skills, outline, lesson_count, enrolled_count) values ($1, 'published', $1, $2, $3, $4, $5)", [slug, [skill], JSON.stringify(outline), lessons.length, enrolled])
}
const problem = (slug: string, { tag, difficulty }: { tag: string; difficulty: string }) =>
  pool.query("insert into problems (id, slug, title, difficulty, category, tags, body, shown, solutions, revision) values ($1, $2, $2, $3, 'algo', $4, '{}', '{}', '{}', 'x')", [randomUUID(), slug, difficulty, [tag]])

interface Guide {
  skill: string
  lessons: { course: string; title: string; path: string }[]
  problems: { title: string }[]
}

test('a job shows what teaches each of its skills under any name, with one statement for all courses and one for all problems (requirement V-5)', async () => {
  await course('streams', { skill: 'kafka', enrolled: 1, lessons: ['Beginnings', 'Kafka at last'] })
  await course('more-streams', { skill: 'Apache Kafka', enrolled: 5, lessons: ['Beginnings'] })
  await course('documents', { skill: 'mongo', enrolled: 9, lessons: ['Beginnings'] })
  await problem('hard-stream', { tag: 'apache-kafka', difficulty: 'Hard' })
  await problem('easy-stream', { tag: 'kafka', difficulty: 'Easy' })
  const id = await listsJob(ada, admin, { skills: ['Apache Kafka', 'MongoDB', 'Basket Weaving'] })
  queries.mockClear()
  const { data } = await visitor(services).asks<{ job: { skillGuide: Guide[] } }>('query ($id: ID!) { job(id: $id) { skillGuide { skill lessons { course title path } problems { title } } } }', { id })
  expect(data!.job.skillGuide).toEqual([
    {
      skill: 'Apache Kafka',
      lessons: [
        { course: 'more-streams', title: 'Beginnings', path: '/learn/more-streams/l0' },
        { course: 'streams', title: 'Kafka at last', path: '/learn/streams/l1' },
      ],
      problems: [{ title: 'easy-stream' }, { title: 'hard-stream' }],
    },
    { skill: 'MongoDB', lessons: [{ course: 'documents', title: 'Beginnings', path: '/learn/documents/l0' }], problems: [] },
    { skill: 'Basket Weaving', lessons: [], problems: [] },
  ])
  const statements = JSON.stringify(queries.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text)))
  expect(statements.split('from courses c').length - 1).toBe(1)
  expect(statements.split('from problems p').length - 1).toBe(1)
})

test('courses that name the skill in their titles come first, as words of their own, and not by names that are ordinary words (requirement V-5)', async () => {
  await course('weaving-in-general', { skill: 'Weaving', enrolled: 90, lessons: ['Beginnings'] })
  await course('weaving-from-zero', { skill: 'Crafts', enrolled: 0, lessons: ['Beginnings'] })
  await course('interweaving', { skill: 'Crafts', enrolled: 5, lessons: ['Beginnings'] })
  await course('how-streams-go', { skill: 'Crafts', enrolled: 5, lessons: ['Beginnings'] })
  await course('threads', { skill: 'Weaving', enrolled: 95, lessons: ['Beginnings'] })
  const id = await listsJob(ada, admin, { skills: ['Weaving', 'Go'] })
  const { data } = await visitor(services).asks<{ job: { skillGuide: Guide[] } }>('query ($id: ID!) { job(id: $id) { skillGuide { lessons { course } } } }', { id })
  expect(data!.job.skillGuide.map(({ lessons }) => lessons.map((one) => one.course))).toEqual([['weaving-in-general', 'weaving-from-zero', 'threads'], []])
})
