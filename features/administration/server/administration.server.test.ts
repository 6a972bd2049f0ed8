import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, PASSWORD, publishes, type Person } from '#tests/support/people.ts'
import { CANNOT_SUSPEND_YOURSELF } from '#features/accounts/rules/role-texts.ts'

const services = await openTestServices()
const { ada, ben, cat, dan } = await people(services, 'ada', 'ben', 'cat', 'dan')
const admin = await actingAs(services, ada, 'admin')
const mentor = await actingAs(services, ben, 'mentor')

interface RoleState {
  role: string
  rights: string[]
  revision: number
  holders: number
}
const ROLES = '{ roleRights { role rights revision holders } }'
const CHANGE = `mutation ($role: String!, $revision: Int!, $rights: [String!]!, $reason: String!) {
  changeRights(role: $role, revision: $revision, rights: $rights, reason: $reason) { role rights revision } }`
const roles = async () => (await admin.asks<{ roleRights: RoleState[] }>(ROLES)).data!.roleRights
const role = async (name: string) => (await roles()).find((one) => one.role === name)!
const codeOf = async (reply: Promise<{ errors?: { extensions: { code: string } }[] }>) => (await reply).errors?.[0]?.extensions.code
const auditEntries = async () =>
  (await admin.asks<{ auditLog: { items: { action: string; targetName: string; reason: string; details: string }[] } }>(
    '{ auditLog { items { action targetName reason details } next } }',
  )).data!.auditLog.items

describe('Rights as data (requirement G-4)', () => {
  test('at first each role has the rights that the features declare', async () => {
    for (const name of ['learner', 'mentor', 'admin'] as const) {
      const described = services.services.rights.filter((right) => right.roles.includes(name)).map((right) => right.name)
      expect([...(await role(name)).rights].sort()).toEqual([...described].sort())
    }
  })

  test('a right that is removed or added takes effect with the next request', async () => {
    const reacts = async (who: Person) => codeOf(who.asks('mutation ($id: ID!) { reactToBlog(blogId: $id, reaction: like) { _id } }', { id: blog._id }))
    const blog = await publishes(cat, 'Rights that come and go')
    expect(await reacts(dan)).toBeUndefined()
    const before = await role('learner')
    const without = before.rights.filter((right) => right !== 'blogs.react')
    const taken = await admin.asks(CHANGE, { role: 'learner', revision: before.revision, rights: without, reason: 'A quiet week.' })
    expect(taken.errors).toBeUndefined()
    expect(await reacts(dan)).toBe('NOT_ALLOWED')
    expect(await reacts(mentor)).toBeUndefined()
    await admin.asks(CHANGE, { role: 'learner', revision: before.revision + 1, rights: before.rights, reason: 'The week is over.' })
    expect(await reacts(dan)).toBeUndefined()
    const [last, first] = await auditEntries()
    expect(first).toMatchObject({ action: 'rights.changed', targetName: 'learner', reason: 'A quiet week.' })
    expect(JSON.parse(first!.details)).toEqual({ given: [], taken: ['Like and dislike blogs'] })
    expect(JSON.parse(last!.details)).toEqual({ given: ['Like and dislike blogs'], taken: [] })
  })

  test('of two concurrent changes of one role the second is refused', async () => {
    const { revision, rights } = await role('mentor')
    const inputs = [rights.filter((one) => one !== 'blogs.react'), rights.filter((one) => one !== 'blogs.comment')]
    const answers = await Promise.all(inputs.map((input) => admin.asks(CHANGE, { role: 'mentor', revision, rights: input, reason: 'Both at once.' })))
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved').sort()).toEqual(['OUTDATED_EDIT', 'saved'])
    await admin.asks(CHANGE, { role: 'mentor', revision: revision + 1, rights, reason: 'As it was.' })
    // The answer was lost, and the same change is sent again.
    expect((await admin.asks(CHANGE, { role: 'mentor', revision: revision + 1, rights, reason: 'As it was.' })).errors).toBeUndefined()
  })

  test('admins keep the fixed rights; unknown rights and roles are refused', async () => {
    const { revision, rights } = await role('admin')
    for (const fixed of ['rights.change', 'grants.change']) {
      const input = { role: 'admin', revision, rights: rights.filter((one) => one !== fixed), reason: 'Out with it.' }
      expect(await codeOf(admin.asks(CHANGE, input))).toBe('NOT_ALLOWED')
    }
    expect(await codeOf(admin.asks(CHANGE, { role: 'learner', revision: 1, rights: ['everything'], reason: 'Ha.' }))).toBe('INVALID_INPUT')
    expect(await codeOf(admin.asks(CHANGE, { role: 'owner', revision: 1, rights: [], reason: 'Ha.' }))).toBe('INVALID_INPUT')
    expect((await role('admin')).revision).toBe(revision)
  })
})

describe('The audit log (requirement G-5)', () => {
  test('is searched by words of person, action, target and reason; what members do with their own tokens is shown on request', async () => {
    const log = async (q: string, isComplete = false) =>
      (await admin.asks<{ auditLog: { items: { action: string; targetName: string }[] } }>('query ($q: String, $isComplete: Boolean) { auditLog(q: $q, isComplete: $isComplete) { items { action targetName } } }', { q, isComplete })).data!.auditLog.items
    await services.pool.query("insert into audit_log (done_at, actor_id, actor_role, deed, target_name, reason, details) values (now(), $1, 'learner', 'access-token.created', 'ci-tökens', '', '{}'), (now(), $1, 'admin', 'grant.given', 'Tökens Person', 'Teaches', '{}')", [dan.id])
    expect(await log('tokens')).toEqual([{ action: 'grant.given', targetName: 'Tökens Person' }])
    expect((await log('tokens', true)).map(({ action }) => action).sort()).toEqual(['access-token.created', 'grant.given'])
    expect(await log(`teaches grant ${dan.username}`)).toHaveLength(1)
    expect(await log('nothing of this kind')).toEqual([])
  })

  test('is searched by what the entries show: the words of an action, a role, and the label of a rule', async () => {
    const log = async (q: string) => (await admin.asks<{ auditLog: { items: { targetName: string }[] } }>('query ($q: String) { auditLog(q: $q) { items { targetName } } }', { q })).data!.auditLog.items.map(({ targetName }) => targetName)
    await services.pool.query(`insert into audit_log (done_at, actor_id, actor_role, deed, target_name, reason, details) values
      (now(), $1, 'admin', 'grant.given', 'Numbats One', '', '{"role":"mentor"}'), (now(), $1, 'admin', 'blog.removed', 'Numbats Two', '', '{"rule":"spam"}')`, [dan.id])
    expect(await log('numbats mentor')).toEqual(['Numbats One'])
    expect(await log('numbats advertising')).toEqual(['Numbats Two'])
    expect(await log('numbats removed the blog')).toEqual(['Numbats Two'])
  })

  test('an entry has the page of what it is about, if that still exists', async () => {
    const { _id, slug } = await publishes(cat, 'Platypuses at work')
    await services.pool.query(
      `insert into audit_log (done_at, actor_id, target_id, deed, target_name, reason, details) values
        (now(), $1, $2, 'grant.given', 'cat', 'platypus', '{}'), (now(), $1, $3, 'report.claimed', 'Platypuses', 'platypus', '{"kind":"blog"}'), (now(), $1, $1, 'blog.removed', 'Gone', 'platypus', '{}'),
        (now(), $1, null, 'site.changed', 'Slogans', 'platypus', '{"key":"slogans"}'), (now(), $1, null, 'trust.level-changed', 'Member', 'platypus', '{}'), (now(), $1, $2, 'trust.set', 'cat', 'platypus', '{}')`, [dan.id, cat.id, _id])
    const { items } = (await admin.asks<{ auditLog: { items: { targetName: string; path: string | null }[] } }>('{ auditLog(q: "platypus") { items { targetName path } } }')).data!.auditLog
    expect(items.toSorted((a, b) => a.targetName.localeCompare(b.targetName))).toEqual([
      { targetName: 'cat', path: `/admin/people?person=${cat.username}` }, { targetName: 'cat', path: `/admin/people?person=${cat.username}` }, { targetName: 'Gone', path: null },
      { targetName: 'Member', path: '/admin/trust' }, { targetName: 'Platypuses', path: `/blog/${slug}` }, { targetName: 'Slogans', path: '/admin/site?setting=slogans' },
    ])
  })

  test('names a person by the present name, also in entries without an id; other targets and deleted accounts keep the name of the entry', async () => {
    await services.pool.query("update people set name = 'Cat Ocelot' where id = $1", [cat.id])
    await services.pool.query(
      `insert into audit_log (done_at, actor_id, target_id, deed, target_name, reason) values
        (now(), $1, $2, 'person.suspended', 'an-earlier-username', 'ocelots'), (now(), $1, null, 'grant.given', $3, 'ocelots'), (now(), $1, null, 'site.changed', $3, 'ocelots'), (now(), $1, $4, 'person.suspended', 'deleted-one', 'ocelots')`,
      [dan.id, cat.id, cat.username, crypto.randomUUID()])
    const find = async (q: string) => (await admin.asks<{ auditLog: { items: { targetName: string; targetPerson: string | null; path: string | null }[]; total: number } }>('query ($q: String) { auditLog(q: $q) { items { targetName targetPerson path } total } }', { q })).data!.auditLog
    const { items, total } = await find('ocelots')
    expect(total).toBe(4)
    const page = `/admin/people?person=${cat.username}`
    const shown = ({ targetName, targetPerson, path }: (typeof items)[number]) => `${targetName} ${targetPerson} ${path}`
    expect(items.map(shown).sort()).toEqual([`an-earlier-username Cat Ocelot ${page}`, `${cat.username} Cat Ocelot ${page}`, `${cat.username} null /admin/site`, 'deleted-one null /admin/people?person=deleted-one'].sort())
    expect((await find('ocelots suspended cat ocelot')).total).toBe(1)
  })

  test('is filtered by person, who did it or whom it concerns, and by time', async () => {
    const log = (search: { person?: string; from?: string; to?: string; kind?: string }) =>
      admin.asks<{ auditLog: { items: { targetName: string }[] } }>('query ($person: String, $from: String, $to: String, $kind: String) { auditLog(q: "quokkas", person: $person, from: $from, to: $to, kind: $kind) { items { targetName } } }', search)
    const names = async (search: object) => (await log(search)).data!.auditLog.items.map(({ targetName }) => targetName)
    await services.pool.query(
      `insert into audit_log (done_at, actor_id, target_id, deed, target_name, reason) values
        ('2024-03-01T00:00:00Z', $1, null, 'site.changed', 'by Dan', 'quokkas'), ('2024-03-01T23:59:59Z', $2, $1, 'grant.given', 'to Dan', 'quokkas'), ('2024-03-02T00:00:00Z', $2, null, 'site.changed', 'by Cat', 'quokkas')`, [dan.id, cat.id])
    expect(await names({})).toEqual(['by Cat', 'to Dan', 'by Dan'])
    expect(await names({ person: `@${dan.username.toUpperCase()}` })).toEqual(['to Dan', 'by Dan'])
    expect(await names({ from: '2024-03-01T00:00:00Z', to: '2024-03-02T00:00:00Z' })).toEqual(['to Dan', 'by Dan'])
    expect(await names({ person: cat.username, from: '2024-03-02T00:00:00Z' })).toEqual(['by Cat'])
    expect(await names({ person: 'nobody-of-this-name' })).toEqual([])
    // Words of a name, with or without their accents.
    await services.pool.query("update people set name = 'Quöll Seven' where id = $1", [dan.id])
    expect(await names({ person: 'seven quoll' })).toEqual(['to Dan', 'by Dan'])
    expect([await names({ kind: 'roles' }), await names({ kind: 'site', person: 'quöll' })]).toEqual([['to Dan'], ['by Dan']])
    expect(await codeOf(log({ kind: 'everything' }))).toBe('INVALID_INPUT')
    expect(await codeOf(log({ from: 'yesterday' }))).toBe('INVALID_INPUT')
  })

  test('pages follow each other in the order of time, without gaps', async () => {
    await services.pool.query("insert into audit_log (done_at, actor_id, deed, target_name, reason) select timestamptz '2023-01-01' + n / 2 * interval '1 minute', $1, 'site.changed', n::text, 'wombats' from generate_series(0, 119) n order by n", [dan.id])
    const seen: string[] = []
    let after: string | null = null
    do {
      const { auditLog }: { auditLog: { items: { targetName: string }[]; next: string | null } } = (await admin.asks('query ($after: String, $person: String) { auditLog(after: $after, q: "wombats", person: $person) { items { targetName } next } }', { after, person: dan.username })).data!
      seen.push(...auditLog.items.map(({ targetName }) => targetName))
      after = auditLog.next
    } while (after !== null)
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => String(119 - n)))
  })
})

describe('People (requirement G-2)', () => {
  const SUSPEND = 'mutation ($personId: ID!, $suspended: Boolean!) { suspendPerson(personId: $personId, suspended: $suspended, reason: "For this test.") }'
  const found = async (q: string) =>
    (await admin.asks<{ managedPeople: { items: { username: string }[] } }>('query ($q: String) { managedPeople(q: $q) { items { username } } }', { q })).data!.managedPeople.items.map(({ username }) => username)

  test('are found by the beginning of a username, name or address; wildcards have no effect', async () => {
    for (const q of [cat.username, cat.username.slice(0, 6).toUpperCase(), cat.email]) expect(await found(q)).toContain(cat.username)
    for (const q of ['%', '_at', '\\', `${cat.username}%`]) expect(await found(q)).toEqual([])
  })

  test('are found by the username with its @, and filtered by role and trust level', async () => {
    expect(await found(`@${cat.username}`)).toContain(cat.username)
    expect(await found('@')).not.toEqual([])
    const filtered = async (variables: { role?: string; level?: string }, q = '') =>
      (await admin.asks<{ managedPeople: { items: { username: string }[]; total: number } }>('query ($q: String, $role: String, $level: String) { managedPeople(q: $q, role: $role, level: $level) { items { username } total } }', { q, ...variables })).data!.managedPeople
    expect(await filtered({ role: 'mentor' })).toEqual({ items: [{ username: mentor.username }], total: 1 })
    expect((await filtered({ role: 'learner' })).items.map(({ username }) => username)).not.toContain(mentor.username)
    await services.pool.query("insert into person_trust (person_id, level, since) values ($1, 'member', now())", [cat.id])
    expect(await filtered({ role: 'learner', level: 'member' })).toEqual({ items: [{ username: cat.username }], total: 1 })
    expect((await filtered({ level: 'new' }, cat.email)).total).toBe(0)
    expect(await codeOf(admin.asks('{ managedPeople(level: "god") { total } }'))).toBe('INVALID_INPUT')
  })

  test('are counted on all pages', async () => {
    const total = async (q: string, filter: string) =>
      (await admin.asks<{ managedPeople: { total: number } }>('query ($q: String, $filter: String) { managedPeople(q: $q, filter: $filter) { total } }', { q, filter })).data!.managedPeople.total
    const { rows } = await services.pool.query<{ count: number }>('select count(*)::int as count from people p join logins l on l.person_id = p.id')
    expect([await total('', 'all'), await total(cat.email, 'all'), await total(cat.email, 'admins')]).toEqual([rows[0]!.count, 1, 0])
  })

  test('are sorted by joining, last activity and open reports, from page to page', async () => {
    interface Page { items: { username: string; joinedAt: string; lastActiveAt: string | null; reportCount: number }[]; next: string | null }
    const all = async (sort: string) => {
      const items: Page['items'] = []
      let after: string | null = null
      do {
        const { managedPeople }: { managedPeople: Page } = (await admin.asks<{ managedPeople: Page }>('query ($sort: String, $after: String) { managedPeople(sort: $sort, after: $after) { items { username joinedAt lastActiveAt reportCount } next } }', { sort, after })).data!
        items.push(...managedPeople.items)
        after = managedPeople.next
      } while (after !== null)
      return items
    }
    const keys = { joined: (one: Page['items'][number]) => Date.parse(one.joinedAt), active: (one: Page['items'][number]) => Date.parse(one.lastActiveAt ?? '1970-01-01'), reports: (one: Page['items'][number]) => one.reportCount }
    for (const [name, keyOf] of Object.entries(keys)) {
      const [up, down] = [await all(name), await all(`-${name}`)]
      expect(new Set(up.map(({ username }) => username)).size).toBe(up.length)
      expect(up.map(keyOf)).toEqual(up.map(keyOf).toSorted((a, b) => a - b))
      expect(down.map(({ username }) => username)).toEqual(up.map(({ username }) => username).toReversed())
    }
  })

  test('where a word begins with what is searched for come first in each order, from page to page', async () => {
    const names = Array.from({ length: 27 }, (_, n) => `quan${n}`)
    const made = Object.values(await people(services, ...names))
    const ids = made.map(({ id }) => id)
    await services.pool.query("update people set name = case when id = any ($2) then 'Ann Zedna' else 'Anzed' end where id = any ($1)", [ids, [ids[3], ids[9]]])
    interface Page { items: { name: string; username: string }[]; next: string | null }
    for (const sort of ['joined', '-joined', '-active']) {
      const items: Page['items'] = []
      let after: string | null = null
      do {
        const { managedPeople }: { managedPeople: Page } = (await admin.asks<{ managedPeople: Page }>('query ($sort: String, $after: String) { managedPeople(q: "zed", sort: $sort, after: $after) { items { name username } next } }', { sort, after })).data!
        items.push(...managedPeople.items)
        after = managedPeople.next
      } while (after !== null)
      expect(items.map(({ name }) => name), sort).toEqual(['Ann Zedna', 'Ann Zedna', ...Array.from({ length: 25 }, () => 'Anzed')])
      expect(new Set(items.map(({ username }) => username)).size).toBe(27)
    }
  })

  test('are found by any part of name, username or address, with or without accents, and by words in any order', async () => {
    const { hana } = await people(services, 'hana')
    await services.pool.query("update people set name = 'Hana Nováková' where id = $1", [hana.id])
    for (const q of ['novakova', 'Nováková', 'akov', 'NOVAKOVA hana', 'hana novak', `${hana.username.slice(2)} nova`, hana.email.slice(3)]) expect(await found(q), q).toContain(hana.username)
    expect(await found('people.test')).not.toEqual([])
    for (const q of ['novakova nobody', 'hana%novak', 'nov_k']) expect(await found(q), q).not.toContain(hana.username)
  })

  test('a suspended person is logged out and cannot log in until they are unsuspended', async () => {
    const { eve } = await people(services, 'eve')
    const login = () => services.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: eve.email, password: PASSWORD }, remoteAddress: '10.3.3.3' })
    expect((await admin.asks(SUSPEND, { personId: eve.id, suspended: true })).data).toEqual({ suspendPerson: true })
    expect((await eve.asks('{ ownAccount { email } }')).data).toBeUndefined()
    expect((await login()).statusCode).toBe(401)
    await admin.asks(SUSPEND, { personId: eve.id, suspended: true })
    await admin.asks(SUSPEND, { personId: eve.id, suspended: false })
    expect((await login()).statusCode).toBe(200)
    expect((await auditEntries()).slice(0, 2).map(({ action }) => action)).toEqual(['person.let-back', 'person.suspended'])
  })

  test('no one can suspend themselves or the last admin', async () => {
    const reply = await admin.asks(SUSPEND, { personId: ada.id, suspended: true })
    expect(reply.errors?.[0]?.message).toBe(CANNOT_SUSPEND_YOURSELF)
  })
})

describe('Reports (requirement G-3)', () => {
  const OPEN = '{ openReports { kind targetId reports { reason by } content { title authorUsername } } }'
  const open = async () => (await admin.asks<{ openReports: { targetId: string; reports: object[]; content: object | null }[] }>(OPEN)).data!.openReports
  const report = (by: Person, id: string, reason: string) =>
    by.asks('mutation ($id: ID!, $reason: String!) { reportContent(kind: "blog", id: $id, reason: $reason) }', { id, reason })
  const decide = (by: Person, id: string, decision: string) =>
    by.asks('mutation ($id: ID!, $decision: String!) { decideReport(kind: "blog", targetId: $id, decision: $decision, reason: "Looked at.") }', { id, decision })

  test('reports about one thing are grouped; after a dismissal it can be reported again', async () => {
    const blog = await publishes(cat, 'A blog that someone dislikes')
    await report(dan, blog._id, 'Too long.')
    await report(mentor, blog._id, 'Too short.')
    expect(await open()).toMatchObject([{ targetId: blog._id, reports: [{ reason: 'Too long.' }, { reason: 'Too short.' }], content: { authorUsername: cat.username } }])
    expect((await decide(admin, blog._id, 'dismiss')).errors).toBeUndefined()
    expect(await open()).toEqual([])
    expect(await codeOf(decide(admin, blog._id, 'dismiss'))).toBe('OUTDATED_EDIT')
    await report(dan, blog._id, 'Still too long.')
    expect(await open()).toHaveLength(1)
    await decide(admin, blog._id, 'dismiss')
  })

  test('removed content is not found by anyone', async () => {
    const blog = await publishes(cat, 'A blog to be taken off')
    await report(dan, blog._id, 'Not ours.')
    expect((await decide(admin, blog._id, 'remove')).errors).toBeUndefined()
    const read = await dan.asks<{ blog: object | null }>('query ($slug: String!) { blog(slug: $slug) { _id } }', { slug: blog.slug })
    expect(read.data?.blog ?? null).toBeNull()
    expect((await auditEntries())[0]).toMatchObject({ action: 'blog.removed', targetName: 'A blog to be taken off' })
  })
})

describe('Fields that need a right (requirements G-1 to G-5)', () => {
  test.each([
    ['siteHealth { people }'], ['managedPeople { total }'], ['openReports { kind }'], ['auditLog { next }'], ['managedPeople { next }'], ['waitingApplications { id }'],
    ['roleRights { role }'], ['knownRights { name }'],
  ])('%s is refused to mentors and learners, and allowed for admins', async (field) => {
    expect(await codeOf(mentor.asks(`{ ${field} }`))).toBe('NOT_ALLOWED')
    expect(await codeOf(dan.asks(`{ ${field} }`))).toBe('NOT_ALLOWED')
    expect((await admin.asks(`{ ${field} }`)).errors).toBeUndefined()
  })
})
