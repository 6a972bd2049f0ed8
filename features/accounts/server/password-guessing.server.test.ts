import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { PASSWORD, people, visitor, type Person } from '#tests/support/people.ts'
import { LOGIN_SLOWDOWN } from '../rules/login-slowdown.ts'
import { accountRateLimits } from '../rules/rate-limits.ts'
import { tooManyWrongPasswords, WRONG_LOGIN } from '../rules/texts.ts'

const services = await openTestServices()
const { app, clock, mails, pool } = services
const HOURLY = accountRateLimits['login.account'].hits

interface Try {
  password?: string
  from: string
  cookie?: string
}
const logsIn = (email: string, { password = PASSWORD, from, cookie }: Try) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: from, headers: cookie === undefined ? {} : { cookie } })
const statusOf = async (email: string, one: Try) => (await logsIn(email, one)).statusCode
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0]!

let nets = 0
const fresh = () => `10.80.${Math.floor(++nets / 250)}.${nets % 250}`

/** Makes failed attempts from 30 networks in turn; returns the answers. */
async function attack(email: string, times: number): Promise<{ status: number; message: string }[]> {
  const networks = Array.from({ length: 30 }, fresh)
  const answers: { status: number; message: string }[] = []
  for (let at = 0; at < times; at += 20) {
    const batch = Array.from({ length: Math.min(20, times - at) }, (_, n) => logsIn(email, { password: 'wrong', from: networks[(at + n) % 30]! }))
    for (const answer of await Promise.all(batch)) answers.push({ status: answer.statusCode, message: answer.json<{ error: string }>().error.replace(/\d+ minutes?|a minute/, 'some minutes') })
  }
  return answers
}
const tally = (answers: { status: number }[]) =>
  Object.fromEntries([...new Set(answers.map(({ status }) => status))].sort().map((status) => [status, answers.filter((one) => one.status === status).length]))

/** Simulates failed attempts of other networks within the hour. */
async function failedBefore(email: string, hits: number): Promise<void> {
  await statusOf(email, { password: 'wrong', from: fresh() })
  await pool.query('update throttle_windows set hits = $2 where key = $1', [`login.account:${email}`, hits])
}
const warnings = (email: string) => mails.filter(({ to, subject }) => to === email && subject === 'Someone is trying to guess your password')
async function works(): Promise<void> {
  for (let n = 0; n < 2; n++) await services.work()
}

describe('Guessing a password (A-25)', () => {
  // Limits are counted in windows of an hour; no window may end in the middle of a test.
  beforeEach(() => clock.forward(3600 - ((clock.now().getTime() / 1000) % 3600)))

  test('an attacker on 30 networks is limited; the owner can still log in and gets one email a day', async () => {
    const { ada } = await people(services, 'ada')
    const home = fresh()
    expect(await statusOf(ada.email, { from: home })).toBe(200)

    expect(tally(await attack(ada.email, 60))).toEqual({ 401: 60 })
    expect(await statusOf(ada.email, { from: fresh() })).toBe(200)
    const rest = await attack(ada.email, 60)
    expect(tally(rest)).toEqual({ 401: HOURLY - 60, 429: 60 - (HOURLY - 60) })
    expect(rest.find(({ status }) => status === 429)!.message).toBe(tooManyWrongPasswords('for this account', 2).replace('2 minutes', 'some minutes'))

    expect(await statusOf(ada.email, { from: fresh(), cookie: ada.cookie })).toBe(200)
    expect(await statusOf(ada.email, { from: home })).toBe(200)
    expect(await statusOf(ada.email, { from: fresh() })).toBe(429)
    await works()
    expect(warnings(ada.email)).toHaveLength(1)
    expect(warnings(ada.email)[0]!.text).toContain('http://cloggle.test/forgot-password')
    expect(warnings(ada.email)[0]!.text).toContain('http://cloggle.test/settings?section=sessions')

    clock.forward(3600)
    expect(await statusOf(ada.email, { from: fresh() })).toBe(200)
    await failedBefore(ada.email, HOURLY - 2)
    await statusOf(ada.email, { password: 'wrong', from: fresh() })
    await works()
    expect(warnings(ada.email)).toHaveLength(1)
    clock.forward(24 * 3600)
    await failedBefore(ada.email, LOGIN_SLOWDOWN.slowAfter)
    await statusOf(ada.email, { password: 'wrong', from: fresh() })
    await works()
    expect(warnings(ada.email)).toHaveLength(2)
  }, 60_000)

  test('an address without an account gets the same answers, and no email', async () => {
    const sent = mails.length
    const { ada } = await people(services, 'ada')
    const attacked = async (email: string) => {
      const first = await attack(email, 20)
      await failedBefore(email, HOURLY - 5)
      return [...first, ...(await attack(email, 12))]
    }
    const known = await attacked(ada.email)
    const unknown = await attacked('nobody-at-all@people.test')
    expect(tally(known)).toEqual({ 401: 25, 429: 7 })
    expect(tally(unknown)).toEqual(tally(known))
    expect(new Set(unknown.map(({ message }) => message))).toEqual(new Set(known.map(({ message }) => message)))
    expect(known[0]!.message).toBe(WRONG_LOGIN)
    await works()
    expect(mails.slice(sent).map(({ to }) => to).filter((to) => to !== ada.email)).toEqual([])
    const { rows } = await pool.query("select payload -> 'payload' ->> 'personId' as id from signals where name = 'task.accounts.warn-of-guesses' and announced_at > now() - interval '1 minute' order by id desc limit 2")
    expect(rows.slice(-2)).toEqual(expect.arrayContaining([{ id: null }, { id: ada.id }]))
  }, 60_000)

  test('slows down a network after five wrong passwords for one account, and nobody else', async () => {
    const { ada } = await people(services, 'ada')
    const from = fresh()
    for (let n = 0; n < 7; n++) expect(await statusOf(ada.email, { from })).toBe(200)
    const timed = async (one: Try) => {
      const began = performance.now()
      return [await statusOf(ada.email, one), performance.now() - began >= LOGIN_SLOWDOWN.delayMs - 20]
    }
    for (let n = 0; n < 5; n++) expect(await timed({ password: 'wrong', from })).toEqual([401, false])
    expect(await timed({ password: 'wrong', from })).toEqual([401, true])
    expect(await timed({ from })).toEqual([200, true])
    expect(await timed({ from: fresh() })).toEqual([200, false])
    await works()
    expect(warnings(ada.email)).toHaveLength(1)
    // The limit of the network as a whole refuses.
    const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(ada.email, { password: 'wrong', from })))
    expect(tally(answers.map((status) => ({ status })))).toEqual({ 401: 14, 429: 6 })
    clock.forward(15 * 60)
    expect(await timed({ from })).toEqual([200, false])
  }, 30_000)

  test('many failures slow down unknown networks, and the number of waiting attempts is limited', async () => {
    const { ada } = await people(services, 'ada')
    const home = fresh()
    await statusOf(ada.email, { from: home })
    await failedBefore(ada.email, LOGIN_SLOWDOWN.slowAfter)
    const timed = async (one: Try) => {
      const began = performance.now()
      return [await statusOf(ada.email, one), performance.now() - began >= LOGIN_SLOWDOWN.delayMs - 20]
    }
    expect(await timed({ from: fresh() })).toEqual([200, true])
    expect(await timed({ from: home })).toEqual([200, false])
    expect(await timed({ from: fresh(), cookie: ada.cookie })).toEqual([200, false])
    const many = await Promise.all(Array.from({ length: LOGIN_SLOWDOWN.maxWaiting + 8 }, () => statusOf(ada.email, { password: 'wrong', from: fresh() })))
    expect(many.filter((status) => status === 503).length).toBeGreaterThanOrEqual(8)
  }, 30_000)

  test('a known device has a limit of five wrong passwords of its own', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    const from = fresh()
    await Promise.all(Array.from({ length: 20 }, (_, n) => statusOf(`others-${n}@people.test`, { password: 'wrong', from })))
    await failedBefore(ada.email, HOURLY)
    expect(await statusOf(ada.email, { from, cookie: bob.cookie })).toBe(429)
    const tries = await Promise.all(Array.from({ length: 9 }, () => statusOf(ada.email, { password: 'wrong', from, cookie: ada.cookie })))
    expect(tries.filter((status) => status === 401)).toHaveLength(5)
    expect(await statusOf(ada.email, { from: fresh(), cookie: ada.cookie })).toBe(429)
    clock.forward(15 * 60)
    expect(await statusOf(ada.email, { from, cookie: ada.cookie })).toBe(200)
  })

  test('a device stays known after its session has ended, unless its secret was reused', async () => {
    const { ada } = await people(services, 'ada')
    const refresh = (cookie: string) => app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {}, headers: { cookie }, remoteAddress: fresh() })
    const out = cookieOf(await logsIn(ada.email, { from: fresh() }))
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: out } })
    const old = cookieOf(await logsIn(ada.email, { from: fresh() }))
    const next = cookieOf(await refresh(ada.cookie))
    clock.forward(60)
    expect((await refresh(ada.cookie)).statusCode).toBe(401)
    clock.forward(8 * 24 * 3600)
    expect((await refresh(old)).statusCode).toBe(401)
    await failedBefore(ada.email, HOURLY)
    for (const [cookie, status] of [[out, 200], [old, 200], [ada.cookie, 429], [next, 429]] as const) {
      expect([cookie, await statusOf(ada.email, { from: fresh(), cookie })]).toEqual([cookie, status])
    }
  })

  test('a network stays known for thirty days', async () => {
    const { ada } = await people(services, 'ada')
    const home = fresh()
    await statusOf(ada.email, { from: home })
    clock.forward(29 * 24 * 3600)
    await failedBefore(ada.email, HOURLY)
    expect(await statusOf(ada.email, { from: home })).toBe(200)
    clock.forward(31 * 24 * 3600)
    await failedBefore(ada.email, HOURLY)
    expect(await statusOf(ada.email, { from: home })).toBe(429)
  })

  test('the link in the email lets the owner in; a new password makes older devices and networks unknown', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    const resets = async ({ email }: Person, password: string) => {
      await visitor(services).asks('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email })
      await works()
      const secret = /#([\w-]{43})/.exec(mails.findLast(({ to, subject }) => to === email && subject === 'Choose a new password')!.text)![1]!
      expect((await visitor(services).asks('mutation ($secret: String!, $password: String!) { resetPassword(secret: $secret, password: $password) }', { secret, password })).data).toEqual({ resetPassword: true })
    }
    const elsewhere = fresh()
    await statusOf(ada.email, { from: elsewhere })
    await resets(ada, 'another phrase of four')
    await bob.asks('mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }', { a: PASSWORD, b: 'another phrase of four' })
    const stolen = cookieOf(await logsIn(bob.email, { password: 'another phrase of four', from: elsewhere }))
    await bob.asks('mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }', { a: 'another phrase of four', b: 'another phrase of five' })
    for (const { email } of [ada, bob]) await failedBefore(email, HOURLY)
    // Test visitors use this network.
    expect(await statusOf(ada.email, { password: 'another phrase of four', from: '10.9.8.7' })).toBe(200)
    expect(await statusOf(ada.email, { password: 'another phrase of four', from: elsewhere, cookie: ada.cookie })).toBe(429)
    expect(await statusOf(bob.email, { password: 'another phrase of five', from: elsewhere, cookie: stolen })).toBe(429)
    expect(await statusOf(bob.email, { password: 'another phrase of five', from: fresh(), cookie: bob.cookie })).toBe(200)
  })
})
