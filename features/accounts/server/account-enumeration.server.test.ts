import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { PASSWORD, people, visitor } from '#tests/support/people.ts'
import { WRONG_LOGIN } from '../rules/texts.ts'

// Before the first connection: each connection keeps the function it was created with.
const queries = vi.spyOn(pg.Client.prototype, 'query')
const services = await openTestServices()
const { app, mails } = services

/** The statements that a request runs, in order. */
async function statementsOf(request: () => Promise<unknown>): Promise<{ reply: unknown; statements: string[] }> {
  queries.mockClear()
  const reply = await request()
  return { reply, statements: queries.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : (asked as { text: string }).text)) }
}

const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }'
const CHANGE = 'mutation ($a: String!, $b: String!) { requestEmailChange(currentPassword: $a, email: $b) }'
const VERIFY = 'mutation ($secret: String!) { verifyEmail(secret: $secret) }'
const logsIn = (email: string, from: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'wrong' }, remoteAddress: from }).then((answer) => [answer.statusCode, answer.json<{ error: string }>().error])
/** One task writes the email, another one sends it. */
async function mailsSince(sent: number): Promise<string[]> {
  for (let n = 0; n < 2; n++) await services.work()
  return mails.slice(sent).map(({ to }) => to)
}

describe('Requests for addresses with and without an account (A-4, A-6)', () => {
  test('a request for a new password runs the same statements for both, and sends one email', async () => {
    const { ada } = await people(services, 'ada')
    await services.work()
    const sent = mails.length
    const known = await statementsOf(() => visitor(services).asks(RESET, { email: ada.email }))
    const unknown = await statementsOf(() => visitor(services).asks(RESET, { email: 'nobody@people.test' }))
    expect(known.reply).toEqual({ data: { requestPasswordReset: true } })
    expect(unknown).toEqual(known)
    expect(known.statements.some((text) => /insert into .?signals/.test(text))).toBe(true)
    expect(known.statements.filter((text) => /account_tickets|mails/.test(text))).toEqual([])
    expect(await mailsSince(sent)).toEqual([ada.email])
  })

  test('a suspended account gets the same answer after the same statements, and no email', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    await services.pool.query('update people set suspended_at = now() where id = $1', [bob.id])
    await services.work()
    const sent = mails.length
    const known = await statementsOf(() => visitor(services).asks(RESET, { email: ada.email }))
    expect(await statementsOf(() => visitor(services).asks(RESET, { email: bob.email }))).toEqual(known)
    expect(await mailsSince(sent)).toEqual([ada.email])
  })

  test('a wrong password runs the same statements as an unknown address', async () => {
    const { ada } = await people(services, 'ada')
    const known = await statementsOf(() => logsIn(ada.email, '10.71.0.1'))
    const unknown = await statementsOf(() => logsIn('somebody@people.test', '10.71.0.2'))
    expect(known.reply).toEqual([401, WRONG_LOGIN])
    expect(unknown).toEqual(known)
    // After many failures both are slowed down, and an email is enqueued.
    await services.pool.query("update throttle_windows set hits = 50 where key = any ($1)", [[ada.email, 'somebody@people.test'].map((email) => `login.account:${email}`)])
    const slow = await statementsOf(() => logsIn(ada.email, '10.71.0.3'))
    expect(await statementsOf(() => logsIn('somebody@people.test', '10.71.0.4'))).toEqual(slow)
    expect(slow.statements.some((text) => /insert into .?signals/.test(text))).toBe(true)
  })

  test('a change of address does not reveal whether another account uses it; the recipient of the email learns it', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    const free = await statementsOf(() => ada.asks(CHANGE, { a: PASSWORD, b: `free-${ada.email}` }))
    const taken = await statementsOf(() => ada.asks(CHANGE, { a: PASSWORD, b: bob.email }))
    expect(free.reply).toEqual({ data: { requestEmailChange: true } })
    expect(taken).toEqual(free)
    await services.work()
    const secret = /#([\w-]{43})/.exec(mails.findLast(({ to }) => to === bob.email)!.text)![1]!
    expect((await visitor(services).asks(VERIFY, { secret })).errors?.[0]?.extensions.code).toBe('ALREADY_TAKEN')
    expect((await ada.asks('{ ownAccount { email } }')).data.ownAccount.email).toBe(ada.email)
  })
})
