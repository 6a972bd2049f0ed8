import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const { pool } = services
const { root, second } = await people(services, 'root', 'second')
const admin = await actingAs(services, root, 'admin')
const other = await actingAs(services, second, 'admin')

const SAVE = `mutation ($id: ID!, $revision: Int!, $name: String!, $rights: [String!]!, $reason: String = "The newsroom grows") {
  saveRightsGroup(id: $id, revision: $revision, name: $name, about: "", rights: $rights, reason: $reason) }`
const MEMBER = 'mutation ($id: ID!, $username: String!, $held: Boolean!) { changeRightsGroupMember(id: $id, username: $username, held: $held, reason: "She edits") }'
const PREVIEW = 'query ($id: ID!, $rights: [String!]!) { previewRightsGroup(id: $id, rights: $rights) { username gains loses } }'
const NEWS = '{ newsSources { __typename } }'
const messageOf = (reply: { errors?: { message: string }[] | undefined }) => reply.errors?.[0]?.message ?? null
const rightsOf = async (person: Person) => (await person.asks('{ ownAccount { rights } }')).data.ownAccount.rights as string[]

async function group(rights = ['news.sources'], name = `Editors ${randomUUID().slice(0, 8)}`): Promise<{ id: string; name: string }> {
  const id = randomUUID()
  expect(messageOf(await admin.asks(SAVE, { id, revision: 0, name, rights }))).toBeNull()
  return { id, name }
}
const give = (id: string, person: Person, held = true, by = admin) => by.asks(MEMBER, { id, username: person.username, held })

describe('Rights groups (requirement G-23)', () => {
  test('a person has the rights of their group beside their role, is notified, and loses them with the next request', async () => {
    const { ada } = await people(services, 'ada')
    const { id, name } = await group()
    expect(messageOf(await ada.asks(NEWS))).toBe('You don’t have permission to do that.')
    expect(messageOf(await give(id, ada))).toBeNull()
    expect(messageOf(await ada.asks(NEWS))).toBeNull()
    expect(await rightsOf(ada)).toEqual(expect.arrayContaining(['news.sources', 'blogs.write']))
    const mentor = await actingAs(services, ada, 'mentor')
    expect(await rightsOf(mentor)).toContain('news.sources')
    for (let n = 0; n < 3; n++) await services.work()
    expect(JSON.stringify((await mentor.asks('{ notifications { items { message } } }')).data)).toContain(`You’re now in the permission group “${name}”`)
    await give(id, ada, false)
    expect(messageOf(await mentor.asks(NEWS))).toBe('You don’t have permission to do that.')
    const { rows } = await pool.query("select deed, reason, details from audit_log where target_id = $1 and deed like 'rights-group%' order by id", [ada.id])
    expect(rows).toMatchObject([{ deed: 'rights-group.given', reason: 'She edits', details: { group: name } }, { deed: 'rights-group.taken' }])
  })

  test('people are notified of what they may do, when a group changes and when it is deleted; others are not', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await pool.query('update logins set email_verified_at = now() where person_id = $1', [ada.id])
    const { id, name } = await group(['news.sources'])
    await give((await group(['news.sources', 'site.edit'])).id, ben)
    for (const person of [ada, ben]) await give(id, person)
    const latest = async (person: Person) => {
      for (let n = 0; n < 3; n++) await services.work()
      return (await person.asks('{ notifications { items { message } } }')).data.notifications.items.map(({ message }: { message: string }) => message).find((message: string) => message.includes(name)) as string
    }
    expect(await latest(ada)).toBe(`You’re now in the permission group “${name}”, in every role. You can now: Manage news sources.`)
    expect(messageOf(await admin.asks(SAVE, { id, revision: 1, name, rights: ['site.edit'] }))).toBeNull()
    expect(await latest(ada)).toBe(`The permissions of the group “${name}” changed. You can now: Edit the site’s texts. You can no longer: Manage news sources.`)
    // He has both from his other group.
    expect(await latest(ben)).toBe(`You’re now in the permission group “${name}”, in every role.`)
    expect(messageOf(await admin.asks('mutation ($id: ID!) { deleteRightsGroup(id: $id, reason: "Over") }', { id }))).toBeNull()
    expect(await latest(ada)).toBe(`You’re no longer in the permission group “${name}”. You can no longer: Edit the site’s texts.`)
    expect(services.mails.filter(({ to, text }) => to === ada.email && text.includes(name)).map(({ subject }) => subject)).toEqual(['New permissions', 'Permissions changed', 'Permissions removed'])
  })

  test('a person sees only their own groups, with what they allow', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { id, name } = await group(['news.sources', 'blogs.write'])
    await give(id, ada)
    const groupsOf = async (person: Person) => (await person.asks('{ ownPermissionGroups { name permissions } }')).data.ownPermissionGroups as object[]
    expect(await groupsOf(ada)).toEqual([{ name, permissions: expect.arrayContaining(['Manage news sources']) }])
    expect(await groupsOf(ben)).toEqual([])
  })

  test('what is not possible is refused before a reason is asked for', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = await group()
    const preview = async (username: string) => messageOf(await admin.asks('query ($id: ID!, $username: String!) { previewRightsGroupMember(id: $id, username: $username, held: true) { gains } }', { id, username }))
    expect(await preview(ada.username)).toBeNull()
    expect(await preview(root.username)).toBe('You can’t add or remove yourself. Ask another admin.')
    await give(id, ada)
    expect(await preview(ada.username)).toBe('ada is already in this group.')
  })

  test('a learner in a group can choose how to hear about work that learners do not get', async () => {
    const { ada } = await people(services, 'ada')
    const labels = async () => (await ada.asks('{ notificationSettings { preferences { label } } }')).data.notificationSettings.preferences.map(({ label }: { label: string }) => label)
    expect(await labels()).not.toContain('Your approved problems and news')
    await give((await group()).id, ada)
    expect(await labels()).toContain('Your approved problems and news')
  })

  test('the dry run says who gains and loses what, without what they have from elsewhere', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { id } = await group(['news.sources'])
    const { id: second } = await group(['news.edit'])
    for (const person of [ada, ben]) await give(id, person)
    await give(second, ben)
    const reply = await admin.asks(PREVIEW, { id, rights: ['news.edit', 'blogs.write'] })
    expect(reply.data.previewRightsGroup.toSorted((a: { username: string }, b: { username: string }) => a.username.localeCompare(b.username))).toEqual([
      { username: ada.username, gains: ['news.edit'], loses: ['news.sources'] },
      { username: ben.username, gains: [], loses: ['news.sources'] },
    ])
    expect(await rightsOf(ada)).toContain('news.sources')
  })

  test('a new group needs no reason, because nobody is in it; a change needs one', async () => {
    const [id, name] = [randomUUID(), `Editors ${randomUUID().slice(0, 8)}`]
    expect(messageOf(await admin.asks(SAVE, { id, revision: 0, name, rights: ['news.edit'], reason: '' }))).toBeNull()
    const changed = { id, revision: 1, name, rights: ['news.sources'] }
    const reply = await admin.asks(SAVE, { ...changed, reason: ' ' })
    expect(reply.errors?.[0]?.message).toBe('Enter a reason. It’s recorded in the audit log.')
    expect(messageOf(await admin.asks(SAVE, changed))).toBeNull()
  })

  test('a group that gives only what every learner has is refused; with one more right it is accepted', async () => {
    const input = { id: randomUUID(), revision: 0, name: `Readers ${randomUUID().slice(0, 8)}` }
    const reply = await admin.asks(SAVE, { ...input, rights: ['blogs.write'] })
    expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { rights: 'Choose at least one permission that learners don’t already have.' } })
    expect(messageOf(await admin.asks(SAVE, { ...input, rights: ['blogs.write', 'news.edit'] }))).toBeNull()
    expect(messageOf(await admin.asks(SAVE, { ...input, revision: 1, rights: ['blogs.write'] }))).toBe('Choose at least one permission that learners don’t already have.')
  })

  test('rights that only admins have are refused, so that no group makes an admin', async () => {
    const reply = await admin.asks(SAVE, { id: randomUUID(), revision: 0, name: 'Kings', rights: ['grants.change'] })
    expect(messageOf(reply)).toBe('Only admins can have this permission: Grant and remove roles.')
  })

  test('a group that manages people has no power over admins', async () => {
    const { ada, ben, boss } = await people(services, 'ada', 'ben', 'boss')
    await actingAs(services, boss, 'admin')
    await give((await group(['people.manage', 'people.ban'])).id, ada)
    const suspend = (by: Person, person: Person, on = true) => by.asks('mutation ($id: ID!, $on: Boolean!) { suspendPerson(personId: $id, suspended: $on, reason: "Not allowed here") }', { id: person.id, on })
    expect(messageOf(await suspend(ada, boss))).toBe('Only admins can suspend or unsuspend an admin.')
    expect(messageOf(await suspend(ada, ben))).toBeNull()
    expect(messageOf(await suspend(admin, boss))).toBeNull()
    expect(messageOf(await suspend(ada, boss, false))).toBe('Only admins can suspend or unsuspend an admin.')
  })

  test('nobody gives a group to themselves or takes it from themselves', async () => {
    const { id } = await group()
    expect(messageOf(await give(id, admin))).toBe('You can’t add or remove yourself. Ask another admin.')
    await give(id, admin, true, other)
    expect(messageOf(await give(id, admin, false))).toBe('You can’t add or remove yourself. Ask another admin.')
  })

  test('adding a person again after a lost answer succeeds without an error and is logged once', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = await group()
    for (let n = 0; n < 2; n += 1) expect(messageOf(await give(id, ada))).toBeNull()
    expect((await pool.query('select 1 from audit_log where target_id = $1', [ada.id])).rows).toHaveLength(1)
  })

  test('two admins do the same: the second one gets an error', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = await group()
    const replies = await Promise.all([give(id, ada), give(id, ada, true, other)])
    expect(replies.map(messageOf).sort()).toEqual(['ada is already in this group.', null])
    const removals = await Promise.all([give(id, ada, false), give(id, ada, false, other)])
    expect(removals.map(messageOf).sort()).toEqual(['ada is no longer in this group. Another admin may have removed it.', null])
    const { rows } = await pool.query('select 1 from audit_log where target_id = $1', [ada.id])
    expect(rows).toHaveLength(2)
  })

  test('two admins change one group: the second sees that it changed; a deleted one is gone', async () => {
    const { id, name } = await group()
    expect(messageOf(await other.asks(SAVE, { id, revision: 1, name, rights: ['news.edit'] }))).toBeNull()
    expect(messageOf(await admin.asks(SAVE, { id, revision: 1, name, rights: ['site.edit'] }))).toBe('Another admin changed this group after you opened it.')
    const remove = 'mutation ($id: ID!) { deleteRightsGroup(id: $id, reason: "Over") }'
    expect(messageOf(await admin.asks(remove, { id }))).toBeNull()
    expect(messageOf(await other.asks(remove, { id }))).toBe('We couldn’t find that group. Another admin may have deleted it.')
    expect(messageOf(await admin.asks(SAVE, { id, revision: 2, name, rights: ['site.edit'] }))).toBe('We couldn’t find that group. Another admin may have deleted it.')
  })

  test('a new group that is sent again after a lost answer exists once, as it was sent last', async () => {
    const id = randomUUID()
    const name = `Sent twice ${id.slice(0, 8)}`
    const logged = async () => (await pool.query('select 1 from audit_log where target_id = $1', [id])).rowCount
    for (let n = 0; n < 2; n += 1) expect(messageOf(await admin.asks(SAVE, { id, revision: 0, name, rights: ['news.edit'] }))).toBeNull()
    expect(await logged()).toBe(1)
    expect(messageOf(await admin.asks(SAVE, { id, revision: 0, name, rights: ['site.edit'] }))).toBeNull()
    expect(await logged()).toBe(2)
    expect(messageOf(await admin.asks(SAVE, { id, revision: 0, name, rights: ['news.edit'] }))).toBe('Another admin changed this group after you opened it.')
  })

  test('a name is taken once, whatever its case; unknown people and suspended ones are refused', async () => {
    const { name, id } = await group()
    const { ada } = await people(services, 'ada')
    const again = await admin.asks(SAVE, { id: randomUUID(), revision: 0, name: name.toUpperCase(), rights: ['news.edit'] })
    expect(again.errors?.[0]?.extensions.fields).toEqual({ name: 'Another group has this name.' })
    expect(messageOf(await admin.asks(MEMBER, { id, username: 'nobody-here', held: true }))).toBe('There is no one with the username “nobody-here”.')
    await pool.query('update people set suspended_at = now() where id = $1', [ada.id])
    expect(messageOf(await give(id, ada))).toBe('This person is suspended. Unsuspend them first.')
  })
})
