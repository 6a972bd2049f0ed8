import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, publishes, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { problemsOf, runListeners, type TestProblem } from '#tests/support/submissions.ts'

const services = await openTestServices()
const { pool } = services
const all = await people(services, 'meg', 'lea', 'boss', 'writer')
const { lea, writer } = all
let meg: Person, boss: Person, id: string, problem: TestProblem
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  boss = await actingAs(services, all.boss, 'admin')
})
beforeEach(async () => {
  await pool.query('delete from throttle_windows')
  await pool.query('delete from mentor_groups')
  problem = (await problemsOf(services))[0]!
  id = randomUUID()
  await ok(meg.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id }))
  await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'learner', now())", [id, lea.id])
})

async function assign(kind: string, subject: string): Promise<string> {
  const key = randomUUID()
  await ok(
    meg.asks(
      'mutation ($id: ID!, $key: ID!, $kind: AssignmentKind!, $subject: ID) { saveAssignment(id: $id, key: $key, kind: $kind, subject: $subject, title: "Do this", instructions: "", lateRule: accepted, latePoints: 0, points: 1) }',
      { id, key, kind, subject },
    ),
  )
  return key
}
const uses = async (person: Person, kind: string, keys: string[], kept?: string[]) =>
  (await ok(person.asks<{ groupUses: number }>('query ($kind: GroupSubjectKind!, $keys: [String!]!, $kept: [String!]) { groupUses(kind: $kind, keys: $keys, kept: $kept) }', { kind, keys, kept }))).data!.groupUses
const goneNotes = async (person: Person) => {
  await runListeners(services)
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.filter(({ message }) => message.includes('no longer available')).length
}
const retire = (isRetired: boolean) => ok(boss.asks('mutation ($slugs: [String!]!, $isRetired: Boolean!) { retireProblems(slugs: $slugs, isRetired: $isRetired, reason: "Test") }', { slugs: [problem.slug], isRetired }))

describe('Assigned things that are removed (requirement X-19)', () => {
  test('an admin sees how many groups use a problem; others learn nothing', async () => {
    await assign('problem', problem.id)
    expect(await uses(boss, 'problem', [problem.slug])).toBe(1)
    expect(await uses(boss, 'problem', [problem.id])).toBe(1)
    expect(await uses(boss, 'problem', ['no-such-problem'])).toBe(0)
    for (const person of [meg, lea, writer]) expect(await uses(person, 'problem', [problem.slug])).toBe(0)
  })

  test('work that everybody handed in and archived groups do not count', async () => {
    const key = await assign('problem', problem.id)
    await pool.query('insert into assignment_work (assignment_id, person_id, handed_in_at) values ($1, $2, now())', [key, lea.id])
    expect(await uses(boss, 'problem', [problem.slug])).toBe(0)
    await pool.query('delete from assignment_work')
    expect(await uses(boss, 'problem', [problem.slug])).toBe(1)
    await ok(meg.asks('mutation ($id: ID!) { archiveMentorGroup(id: $id, isArchived: true) }', { id }))
    expect(await uses(boss, 'problem', [problem.slug])).toBe(0)
  })

  test('the mentors are notified once when a problem is retired, and again only after it was back', async () => {
    await assign('problem', problem.id)
    const before = await goneNotes(meg)
    await retire(true)
    expect(await goneNotes(meg)).toBe(before + 1)
    expect(await goneNotes(lea)).toBe(0)
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'problem.changed', problemId: problem.id, slug: problem.slug, revision: '1' }))
    expect(await goneNotes(meg)).toBe(before + 1)
    await retire(false)
    await runListeners(services)
    const { rows } = await pool.query('select from assignments where gone_at is not null')
    expect(rows).toHaveLength(0)
  })

  test('a problem that is back before the notification is sent notifies nobody', async () => {
    await assign('problem', problem.id)
    const before = await goneNotes(meg)
    await retire(true)
    await retire(false)
    expect(await goneNotes(meg)).toBe(before)
  })

  test('the author of a blog sees its groups, and their mentors are notified when it is deleted', async () => {
    const { _id: blog } = await publishes(writer, 'Slopes and valleys')
    await assign('blog', blog)
    expect(await uses(writer, 'blog', [blog])).toBe(1)
    expect(await uses(lea, 'blog', [blog])).toBe(0)
    const before = await goneNotes(meg)
    await ok(writer.asks('mutation ($id: ID!) { deleteBlog(id: $id) }', { id: blog }))
    expect(await goneNotes(meg)).toBe(before + 1)
  })

  test('the author of a course sees groups that use it, one of its lessons, or a lesson that a next version leaves out', async () => {
    const { rows } = await pool.query<{ id: string; course_id: string; key: string }>("select l.id, l.course_id, l.key from course_lessons l join courses c on c.id = l.course_id where c.state = 'published' and l.removed_at is null order by c.slug, l.position limit 1")
    const lesson = rows[0]!
    await pool.query('update courses set author_id = $1 where id = $2', [writer.id, lesson.course_id])
    await assign('lesson', lesson.id)
    expect(await uses(writer, 'course', [lesson.course_id])).toBe(1)
    expect(await uses(writer, 'course', [lesson.course_id], [lesson.key])).toBe(0)
    expect(await uses(writer, 'course', [lesson.course_id], ['another'])).toBe(1)
    expect(await uses(lea, 'course', [lesson.course_id])).toBe(0)
    await pool.query('update courses set author_id = null where id = $1', [lesson.course_id])
  })
})
