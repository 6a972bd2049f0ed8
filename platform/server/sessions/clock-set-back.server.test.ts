import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, PASSWORD, people, switches, visitor, withToken, type Person } from '#tests/support/people.ts'
import { grantRole } from '#features/accounts/server/public.ts'
import { hashOf, otherStandingsOf, viewerOf } from './sessions.ts'

const services = await openTestServices()
const { app, clock, mails } = services
const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

const refresh = (cookie: string) => app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {}, headers: { cookie } })
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0]!
const statusOf = async (token: string) =>
  (await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ ownAccount { activeRole } }' }, headers: { authorization: `Bearer ${token}` } })).statusCode
const roleOf = async (person: Person) => (await person.asks('{ ownAccount { activeRole } }')).data.ownAccount.activeRole as string
const RESET = 'mutation ($secret: String!, $password: String!) { resetPassword(secret: $secret, password: $password) }'
const VERIFY = 'mutation ($secret: String!) { verifyEmail(secret: $secret) }'
const linkTo = (address: string, subject: string) => /#([\w-]{43})/.exec(mails.findLast((mail) => mail.to === address && mail.subject === subject)!.text)![1]!

/** Runs something at a late time and returns its result; then sets the clock back. */
async function late<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  clock.forward(seconds)
  const result = await work()
  clock.forward(-seconds)
  return result
}

describe('What has expired stays expired when the clock is set back (A-5)', () => {
  test('a token', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    expect(await late(15 * MINUTE + 1, () => statusOf(ada.token))).toBe(401)
    expect([await statusOf(ada.token), await statusOf(bob.token)]).toEqual([401, 200])
  })

  test('a token behind a socket', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    const hash = hashOf(ada.token).toString('hex')
    expect(await late(15 * MINUTE + 1, () => otherStandingsOf(services.services, new Map([[hash, null]])))).toEqual(new Map([[hash, null]]))
    expect([await viewerOf(services.services, ada.token), (await viewerOf(services.services, bob.token))?.id]).toEqual([null, bob.id])
  })

  test('a session that was not used for seven days', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    expect((await late(7 * DAY + 1, () => refresh(ada.cookie))).statusCode).toBe(401)
    expect([(await refresh(ada.cookie)).statusCode, (await refresh(bob.cookie)).statusCode]).toEqual([401, 200])
  })

  test('a session of more than thirty days, whether its token or its secret was seen first', async () => {
    const { ada } = await people(services, 'ada')
    let { cookie } = ada
    for (const seconds of [6 * DAY, 6 * DAY, 6 * DAY, 6 * DAY, 6 * DAY - 5 * MINUTE]) {
      clock.forward(seconds)
      const renewed = await refresh(cookie)
      cookie = cookieOf(renewed)
      ada.token = renewed.json<{ token: string }>().token
    }
    expect(await statusOf(ada.token)).toBe(200)
    expect(await late(10 * MINUTE, () => statusOf(ada.token))).toBe(401)
    expect([await statusOf(ada.token), (await refresh(cookie)).statusCode]).toEqual([401, 401])
  })

  test('links in emails', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    await visitor(services).asks('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: ada.email })
    await ada.asks('mutation ($a: String!, $b: String!) { requestEmailChange(currentPassword: $a, email: $b) }', { a: PASSWORD, b: `new-${ada.email}` })
    for (let n = 0; n < 2; n++) await services.work()
    const codeOf = async (query: string, variables: object) => (await visitor(services).asks(query, variables)).errors?.[0]?.extensions.code
    for (const [seconds, query, secret] of [
      [HOUR, RESET, linkTo(ada.email, 'Choose a new password')],
      [DAY, VERIFY, linkTo(`new-${ada.email}`, 'Confirm your new email address')],
      [3 * DAY, VERIFY, linkTo(bob.email, 'Please confirm your email address')],
    ] as const) {
      const variables = query === RESET ? { secret, password: 'another phrase of four' } : { secret }
      expect(await late(seconds + 1, () => codeOf(query, variables))).toBe('NOT_FOUND')
      expect(await codeOf(query, variables)).toBe('NOT_FOUND')
    }
    expect(await codeOf(VERIFY, { secret: linkTo(ada.email, 'Please confirm your email address') })).toBeUndefined()
  })

  test('the password confirmation', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    for (const { username } of [ada, bob]) await grantRole(services.services.database.db, username, 'admin')
    expect((await late(10 * MINUTE + 1, () => switches(services, ada, { role: 'admin' }))).json()).toMatchObject({ code: 'PASSWORD_NEEDED' })
    expect((await switches(services, ada, { role: 'admin' })).json()).toMatchObject({ code: 'PASSWORD_NEEDED' })
    expect((await switches(services, ada, { role: 'admin', password: PASSWORD })).statusCode).toBe(200)
    expect((await switches(services, bob, { role: 'admin' })).statusCode).toBe(200)
  })

  test('the admin role after twelve hours', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    await actingAs(services, ada, 'admin')
    const other = await actingAs(services, bob, 'admin')
    const renewed = await late(12 * HOUR + 1, async () => {
      const ofNow = withToken(services, ada, (await refresh(ada.cookie)).json<{ token: string }>().token)
      expect(await roleOf(ofNow)).toBe('learner')
      return ofNow
    })
    expect([await roleOf(renewed), await roleOf(other)]).toEqual(['learner', 'admin'])
  })
})
