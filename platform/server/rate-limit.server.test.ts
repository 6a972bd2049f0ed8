import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { rateLimits } from '#app/server/features.ts'
import type { RateLimitName } from '../rules/rate-limits.ts'
import type { Refusal } from '../rules/refusals.ts'
import { openContext } from './context.ts'
import { isWithinLimit, rateLimit, type Use } from './rate-limit.ts'

const { services, app, pool } = await openTestServices()
const MINUTE = 60_000
/** The start of a window of every limit: a multiple of a day. */
const DAY = Math.ceil(Date.now() / (24 * 3600_000)) * 24 * 3600_000

let count = 0
/** A clock and a key of its own for each test. */
function keyOf(name: RateLimitName) {
  const whose = `somebody-${count++}`
  const at = (time: number) => openContext({ ...services, clock: { now: () => new Date(time) } })
  return {
    whose,
    hit: (time: number): Promise<Use> => rateLimit(at(time), name, whose),
    /** `true`, or the seconds after which a retry is allowed. */
    tries: (time: number): Promise<true | number> =>
      rateLimit(at(time), name, whose).then(() => true as const, (refusal: Refusal) => refusal.retryAfter!),
    isWithin: (time: number) => isWithinLimit(at(time), name, whose),
  }
}
const allowed = async (tries: Promise<true | number>[]) => (await Promise.all(tries)).filter((one) => one === true).length

describe('Rate limits (A-12)', () => {
  test('allow no more hits around the boundary of two windows than within one', async () => {
    const { hits, seconds } = rateLimits['comment.person']
    const key = keyOf('comment.person')
    const boundary = DAY + seconds * 1000
    expect(await allowed(Array.from({ length: hits }, () => key.tries(boundary - 1_000)))).toBe(hits)
    expect(await allowed(Array.from({ length: hits }, () => key.tries(boundary + 1_000)))).toBe(0)
  })

  test('count hits of the previous window less and less', async () => {
    const key = keyOf('comment.person') // 20 in 5 minutes
    for (const second of [0, 60, 120, 180, 240]) expect(await allowed(Array.from({ length: 4 }, () => key.tries(DAY + second * 1000)))).toBe(4)
    expect(await allowed(Array.from({ length: 20 }, () => key.tries(DAY + 7.5 * MINUTE)))).toBe(10)
  })

  test('allow exactly the limit of concurrent hits', async () => {
    const key = keyOf('password.person')
    expect(await allowed(Array.from({ length: 40 }, () => key.tries(DAY)))).toBe(5)
  })

  test('say when the next hit is allowed, to the second', async () => {
    for (const [name, uses] of [
      ['email.pause', [DAY + 9 * MINUTE]],
      ['login.address', Array.from({ length: 20 }, (_, n) => DAY + n * 10_000)],
      ['comment.person', [...Array.from({ length: 18 }, () => DAY + 4 * MINUTE), DAY + 5 * MINUTE, DAY + 5.2 * MINUTE]],
    ] as const) {
      const key = keyOf(name)
      for (const time of uses) await key.hit(time)
      const last = uses.at(-1)!
      let now = last
      for (let tried = await key.tries(now); tried !== true; tried = await key.tries(now)) {
        expect(await key.tries(now + tried * 1000 - 1001)).not.toBe(true)
        now += tried * 1000
      }
      expect([name, now > last, now - last <= rateLimits[name].seconds * 1000]).toEqual([name, true, true])
    }
  })

  test('allow one hit in any ten minutes, and again after exactly ten', async () => {
    const key = keyOf('email.pause')
    expect(await key.tries(DAY + 9 * MINUTE)).toBe(true)
    expect(await key.tries(DAY + 11 * MINUTE)).toBe(8 * 60)
    expect(await key.tries(DAY + 19 * MINUTE - 1)).toBe(1)
    expect(await key.tries(DAY + 19 * MINUTE)).toBe(true)
  })

  test('do not count refunded hits, in their window or the next, nor refused ones', async () => {
    const key = keyOf('password.person')
    const uses = await Promise.all(Array.from({ length: 5 }, () => key.hit(DAY + 14 * MINUTE)))
    for (let n = 0; n < 20; n++) expect(await key.tries(DAY + 14 * MINUTE)).not.toBe(true)
    await uses[0]!.refund()
    expect(await key.isWithin(DAY + 14 * MINUTE)).toBe(true)
    expect(await key.isWithin(DAY + 14 * MINUTE)).toBe(false)
    for (const use of uses.slice(1)) await use.refund()
    expect(await allowed(Array.from({ length: 9 }, () => key.tries(DAY + 15 * MINUTE)))).toBe(4)
    const { rows } = await pool.query<{ hits: number }>("select hits from throttle_windows where key = 'password.person:' || $1 order by window_start", [key.whose])
    expect(rows.map(({ hits }) => hits)).toEqual([1, 4])
  })
})

describe('Rows that anonymous requests can cause (requirement P-22)', () => {
  const from = (network: string) => ({
    asks: (query: string, variables: object) => app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, remoteAddress: network }),
    posts: (url: string, payload: object, headers: Record<string, string> = {}) => app.inject({ method: 'POST', url, payload, headers, remoteAddress: network }),
  })
  const email = () => `${randomUUID()}@people.test`
  const secret = () => randomBytes(32).toString('base64url')
  const password = 'four words for the tests'
  type Caller = ReturnType<typeof from>

  /** Everything that anyone may do, with all inputs varied; returns the rows of rate limits that one network leaves. */
  const CALLS: [string, (caller: Caller) => unknown, number][] = [
    ['countRead', ({ asks }) => asks('mutation ($id: ID!) { countRead(id: $id) }', { id: randomUUID() }), 0],
    ['requestPasswordReset', ({ asks }) => asks('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: email() }), 1 + 2 * rateLimits['reset.address'].hits],
    ['resetPassword', ({ asks }) => asks('mutation ($secret: String!, $password: String!) { resetPassword(secret: $secret, password: $password) }', { secret: secret(), password }), 1],
    ['verifyEmail', ({ asks }) => asks('mutation ($secret: String!) { verifyEmail(secret: $secret) }', { secret: secret() }), 0],
    ['unsubscribe', ({ asks }) => asks('mutation ($secret: String!) { unsubscribe(secret: $secret) }', { secret: secret() }), 0],
    ['sendContactMessage', ({ asks }) => asks('mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }', { message: { id: randomUUID(), name: 'Vera', email: email(), subject: 'Hello', message: 'Hello there, team.' } }), 1],
    ['blogs', ({ asks }) => asks('query ($q: String!) { blogs(q: $q) { next } }', { q: secret() }), 1],
    ['problemHint', ({ asks }) => asks('query ($problem: String!) { problemHint(problem: $problem, number: 1) }', { problem: randomUUID() }), 1],
    ['/api/auth/register', ({ posts }) => posts('/api/auth/register', { name: 'Vera', username: `v-${randomUUID().slice(0, 8)}`, email: email(), password }), 1],
    ['/api/auth/login', ({ posts }) => posts('/api/auth/login', { email: email(), password }), 1 + 2 * rateLimits['login.address'].hits],
    ['/api/auth/refresh', ({ posts }) => posts('/api/auth/refresh', {}, { cookie: `cloggle_renewal=${secret()}` }), 0],
    ['/api/auth/logout', ({ posts }) => posts('/api/auth/logout', {}, { cookie: `cloggle_renewal=${secret()}`, authorization: `Bearer ${secret()}` }), 0],
    ['/api/unsubscribe', ({ posts }) => posts(`/api/unsubscribe?secret=${secret()}`, {}), 0],
    ['/api/bugs', ({ posts }) => posts('/api/bugs', { message: secret(), stack: '', path: `/${secret()}`, build: '' }, { origin: 'http://cloggle.test' }), 1],
  ]

  test.each(CALLS.map((call, at) => [...call, `10.90.0.${at}`] as const))('%s leaves a bounded number of rows for each network', async (_what, call, maxRows, network) => {
    const rows = async () => (await pool.query<{ n: number }>('select count(*)::int as n from throttle_windows')).rows[0]!.n
    const before = await rows()
    for (let n = 0; n < 60; n += 10) await Promise.all(Array.from({ length: 10 }, () => call(from(network))))
    expect((await rows()) - before).toBe(maxRows)
  }, 20_000)
})
