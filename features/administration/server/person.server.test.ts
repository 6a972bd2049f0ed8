import { describe, expect, test } from 'vitest'
import { endSuspension, suspendPerson } from '#features/accounts/server/public.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, switches, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const { pool, clock, app } = services
const { root, second } = await people(services, 'root', 'second')
const admin = await actingAs(services, root, 'admin')
const other = await actingAs(services, second, 'admin')
const DETAIL = `query ($username: String!) { managedPerson(username: $username) {
  person { username suspendedUntil } grants { role grantedBy revokedAt } groups sessions { id } reports { kind reason closedAt } entries { actionText reason actor } content { label count path } } }`
const detail = async (person: Person, by = admin) => (await by.asks(DETAIL, { username: person.username })).data?.managedPerson
const SUSPEND = 'mutation ($id: ID!, $on: Boolean!, $days: Int) { suspendPerson(personId: $id, suspended: $on, days: $days, reason: "Spam in comments") }'
const END = 'mutation ($id: ID!, $session: ID) { endPersonSessions(personId: $id, sessionId: $session, reason: "A lost phone") }'
const messageOf = (reply: { errors?: { message: string }[] | undefined; error?: string }) => reply.errors?.[0]?.message ?? reply.error ?? null
const logsIn = async (person: Person) => (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: person.email, password: person.password }, remoteAddress: '10.3.3.3' })).statusCode

describe('The page of a person (requirement G-24)', () => {
  test('shows grants, sessions, reports, content and admin actions', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { _id } = await publishes(ada, 'Reported once')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Copied") }', { id: _id })
    await admin.asks('mutation ($id: ID!) { changeGrant(personId: $id, role: "mentor", held: true, reason: "Teaches well") }', { id: ada.id })
    const shown = await detail(ada)
    expect(shown).toMatchObject({
      grants: [{ role: 'mentor', grantedBy: root.username, revokedAt: null }],
      reports: [{ kind: 'blog', reason: 'Copied', closedAt: null }],
      entries: [{ actionText: 'granted a role to', reason: 'Teaches well', actor: root.username }],
    })
    expect(shown.sessions).toHaveLength(1)
    expect(shown.content).toContainEqual({ label: 'Blogs', count: 1, path: `/profile/${ada.username}` })
    expect(await detail({ ...ada, username: 'nobody-here' })).toBeNull()
    expect(messageOf(await ben.asks(DETAIL, { username: ada.username }))).toBe('You don’t have permission to do that.')
  })

  test('people are found by their id', async () => {
    const { ada } = await people(services, 'ada')
    const reply = await admin.asks('query ($q: String!) { managedPeople(q: $q) { items { username } } }', { q: ada.id })
    expect(reply.data.managedPeople.items).toEqual([{ username: ada.username }])
  })

  test('an admin ends one session, then all; a session that is over says so', async () => {
    const { ada } = await people(services, 'ada')
    await logsIn(ada)
    const [{ id }] = (await detail(ada)).sessions
    expect((await admin.asks(END, { id: ada.id, session: id })).data.endPersonSessions).toBe(1)
    expect(messageOf(await other.asks(END, { id: ada.id, session: id }))).toBe('This session is over already.')
    expect((await admin.asks(END, { id: ada.id })).data.endPersonSessions).toBe(1)
    expect(messageOf(await ada.asks('{ ownAccount { email } }'))).toBe('You’ve been logged out. Log in again.')
    expect(messageOf(await admin.asks(END, { id: ada.id }))).toBe('This person isn’t logged in anywhere.')
    expect(messageOf(await admin.asks(END, { id: admin.id }))).toBe('End your own sessions in your settings.')
    expect((await detail(ada)).entries).toHaveLength(2)
  })
})

describe('The list of people (requirement G-24)', () => {
  const listed = async (person: Person) =>
    (await admin.asks('query ($q: String!) { managedPeople(q: $q) { items { lastActiveAt suspendedUntil suspensionReason suspensionRule } } }', { q: person.id })).data.managedPeople.items[0]

  test('says when someone was last active: by a session or by counted activity', async () => {
    const { ada } = await people(services, 'ada')
    await pool.query('delete from sessions where person_id = $1', [ada.id])
    expect((await listed(ada)).lastActiveAt).toBeNull()
    // The day in the zone of the person, who may have tomorrow already, says nothing about the moment.
    await pool.query("insert into activity_days (person_id, day, activities, run) values ($1, '2999-03-05', 2, 1)", [ada.id])
    await pool.query("insert into activities (person_id, kind, subject_id, day, happened_at) values ($1, 'person.followed', gen_random_uuid(), '2026-03-06', '2026-03-06T00:00Z'), ($1, 'problem.solved', gen_random_uuid(), '2026-03-05', '2026-03-04T23:10Z')", [ada.id])
    expect((await listed(ada)).lastActiveAt).toBe('2026-03-04T23:10:00.000Z')
    await logsIn(ada)
    expect(Date.now() - Date.parse((await listed(ada)).lastActiveAt)).toBeLessThan(86_400_000)
  })

  test('says until when and why someone is suspended', async () => {
    const { ada } = await people(services, 'ada')
    expect(await listed(ada)).toMatchObject({ suspendedUntil: null, suspensionReason: null, suspensionRule: null })
    expect(messageOf(await admin.asks('mutation ($id: ID!) { suspendPerson(personId: $id, suspended: true, rule: "spam", reason: "x") }', { id: ada.id }))).toBe('Say what happened in at least 10 characters. The person reads it.')
    await admin.asks(SUSPEND, { id: ada.id, on: true, days: 7 })
    expect(await listed(ada)).toMatchObject({ suspendedUntil: expect.any(String), suspensionRule: 'Other', suspensionReason: 'Spam in comments' })
    await admin.asks(SUSPEND, { id: ada.id, on: false })
    expect(await listed(ada)).toMatchObject({ suspendedUntil: null, suspensionReason: null })
  })
})

describe('Suspensions with an end (requirement G-24)', () => {
  test('it ends by itself, and the log says so', async () => {
    const { ada } = await people(services, 'ada')
    await admin.asks(SUSPEND, { id: ada.id, on: true, days: 7 })
    expect(await logsIn(ada)).toBe(401)
    const { suspendedUntil } = (await detail(ada)).person
    expect(new Date(suspendedUntil).getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    await services.work()
    const { rows } = await pool.query<{ run_at: Date }>("select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'accounts.end-suspension' and j.payload::text like '%' || $1 || '%'", [ada.id])
    expect(rows[0]!.run_at.toISOString()).toBe(suspendedUntil)
    await endSuspension(openContext(services.services), ada.id)
    expect(await logsIn(ada)).toBe(401)
    clock.forward(7 * 86_400 + 1)
    await endSuspension(openContext(services.services), ada.id)
    clock.forward(-7 * 86_400 - 1)
    expect(await logsIn(ada)).toBe(200)
    expect((await detail(ada)).entries[0]).toMatchObject({ actionText: 'ended the suspension of', actor: null })
  })

  test('the task that would end it goes when it is ended by hand, and there is one for each person', async () => {
    const { ada } = await people(services, 'ada')
    const tasks = async () => {
      await services.work()
      return (await pool.query("select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'accounts.end-suspension' and j.payload::text like '%' || $1 || '%'", [ada.id])).rowCount
    }
    await admin.asks(SUSPEND, { id: ada.id, on: true, days: 7 })
    await admin.asks(SUSPEND, { id: ada.id, on: true, days: 30 })
    expect(await tasks()).toBe(1)
    await admin.asks(SUSPEND, { id: ada.id, on: false })
    expect(await tasks()).toBe(0)
  })

  test('its rule, reason, end and admin are on the page of the person while it runs', async () => {
    const { ada } = await people(services, 'ada')
    const running = async () => (await admin.asks('query ($username: String!) { managedPerson(username: $username) { suspension { rule reason by since until } } }', { username: ada.username })).data?.managedPerson.suspension
    expect(await running()).toBeNull()
    expect(messageOf(await admin.asks('mutation ($id: ID!) { suspendPerson(personId: $id, suspended: true, days: 7, rule: "spam", reason: "Three adverts") }', { id: ada.id }))).toBeNull()
    expect(await running()).toMatchObject({ rule: 'Spam or advertising', reason: 'Three adverts', by: root.username, until: (await detail(ada)).person.suspendedUntil })
    await admin.asks(SUSPEND, { id: ada.id, on: false })
    expect(await running()).toBeNull()
  })

  test('an open-ended suspension is not ended by the task of an earlier one', async () => {
    const { ada } = await people(services, 'ada')
    await admin.asks(SUSPEND, { id: ada.id, on: true, days: 1 })
    await other.asks(SUSPEND, { id: ada.id, on: true })
    clock.forward(2 * 86_400)
    await endSuspension(openContext(services.services), ada.id)
    clock.forward(-2 * 86_400)
    expect((await detail(ada)).person.suspendedUntil).toBeNull()
    expect(await logsIn(ada)).toBe(401)
  })

  test('an end in the past, oneself and the last admin are refused with a sentence', async () => {
    const { ada } = await people(services, 'ada')
    const context = openContext(services.services, { id: admin.id } as never)
    await expect(suspendPerson(context, { personId: ada.id, suspended: true, reason: 'x', until: new Date(Date.now() - 1_000) })).rejects.toThrow('The suspension must end in the future.')
    expect(messageOf(await admin.asks(SUSPEND, { id: admin.id, on: true }))).toBe('You can’t suspend yourself.')
    expect(messageOf(await admin.asks(SUSPEND, { id: ada.id, on: true, days: 12 }))).toBe('Choose 1, 7, 30 or 90 days.')
    expect((await switches(services, ada, { role: 'admin' })).statusCode).toBe(403)
  })

  test('two admins suspend each other at once: one admin stays', async () => {
    const replies = await Promise.all([admin.asks(SUSPEND, { id: other.id, on: true }), other.asks(SUSPEND, { id: admin.id, on: true })])
    expect(replies.filter((reply) => messageOf(reply) === null)).toHaveLength(1)
    expect(replies.map(messageOf).find((message) => message !== null)).toMatch(/last admin|logged out/)
    await pool.query('update people set suspended_at = null, suspended_until = null where id = any($1)', [[admin.id, other.id]])
  })
})
