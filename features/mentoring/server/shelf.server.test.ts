import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { problemsOf } from '#tests/support/submissions.ts'

const services = await openTestServices()
const { pool } = services
const all = await people(services, 'meg', 'other', 'lea')
const { lea } = all
let meg: Person, other: Person, id: string
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  other = await actingAs(services, all.other, 'mentor')
})
beforeEach(async () => {
  await pool.query('delete from throttle_windows')
  id = randomUUID()
  await ok(meg.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id }))
  await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'learner', now())", [id, lea.id])
})

const SAVE = `mutation ($id: ID!, $key: ID!, $kind: MentorGroupResourceKind!, $title: String!, $url: String, $subject: ID) {
  saveGroupResource(id: $id, key: $key, folder: "Week 1", kind: $kind, title: $title, url: $url, subject: $subject) }`
const RESTORE = 'mutation ($id: ID!, $version: Int!) { restoreGroupResource(id: $id, version: $version) }'
const MOVE = 'mutation ($id: ID!, $folder: String!) { moveGroupResource(id: $id, folder: $folder) }'
const link = (key: string, title: string) => ok(meg.asks(SAVE, { id, key, kind: 'link', title, url: `https://example.org/${title}` }))
const versions = async (key: string) =>
  (await ok(lea.asks<{ resourceVersions: { version: number; title: string }[] }>('query ($id: ID!) { resourceVersions(id: $id) { version title } }', { id: key }))).data!.resourceVersions.map(({ version, title }) => `${version} ${title}`)
const shelf = async () =>
  (await ok(lea.asks<{ mentorGroup: { resources: { title: string; folder: string; version: number; url: string | null }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { resources { title folder version url } } }', { id }))).data!.mentorGroup.resources

describe('Resources (requirement X-5)', () => {
  test('an earlier version is restored as a new one, in the present folder; restoring the latest changes nothing', async () => {
    const key = randomUUID()
    await link(key, 'one')
    await link(key, 'two')
    await ok(meg.asks(MOVE, { id: key, folder: 'Week 2' }))
    await ok(meg.asks(RESTORE, { id: key, version: 1 }))
    expect(await versions(key)).toEqual(['3 one', '2 two', '1 one'])
    expect(await shelf()).toEqual([{ title: 'one', folder: 'Week 2', version: 3, url: 'https://example.org/one' }])
    await ok(meg.asks(RESTORE, { id: key, version: 3 }))
    expect(await versions(key)).toHaveLength(3)
    expect(codeOf(await meg.asks(RESTORE, { id: key, version: 9 }))).toBe('NOT_FOUND')
  })

  test('a version whose problem was unpublished cannot be restored', async () => {
    const key = randomUUID()
    const [problem] = await problemsOf(services)
    await ok(meg.asks(SAVE, { id, key, kind: 'problem', title: 'A problem', subject: problem!.id }))
    await link(key, 'two')
    await pool.query('update problems set is_published = false where id = $1', [problem!.id])
    expect(messageOf(await meg.asks(RESTORE, { id: key, version: 1 }))).toBe('What this version refers to is no longer available.')
    await pool.query('update problems set is_published = true where id = $1', [problem!.id])
    await ok(meg.asks(RESTORE, { id: key, version: 1 }))
    expect(await versions(key)).toEqual(['3 A problem', '2 two', '1 A problem'])
  })

  test('a removed resource comes back with all of its versions; only for a mentor of its group', async () => {
    const key = randomUUID()
    await link(key, 'one')
    await link(key, 'two')
    await ok(meg.asks('mutation ($id: ID!) { removeGroupResource(id: $id) }', { id: key }))
    expect(await shelf()).toEqual([])
    const BACK = 'mutation ($id: ID!) { putBackGroupResource(id: $id) }'
    expect(codeOf(await other.asks(BACK, { id: key }))).toBe('NOT_FOUND')
    expect(codeOf(await lea.asks(BACK, { id: key }))).toBe('NOT_ALLOWED')
    await ok(meg.asks(BACK, { id: key }))
    await ok(meg.asks(BACK, { id: key }))
    expect(await shelf()).toEqual([{ title: 'two', folder: 'Week 1', version: 2, url: 'https://example.org/two' }])
    expect(await versions(key)).toEqual(['2 two', '1 one'])
    expect(codeOf(await meg.asks(BACK, { id: randomUUID() }))).toBe('NOT_FOUND')
  })

  test('what is missing is said at its field, by kind; an address may come without its protocol', async () => {
    const fieldsOf = async (kind: string, url: string | null = null) => fieldOf(await meg.asks(SAVE, { id, key: randomUUID(), kind, title: 'Something', url }), kind === 'link' ? 'url' : kind === 'file' ? 'file' : 'subject')
    expect([await fieldsOf('link'), await fieldsOf('file'), await fieldsOf('blog'), await fieldsOf('problem')]).toEqual(['Enter the address.', 'Choose a file.', 'Choose a blog.', 'Choose a problem.'])
    expect(await fieldsOf('link', 'not an address')).toBe('Enter an address such as https://example.org.')
    await ok(meg.asks(SAVE, { id, key: randomUUID(), kind: 'link', title: 'Attention', url: 'distill.pub/2016/attention' }))
    expect((await shelf()).map(({ url }) => url)).toEqual(['https://distill.pub/2016/attention'])
  })

  test('a version that changes nothing is refused', async () => {
    const key = randomUUID()
    await link(key, 'one')
    expect(messageOf(await meg.asks(SAVE, { id, key, kind: 'link', title: 'one', url: 'https://example.org/one' }))).toBe('Nothing has changed, so there is no new version.')
    await link(key, 'two')
    expect(await versions(key)).toEqual(['2 two', '1 one'])
  })

  test('a resource and a version that are sent twice, because the answer got lost, are stored once', async () => {
    const key = randomUUID()
    const saves = (title: string, version: number) =>
      meg.asks('mutation ($id: ID!, $key: ID!, $title: String!, $version: Int) { saveGroupResource(id: $id, key: $key, folder: "", kind: link, title: $title, url: "https://example.org/", version: $version) }', { id, key, title, version })
    for (let n = 0; n < 2; n++) await ok(saves('one', 0))
    for (let n = 0; n < 2; n++) await ok(saves('two', 1))
    expect(await versions(key)).toEqual(['2 two', '1 one'])
    expect(messageOf(await saves('two', 2))).toBe('Nothing has changed, so there is no new version.')
  })

  test('moving is no new version; a folder has a name of limited length, or none', async () => {
    const key = randomUUID()
    await link(key, 'one')
    await ok(meg.asks(MOVE, { id: key, folder: '  Reading   list ' }))
    expect(await shelf()).toMatchObject([{ folder: 'Reading list', version: 1 }])
    await ok(meg.asks(MOVE, { id: key, folder: '' }))
    expect(await shelf()).toMatchObject([{ folder: '', version: 1 }])
    expect(fieldOf(await meg.asks(MOVE, { id: key, folder: 'x'.repeat(61) }), 'folder')).toContain('60')
  })

  test('only mentors of the group restore and move', async () => {
    const key = randomUUID()
    await link(key, 'one')
    await link(key, 'two')
    for (const change of [(person: Person) => person.asks(RESTORE, { id: key, version: 1 }), (person: Person) => person.asks(MOVE, { id: key, folder: 'Mine' })]) {
      expect(codeOf(await change(lea))).toBe('NOT_ALLOWED')
      expect(codeOf(await change(other))).toBe('NOT_FOUND')
    }
    expect(await versions(key)).toHaveLength(2)
    await ok(meg.asks('mutation ($id: ID!) { archiveMentorGroup(id: $id, isArchived: true) }', { id }))
    expect(codeOf(await meg.asks(MOVE, { id: key, folder: 'Late' }))).toBe('NOT_ALLOWED')
  })
})
