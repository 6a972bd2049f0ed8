import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const READ = 'query ($after: String) { problemRemarks(problem: "two-sum", after: $after) { items { id text author { username } } next } }'
const WRITE = 'mutation ($id: ID!, $text: String!) { addRemark(id: $id, problem: "two-sum", text: $text) }'
const GIVE_UP = 'mutation { giveUp(problem: "two-sum") { hasGivenUp } }'
const REPORT = 'mutation ($kind: String!, $id: ID!) { reportContent(kind: $kind, id: $id, reason: "Test 2 expects too much.") }'

const addRemark = async (person: Person, text: string, id = randomUUID()) => ({ id, reply: await person.asks(WRITE, { id, text }) })
const codeOf = ({ errors }: { errors?: readonly { extensions: { code: string } }[] | undefined }) => errors?.[0]?.extensions.code
const readRemarks = async (person: Person) => (await person.asks(READ)).data.problemRemarks?.items.map(({ text }: { text: string }) => text) ?? null

/** People who gave up Two Sum, and one who did not. */
async function somePeople() {
  const all = await people(services, 'ada', 'bo', 'new')
  for (const person of [all.ada, all.bo]) await person.asks(GIVE_UP)
  return all
}

describe('The discussion of a problem (requirement Q-11)', () => {
  test('is open to people who solved it or gave up, and invisible to others', async () => {
    const { ada, bo, new: fresh } = await somePeople()
    expect((await addRemark(ada, 'A dictionary does it.')).reply.errors).toBeUndefined()
    expect(await readRemarks(bo)).toContain('A dictionary does it.')
    expect(await readRemarks(fresh)).toBeNull()
    expect(codeOf((await addRemark(fresh, 'How?')).reply)).toBe('NOT_ALLOWED')
    expect(codeOf(await visitor(services).asks(READ))).toBe('NOT_SIGNED_IN')
  })

  test('stores a remark that is sent twice once, and rejects the id of another person’s remark', async () => {
    const { ada, bo } = await somePeople()
    const { id } = await addRemark(ada, 'Only once.')
    expect((await addRemark(ada, 'Only once.', id)).reply.errors).toBeUndefined()
    expect((await readRemarks(bo))!.filter((text: string) => text === 'Only once.')).toHaveLength(1)
    expect(codeOf((await addRemark(bo, 'Mine now.', id)).reply)).toBe('ALREADY_TAKEN')
    for (const text of ['  ', '\u200b', '\u2800 \u200d', 'x'.repeat(2001)]) expect(codeOf((await addRemark(ada, text)).reply)).toBe('INVALID_INPUT')
  })

  test('lets only authors delete their remarks; blocks hide them', async () => {
    const { ada, bo } = await somePeople()
    const { id } = await addRemark(ada, 'To be deleted.')
    const DELETE = 'mutation ($id: ID!) { deleteRemark(id: $id) }'
    expect(codeOf(await bo.asks(DELETE, { id }))).toBe('NOT_ALLOWED')
    await bo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    expect(await readRemarks(bo)).not.toContain('To be deleted.')
    expect(codeOf(await bo.asks(DELETE, { id }))).toBe('NOT_FOUND')
    expect((await ada.asks(DELETE, { id })).errors).toBeUndefined()
    expect(await readRemarks(ada)).not.toContain('To be deleted.')
  })
})

describe('Reporting (requirement Q-12)', () => {
  const OPEN = '{ openReports { kind targetId reports { reason } content { title path authorUsername } } }'
  const DECIDE = 'mutation ($kind: String!, $id: ID!, $decision: String!) { decideReport(kind: $kind, targetId: $id, decision: $decision, reason: "Right.") }'

  test('admins can see a reported problem and remark, and remove them', async () => {
    const { ada, bo, new: boss } = await somePeople()
    const admin = await actingAs(services, boss, 'admin')
    const { id: remark } = await addRemark(ada, 'Not a nice word.')
    const { rows } = await services.pool.query<{ id: string }>("select id from problems where slug = 'decision-tree-split-by-gini-impurity'")
    const problem = rows[0]!.id
    expect((await bo.asks(REPORT, { kind: 'remark', id: remark })).errors).toBeUndefined()
    expect((await bo.asks(REPORT, { kind: 'problem', id: problem })).errors).toBeUndefined()
    expect(codeOf(await bo.asks(REPORT, { kind: 'problem', id: randomUUID() }))).toBe('NOT_FOUND')
    const { openReports } = (await admin.asks(OPEN)).data
    expect(openReports).toMatchObject([
      { kind: 'remark', targetId: remark, content: { title: 'Two Sum', path: '/practice/two-sum', authorUsername: ada.username } },
      { kind: 'problem', targetId: problem, reports: [{ reason: 'Test 2 expects too much.' }], content: { path: '/practice/decision-tree-split-by-gini-impurity', authorUsername: null } },
    ])
    for (const [kind, id] of [['remark', remark], ['problem', problem]]) expect((await admin.asks(DECIDE, { kind, id, decision: 'remove' })).errors).toBeUndefined()
    expect(await readRemarks(bo)).not.toContain('Not a nice word.')
    expect((await visitor(services).asks('{ problem(slug: "decision-tree-split-by-gini-impurity") { title } }')).data.problem).toBeNull()
    expect((await admin.asks(OPEN)).data.openReports).toEqual([])
  })
})
