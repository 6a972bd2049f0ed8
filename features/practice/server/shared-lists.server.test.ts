import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { addAcceptedSubmission, problemsOf } from '#tests/support/submissions.ts'

const services = await openTestServices()
const { ada, bo, cy, mod } = await people(services, 'ada', 'bo', 'cy', 'mod')
const [first, second] = await problemsOf(services)
const guest = visitor(services)

type Reader = Pick<Person, 'asks'>
const READ = 'query ($id: ID!) { sharedProblemList(id: $id) { id name owner { username } problems { slug isSolved } } }'
interface Shared {
  id: string
  name: string
  owner: { username: string }
  problems: { slug: string; isSolved: boolean }[]
}
const read = async (reader: Reader, id: string) => (await ok(reader.asks<{ sharedProblemList: Shared | null }>(READ, { id }))).data!.sharedProblemList
const shares = (person: Person, id: string, isShared = true) => person.asks('mutation ($id: ID!, $isShared: Boolean!) { shareProblemList(id: $id, isShared: $isShared) }', { id, isShared })
const copies = (person: Person, from: string, id = randomUUID()) => person.asks('mutation ($id: ID!, $from: ID!) { copyProblemList(id: $id, from: $from) }', { id, from })
const own = async (person: Person) =>
  (await ok(person.asks<{ ownProblemLists: { id: string; name: string; isShared: boolean; problems: { slug: string }[] }[] }>('{ ownProblemLists { id name isShared problems { slug } } }'))).data!.ownProblemLists

async function makes(person: Person, name: string): Promise<string> {
  const id = randomUUID()
  await ok(person.asks('mutation ($id: ID!, $name: String!) { saveProblemList(id: $id, name: $name) }', { id, name }))
  for (const { slug } of [second!, first!]) await ok(person.asks('mutation ($id: ID!, $problem: String!) { listProblem(id: $id, problem: $problem, isListed: true) }', { id, problem: slug }))
  return id
}

describe('A shared list of problems (requirement Q-73)', () => {
  test('is read by everyone who has its link, with their own progress, until its owner ends that', async () => {
    const id = await makes(ada, 'Warm up')
    expect([await read(guest, id), await read(bo, id), await read(ada, id)]).toEqual([null, null, null])
    expect(codeOf(await shares(bo, id))).toBe('NOT_FOUND')
    await ok(shares(ada, id))
    await addAcceptedSubmission(services, bo, first!)
    await addAcceptedSubmission(services, ada, second!)
    const list = (solved: readonly string[]) => ({ id, name: 'Warm up', owner: { username: ada.username }, problems: [second!, first!].map(({ slug }) => ({ slug, isSolved: solved.includes(slug) })) })
    expect([await read(guest, id), await read(bo, id)]).toEqual([list([]), list([first!.slug])])
    expect(await own(ada)).toMatchObject([{ id, isShared: true }])
    await ok(shares(ada, id, false))
    expect(await read(guest, id)).toBeNull()
    expect(codeOf(await copies(bo, id))).toBe('NOT_FOUND')
  })

  test('is copied in its order, with a number after a name that is taken, and once if the request is repeated', async () => {
    const id = await makes(ada, 'To copy')
    await ok(shares(ada, id))
    await ok(copies(bo, id))
    const copy = randomUUID()
    for (const again of [copy, copy]) await ok(copies(bo, id, again))
    const slugs = [second!, first!].map(({ slug }) => ({ slug }))
    expect((await own(bo)).map(({ name, isShared, problems }) => [name, isShared, problems])).toEqual([
      ['To copy', false, slugs],
      ['To copy (2)', false, slugs],
    ])
    expect(codeOf(await guest.asks('mutation ($id: ID!, $from: ID!) { copyProblemList(id: $id, from: $from) }', { id: randomUUID(), from: id }))).toBe('NOT_SIGNED_IN')
  })

  test('isn’t found by a person who blocked its owner, or while its owner is suspended', async () => {
    const id = await makes(ada, 'Hidden')
    await ok(shares(ada, id))
    await cy.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    expect([await read(cy, id), (await read(bo, id))?.name]).toEqual([null, 'Hidden'])
    await services.pool.query('update people set suspended_at = now() where id = $1', [ada.id])
    expect(await read(bo, id)).toBeNull()
    await services.pool.query('update people set suspended_at = null where id = $1', [ada.id])
  })

  test('is reported; a moderator who removes it ends the sharing, and it can’t be shared again', async () => {
    const id = await makes(ada, 'Rude words')
    const report = (person: Person) => person.asks('mutation ($id: ID!) { reportContent(kind: "problem-list", id: $id, rule: "spam", reason: "An advert.") }', { id })
    expect(codeOf(await report(bo))).toBe('NOT_FOUND')
    await ok(shares(ada, id))
    await ok(report(bo))
    const admin = await actingAs(services, mod, 'admin')
    await ok(admin.asks('mutation ($id: ID!) { decideReport(kind: "problem-list", targetId: $id, decision: "remove", rule: "spam", reason: "An advert.") }', { id }))
    expect(await read(bo, id)).toBeNull()
    expect(messageOf(await shares(ada, id))).toBe('A moderator removed this list. You can’t share it again.')
    expect((await own(ada)).find((list) => list.id === id)).toMatchObject({ name: 'Rude words', isShared: false, problems: [{}, {}] })
  })
})
