import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { eraseComments } from '../../discussions/server/erase-comments.ts'
import { COURSE_FORMAT } from '../rules/course-file.ts'
import { loadCourses } from './load-courses.ts'

const services = await openTestServices()
const { pool } = services
const { ada, bo, cat, mira } = await people(services, 'ada', 'bo', 'cat', 'mira')

await loadCourses(services.services, [
  { format: COURSE_FORMAT, slug: 'questions', title: 'Questions', summary: 'A course.', description: 'A course.', level: 'beginner', skills: ['Python'],
    topics: [{ key: 'topic', title: 'Topic', lessons: [{ key: 'watch', kind: 'video', title: 'Watch', minutes: 10, seconds: 600, videoUrl: 'https://youtu.be/aircAruvnKk', text: 'Words.' }] }] },
])
const { rows: [lesson] } = await pool.query<{ id: string; course_id: string }>("select id, course_id from course_lessons where key = 'watch'")
await pool.query('update courses set author_id = $1 where id = $2', [mira.id, lesson!.course_id])

const ADD = `mutation ($id: ID!, $kind: String!, $subject: ID!, $parentId: ID, $text: String!, $second: Int) {
  addToDiscussion(id: $id, kind: $kind, subject: $subject, parentId: $parentId, text: $text, second: $second) }`
const ACCEPT = 'mutation ($id: ID!, $isAccepted: Boolean!) { acceptAnswer(id: $id, isAccepted: $isAccepted) }'
const send = (person: Person, text: string, more: object = {}) => person.asks(ADD, { id: randomUUID(), kind: 'lesson', subject: lesson!.id, text, ...more })
const accept = async (person: Pick<Person, 'asks'>, id: string, isAccepted = true) => codeOf(await person.asks(ACCEPT, { id, isAccepted }))

interface Page { isOwner: boolean; hasAnswers: boolean; version: string; items: { id: string; second: number | null; isAccepted: boolean }[] }
const read = async (person: Pick<Person, 'asks'>) =>
  (await person.asks<{ discussion: Page }>('query ($id: ID!) { discussion(kind: "lesson", subject: $id) { isOwner hasAnswers version items { id second isAccepted } } }', { id: lesson!.id })).data!.discussion
const acceptedIds = async () => (await read(ada)).items.filter(({ isAccepted }) => isAccepted).map(({ id }) => id)

async function add(person: Person, text: string, more: object = {}): Promise<string> {
  const id = randomUUID()
  expect((await send(person, text, { id, ...more })).errors).toBeUndefined()
  return id
}

test('a question belongs to a second of the video; a reply does not (requirement U-7)', async () => {
  const id = await add(ada, 'Why?', { second: 185 })
  expect((await read(visitor(services))).items.find((item) => item.id === id)).toMatchObject({ second: 185, isAccepted: false })
  for (const second of [-1, 43_201]) expect(codeOf(await send(ada, 'When?', { second }))).toBe('INVALID_INPUT')
  expect(codeOf(await send(bo, 'Because.', { parentId: id, second: 3 }))).toBe('INVALID_INPUT')
})

test('only the author of the question and the author of the course can accept one direct answer (requirement U-7)', async () => {
  const question = await add(ada, 'How?')
  const first = await add(bo, 'Like this.', { parentId: question })
  const second = await add(cat, 'Or like that.', { parentId: question })
  const deeper = await add(ada, 'Really?', { parentId: first })
  expect([await read(mira), await read(bo)]).toMatchObject([{ isOwner: true, hasAnswers: true }, { isOwner: false }])
  expect([await accept(bo, first), await accept(visitor(services), first)]).toEqual(['NOT_ALLOWED', 'NOT_SIGNED_IN'])
  expect([await accept(ada, question), await accept(ada, deeper), await accept(ada, randomUUID())]).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'NOT_FOUND'])
  const { version } = await read(ada)
  expect(await accept(ada, first)).toBeUndefined()
  expect(await acceptedIds()).toEqual([first])
  expect((await read(ada)).version).not.toBe(version)
  await Promise.all([accept(mira, second), accept(ada, first), accept(mira, second)])
  expect(await acceptedIds()).toHaveLength(1)
  await accept(mira, second)
  expect(await acceptedIds()).toEqual([second])
  await accept(ada, second, false)
  expect(await acceptedIds()).toEqual([])
})

test('the author of the accepted answer is notified', async () => {
  const { dan, eve } = await people(services, 'dan', 'eve')
  const question = await add(dan, 'Where?')
  const answer = await add(eve, 'Here it is.', { parentId: question })
  const notes = async () => {
    await services.work()
    return (await eve.asks<{ notifications: { items: { message: string; path: string }[] } }>('{ notifications { items { message path } } }')).data!.notifications.items
  }
  await accept(dan, answer)
  expect(await notes()).toMatchObject([{ message: 'dan accepted your answer on “Watch”: “Here it is.”', path: `/learn/questions/watch#comment-${answer}` }])
})

test('a deleted answer is no longer accepted, and an answer stays when the author of the question leaves', async () => {
  const { fay, gus } = await people(services, 'fay', 'gus')
  const question = await add(fay, 'Who?')
  const [deleted, kept] = [await add(gus, 'Me.', { parentId: question }), await add(bo, 'You.', { parentId: question })]
  await accept(fay, deleted)
  await gus.asks('mutation ($id: ID!) { deleteFromDiscussion(id: $id) }', { id: deleted })
  expect(await acceptedIds()).not.toContain(deleted)
  await accept(fay, kept)
  expect(await acceptedIds()).toContain(kept)
  await openContext(services.services).inTransaction((context) => eraseComments(context, fay.id))
  expect((await read(ada)).items.find(({ id }) => id === kept)).toMatchObject({ isAccepted: false })
})
