import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const { rows: [twoSum] } = await services.pool.query<{ id: string }>("select id from problems where slug = 'two-sum'")
const subject = twoSum!.id
const READ = 'query ($subject: ID!) { discussion(kind: "problem", subject: $subject) { closedBecause items { text } } }'
const ADD = 'mutation ($id: ID!, $subject: ID!, $text: String!) { addToDiscussion(id: $id, kind: "problem", subject: $subject, text: $text) }'
const GIVE_UP = 'mutation { giveUp(problem: "two-sum") { hasGivenUp } }'
const REPORT = 'mutation ($kind: String!, $id: ID!) { reportContent(kind: $kind, id: $id, reason: "Test 2 expects too much.") }'
const CLOSED = 'Solve the problem (or give up) to see the discussion. It contains spoilers.'

const addComment = async (person: Person, text: string, id = randomUUID()) => ({ id, reply: await person.asks(ADD, { id, subject, text }) })
const readDiscussion = async (person: Person): Promise<{ closedBecause: string | null; items: { text: string }[] }> => (await person.asks(READ, { subject })).data.discussion
const readTexts = async (person: Person) => (await readDiscussion(person)).items.map(({ text }) => text)

/** People who gave up Two Sum, and one who did not. */
async function somePeople() {
  const all = await people(services, 'ada', 'bo', 'new')
  for (const person of [all.ada, all.bo]) await person.asks(GIVE_UP)
  return all
}

describe('The discussion of a problem (requirement Q-11)', () => {
  test('is open to people who solved it or gave up, and closed to others', async () => {
    const { ada, bo, new: fresh } = await somePeople()
    const { id, reply } = await addComment(ada, 'A dictionary does it.')
    expect(reply.errors).toBeUndefined()
    expect(await readTexts(bo)).toContain('A dictionary does it.')
    expect(await readDiscussion(fresh)).toEqual({ closedBecause: CLOSED, items: [] })
    const refused = (await addComment(fresh, 'How?')).reply
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual(['NOT_ALLOWED', CLOSED])
    expect(codeOf(await fresh.asks(REPORT, { kind: 'discussion-comment', id }))).toBe('NOT_FOUND')
    expect(codeOf(await visitor(services).asks(READ, { subject }))).toBe('NOT_SIGNED_IN')
  })

  test('lets only authors delete their comments; blocks hide them', async () => {
    const { ada, bo } = await somePeople()
    const { id } = await addComment(ada, 'To be deleted.')
    const DELETE = 'mutation ($id: ID!) { deleteFromDiscussion(id: $id) }'
    expect(codeOf(await bo.asks(DELETE, { id }))).toBe('NOT_ALLOWED')
    await bo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    expect(await readTexts(bo)).not.toContain('To be deleted.')
    expect(codeOf(await bo.asks(DELETE, { id }))).toBe('NOT_FOUND')
    expect((await ada.asks(DELETE, { id })).errors).toBeUndefined()
    expect(await readTexts(ada)).not.toContain('To be deleted.')
  })

  test('its texts reach nobody by a mention who may not read them', async () => {
    const { ada, bo, new: fresh } = await somePeople()
    await addComment(ada, `@${bo.username} @${fresh.username}: store each number in a dictionary.`)
    await services.work()
    const notesOf = async (person: Person) => (await person.asks('{ notifications { items { message } } }')).data.notifications.items
    expect(await notesOf(bo)).toMatchObject([{ message: expect.stringContaining('mentioned you in “Two Sum”') as string }])
    expect(await notesOf(fresh)).toEqual([])
  })
})

describe('Reporting (requirement Q-12)', () => {
  const OPEN = '{ openReports { kind targetId reports { reason } content { title path authorUsername } } }'
  const DECIDE = 'mutation ($kind: String!, $id: ID!, $decision: String!) { decideReport(kind: $kind, targetId: $id, decision: $decision, reason: "Right.") }'

  test('admins can see a reported problem and comment, and remove them', async () => {
    const { ada, bo, new: boss } = await somePeople()
    const admin = await actingAs(services, boss, 'admin')
    const { id: comment } = await addComment(ada, 'Not a nice word.')
    const { rows } = await services.pool.query<{ id: string }>("select id from problems where slug = 'decision-tree-split-by-gini-impurity'")
    const problem = rows[0]!.id
    expect((await bo.asks(REPORT, { kind: 'discussion-comment', id: comment })).errors).toBeUndefined()
    expect((await bo.asks(REPORT, { kind: 'problem', id: problem })).errors).toBeUndefined()
    expect(codeOf(await bo.asks(REPORT, { kind: 'problem', id: randomUUID() }))).toBe('NOT_FOUND')
    const { openReports } = (await admin.asks(OPEN)).data
    expect(openReports).toMatchObject([
      { kind: 'discussion-comment', targetId: comment, content: { title: 'Two Sum', path: `/practice/two-sum#comment-${comment}`, authorUsername: ada.username } },
      { kind: 'problem', targetId: problem, reports: [{ reason: 'Test 2 expects too much.' }], content: { path: '/practice/decision-tree-split-by-gini-impurity', authorUsername: null } },
    ])
    for (const [kind, id] of [['discussion-comment', comment], ['problem', problem]]) expect((await admin.asks(DECIDE, { kind, id, decision: 'remove' })).errors).toBeUndefined()
    expect(await readTexts(bo)).not.toContain('Not a nice word.')
    expect((await visitor(services).asks('{ problem(slug: "decision-tree-split-by-gini-impurity") { title } }')).data.problem).toBeNull()
    expect((await admin.asks(OPEN)).data.openReports).toEqual([])
  })
})
