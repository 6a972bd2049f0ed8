import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, PASSWORD, people, switches, withToken, type Person } from '#tests/support/people.ts'
import { ALREADY_APPLIED, ALREADY_DECIDED, ROLE_ALREADY_HELD, LAST_ADMIN, OWN_APPLICATION, ROLE_NOT_GRANTED } from '../rules/role-texts.ts'
import { grantRole } from './public.ts'

const services = await openTestServices()
const { clock, pool } = services
const { ada, mia, lea, tom } = await people(services, 'ada', 'mia', 'lea', 'tom')
const root = await actingAs(services, ada, 'admin')

const roleOf = async (person: Person) =>
  (await person.asks<{ ownAccount: { activeRole: string } }>('{ ownAccount { activeRole } }')).data?.ownAccount.activeRole
const CHANGE = `mutation ($personId: ID!, $role: String!, $held: Boolean!, $reason: String!) {
  changeGrant(personId: $personId, role: $role, held: $held, reason: $reason) }`
const changes = (by: Person, whose: Person, role: string, held: boolean) =>
  by.asks(CHANGE, { personId: whose.id, role, held, reason: 'For this test.' })
const APPLY = 'mutation ($reason: String!) { applyForRole(role: "mentor", reason: $reason) }'
const DECIDE = 'mutation ($id: ID!, $granted: Boolean!, $answer: String!) { decideApplication(id: $id, granted: $granted, answer: $answer) }'
const audit = async (deed: string) =>
  (await pool.query<{ target_name: string; actor_role: string; reason: string }>('select * from audit_log where deed = $1 order by id', [deed])).rows

describe('Switching the role (requirement A-13)', () => {
  test('switches to a granted role with a new token, and ends the old token', async () => {
    await grantRole(services.services.database.db, mia.username, 'mentor')
    const response = await switches(services, mia, { role: 'mentor' })
    expect(response.statusCode).toBe(200)
    const { token, user } = response.json<{ token: string; user: { role: string } }>()
    expect(user.role).toBe('Mentor')
    expect(await roleOf(withToken(services, mia, token))).toBe('mentor')
    expect(await roleOf(mia)).toBeUndefined()
    const back = await switches(services, withToken(services, mia, token), { role: 'learner' })
    expect(back.json<{ user: { role: string } }>().user.role).toBe('Learner')
    mia.token = back.json<{ token: string }>().token
  })

  test('refuses a role that was not granted, whatever the body contains', async () => {
    for (const body of [{ role: 'admin' }, { role: 'mentor', grantedRoles: ['mentor'], user: { role: 'admin' } }]) {
      const response = await switches(services, lea, body)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ error: ROLE_NOT_GRANTED, code: 'NOT_ALLOWED' })
    }
    for (const body of [{ role: 'root' }, { role: ['admin'] }, { role: null }, {}]) {
      expect((await switches(services, lea, body)).statusCode).toBe(400)
    }
    expect(await roleOf(lea)).toBe('learner')
  })

  test('a grant that is revoked while in use ends with the next request', async () => {
    const { max } = await people(services, 'max')
    const mentor = await actingAs(services, max, 'mentor')
    expect(await roleOf(mentor)).toBe('mentor')
    await pool.query('update grants set revoked_at = now() where person_id = $1', [max.id])
    expect(await roleOf(mentor)).toBe('learner')
    expect((await switches(services, mentor, { role: 'mentor' })).statusCode).toBe(403)
  })

  test('after 50 concurrent switches and revocations only granted roles are active', async () => {
    const { ben } = await people(services, 'ben')
    await grantRole(services.services.database.db, ben.username, 'mentor')
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        if (n % 5 === 4) return pool.query('update grants set revoked_at = now() where person_id = $1 and revoked_at is null', [ben.id]).then(() => 0)
        return (await switches(services, ben, { role: n % 2 === 0 ? 'mentor' : 'learner' })).statusCode
      }),
    )
    expect(answers.filter((status) => ![0, 200, 401, 403].includes(status))).toEqual([])
    const { rows } = await pool.query('select from session_tokens t join sessions s on s.id = t.session_id where s.person_id = $1', [ben.id])
    expect(rows).toHaveLength(1)
    expect((await switches(services, withToken(services, ben, await freshToken(ben)), { role: 'mentor' })).statusCode).toBe(403)
  })
})

describe('Granting and removing roles (requirement A-18)', () => {
  test('an admin grants and removes roles with a reason; a learner cannot', async () => {
    expect((await changes(tom, lea, 'mentor', true)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await changes(root, lea, 'mentor', true)).data).toEqual({ changeGrant: true })
    expect((await changes(root, lea, 'mentor', true)).data).toEqual({ changeGrant: true })
    expect((await changes(root, lea, 'mentor', false)).data).toEqual({ changeGrant: false })
    expect(await audit('grant.given')).toMatchObject([{ target_name: lea.username, actor_role: 'admin', reason: 'For this test.' }])
    const silent = await root.asks(CHANGE, { personId: lea.id, role: 'mentor', held: true, reason: '   ' })
    expect(silent.errors?.[0]?.extensions.fields).toHaveProperty('reason')
  })

  test('the last admin cannot be removed, not even by two concurrent requests', async () => {
    expect((await changes(root, ada, 'admin', false)).errors?.[0]?.message).toBe(LAST_ADMIN)
    const { zoe } = await people(services, 'zoe')
    const second = await actingAs(services, zoe, 'admin')
    const both = await Promise.all([changes(root, zoe, 'admin', false), changes(second, ada, 'admin', false)])
    expect(both.filter(({ errors }) => errors === undefined).length).toBe(1)
    const { rows } = await pool.query("select from grants where role = 'admin' and revoked_at is null")
    expect(rows).toHaveLength(1)
    await grantRole(services.services.database.db, ada.username, 'admin')
  })
})

describe('Applying to be a mentor (requirement A-14)', () => {
  test('one application can be open; an admin decides once and grants the role at the same time', async () => {
    const { kim } = await people(services, 'kim')
    expect((await kim.asks(APPLY, { reason: '' })).errors?.[0]?.extensions.fields).toHaveProperty('reason')
    const asked = await Promise.all([kim.asks(APPLY, { reason: 'I teach.' }), kim.asks(APPLY, { reason: 'I teach.' })])
    expect(asked.map(({ errors }) => errors?.[0]?.message).sort()).toEqual([ALREADY_APPLIED, undefined])
    const { rows } = await pool.query<{ id: string }>('select id from role_applications where person_id = $1', [kim.id])
    expect(rows).toHaveLength(1)
    const decide = (by: Person, granted: boolean) => by.asks(DECIDE, { id: rows[0]!.id, granted, answer: 'Welcome.' })
    expect((await decide(kim, true)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    const decisions = await Promise.all([decide(root, true), decide(root, false)])
    expect(decisions.map(({ errors }) => errors?.[0]?.message ?? 'done').sort()).toEqual([ALREADY_DECIDED, 'done'])
    const own = await kim.asks<{ ownApplications: { granted: boolean; answer: string }[] }>('{ ownApplications { granted answer } }')
    const { granted } = own.data!.ownApplications[0]!
    const { rows: grants } = await pool.query('select from grants where person_id = $1 and revoked_at is null', [kim.id])
    expect(grants.length).toBe(granted ? 1 : 0)
    if (granted) expect((await kim.asks(APPLY, { reason: 'Again.' })).errors?.[0]?.message).toBe(ROLE_ALREADY_HELD)
  })

  test('nobody decides their own application', async () => {
    const { ida } = await people(services, 'ida')
    const admin = await actingAs(services, ida, 'admin')
    expect((await admin.asks(APPLY, { reason: 'I teach.' })).errors).toBeUndefined()
    const { rows } = await pool.query<{ id: string }>('select id from role_applications where person_id = $1', [ida.id])
    const decide = (by: Person) => by.asks(DECIDE, { id: rows[0]!.id, granted: true, answer: 'Welcome.' })
    expect((await decide(admin)).errors?.[0]?.message).toBe(OWN_APPLICATION)
    expect((await decide(root)).errors).toBeUndefined()
  })
})

// These move the clock forward; sessions of the tests above have expired by then.
describe('The admin role over time (requirement A-13)', () => {
  test('the admin role requires the password if the login is older than ten minutes', async () => {
    const { eve } = await people(services, 'eve')
    await grantRole(services.services.database.db, eve.username, 'admin')
    clock.forward(11 * 60)
    const without = await switches(services, eve, { role: 'admin' })
    expect(without.json()).toMatchObject({ code: 'PASSWORD_NEEDED' })
    const wrong = await switches(services, eve, { role: 'admin', password: 'not this one at all' })
    expect(wrong.json<{ fields: object }>().fields).toEqual({ password: 'That’s not your current password.' })
    const right = await switches(services, eve, { role: 'admin', password: PASSWORD })
    expect(right.statusCode).toBe(200)
    const admin = withToken(services, eve, right.json<{ token: string }>().token)
    expect(await roleOf(admin)).toBe('admin')
    const learner = withToken(services, eve, (await switches(services, admin, { role: 'learner' })).json<{ token: string }>().token)
    expect((await switches(services, learner, { role: 'admin' })).statusCode).toBe(200)
  })

  test('the admin role ends after twelve hours, whatever the age of the session', async () => {
    const { ida } = await people(services, 'ida')
    clock.forward(13 * 3600)
    const fresh = withToken(services, ida, await renewed(ida))
    await grantRole(services.services.database.db, ida.username, 'admin')
    const response = await switches(services, fresh, { role: 'admin', password: PASSWORD })
    const admin = withToken(services, ida, response.json<{ token: string }>().token)
    expect(await roleOf(admin)).toBe('admin')
  })
})

/** Returns the token of a new login. */
async function freshToken(person: Person): Promise<string> {
  const response = await services.app.inject({
    method: 'POST', url: '/api/auth/login', payload: { email: person.email, password: PASSWORD }, remoteAddress: '10.7.7.7',
  })
  return response.json<{ token: string }>().token
}

/** Returns a new token of the same session, renewed with its cookie. */
async function renewed(person: Person): Promise<string> {
  const response = await services.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie: person.cookie }, remoteAddress: '10.7.7.8' })
  return response.json<{ token: string }>().token
}
