import { describe, expect, test, vi } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { PASSWORD, people, visitor } from '#tests/support/people.ts'
import { WRONG_LOGIN } from '../rules/texts.ts'

const services = await openTestServices()
const { app, clock, mails } = services

const post = (url: string, payload: unknown, headers: Record<string, string> = {}, from = '10.1.1.1') =>
  app.inject({ method: 'POST', url, payload: payload as object, headers, remoteAddress: from })
const input = (username: string, more: object = {}) => ({
  name: 'Ada',
  username,
  email: `${username}@people.test`,
  password: PASSWORD,
  ...more,
})
/** One task writes the email, another one sends it. */
const works = async () => {
  for (let n = 0; n < 2; n++) await services.work()
}
const linkIn = (text: string) => /#([A-Za-z0-9_-]{43})/.exec(text)![1]!

describe('Registration (requirement A-1)', () => {
  test('creates an account, logs in and emails a link that confirms the address', async () => {
    const response = await post('/api/auth/register', input('ada-one'), {}, '10.0.0.1')
    expect(response.statusCode).toBe(201)
    const { token, user } = response.json<{ token: string; user: Record<string, unknown> }>()
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(user).toEqual({
      id: expect.any(String), username: 'ada-one', name: 'Ada', role: 'Learner', location: 'Unknown',
      avatar: '/avatar.svg', followers: [], streak: 0,
    })
    await services.work()
    const mail = mails.find((one) => one.to === 'ada-one@people.test')!
    const confirmed = await visitor(services).asks('mutation ($secret: String!) { verifyEmail(secret: $secret) }', { secret: linkIn(mail.text) })
    expect(confirmed.data).toEqual({ verifyEmail: true })
    const again = await visitor(services).asks('mutation ($secret: String!) { verifyEmail(secret: $secret) }', { secret: linkIn(mail.text) })
    // The link did what it says, so opening it again says so. Once the address is another one, it is of no use.
    expect(again.data).toEqual({ verifyEmail: true })
    await services.pool.query("update logins set email = 'ada-moved@people.test' where email = 'ada-one@people.test'")
    const late = await visitor(services).asks('mutation ($secret: String!) { verifyEmail(secret: $secret) }', { secret: linkIn(mail.text) })
    expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await services.pool.query("update logins set email = 'ada-one@people.test' where email = 'ada-moved@people.test'")
  })

  test('ignores unknown and hostile fields', async () => {
    const hostile = { role: 'admin', roles: ['admin'], isAdmin: true, streak: 999, id: 'x', suspended_at: null, __proto__: { admin: true } }
    const response = await post('/api/auth/register', input('mallory-1', hostile), {}, '10.0.0.2')
    expect(response.json<{ user: unknown }>().user).toMatchObject({ role: 'Learner', streak: 0 })
    const { rows } = await services.pool.query('select * from grants g join people p on p.id = g.person_id where p.username = $1', ['mallory-1'])
    expect(rows).toEqual([])
  })

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'passwordpassword' }, 'password'],
    ['a password that is the own name', { username: 'robinhood', password: 'robinhood123' }, 'password'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a name with ten thousand combining marks', { name: `a${'\u0301'.repeat(10_000)}` }, 'name'],
    ['a name with a NUL byte', { name: 'a\u0000b' }, 'name'],
    ['a name that is a number', { name: 5 }, 'name'],
    ['a username that is a route', { username: 'settings' }, 'username'],
    ['a username with a slash', { username: 'a/b/c' }, 'username'],
    ['a username over its length', { username: 'a'.repeat(31) }, 'username'],
    ['an address without a host', { email: 'ada@' }, 'email'],
    ['an address with a line break', { email: 'a@b.co\r\nBcc: x@y.z' }, 'email'],
    ['an address of a thousand characters', { email: `${'a'.repeat(1000)}@b.co` }, 'email'],
  ])('%s is refused with a message at its field', async (_what, more, field) => {
    const response = await post('/api/auth/register', input('fields-1', more), {}, '10.0.0.3')
    expect(response.statusCode).toBe(400)
    const body = response.json<{ error: string; fields: Record<string, string> }>()
    expect(body.fields[field]).toMatch(/^[A-Z].*\.$/)
    expect(body.error).not.toBe('')
  })

  test('of twenty concurrent registrations with one username one succeeds, the others get 409', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => post('/api/auth/register', input('same-name', { email: `same${at}@people.test` }), {}, `10.2.0.${at}`)),
    )
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
    const others = answers.filter((answer) => answer.statusCode !== 201)
    expect(new Set(others.map((answer) => answer.statusCode))).toEqual(new Set([409]))
    expect(others[0]!.json<{ fields: object }>().fields).toHaveProperty('username')
  })

  test('the same registration sent again within 15 minutes logs in; any other one is refused', async () => {
    const first = await post('/api/auth/register', input('twice-1'), {}, '10.0.1.1')
    const again = await post('/api/auth/register', input('twice-1'), {}, '10.0.1.1')
    expect(again.statusCode).toBe(201)
    const idOf = (response: typeof first) => response.json<{ user: { id: string } }>().user.id
    expect(idOf(again)).toBe(idOf(first))
    const status = async (more: object) => (await post('/api/auth/register', input('twice-1', more), {}, '10.0.1.2')).statusCode
    expect(await status({ password: 'another long password' })).toBe(409)
    expect(await status({ name: 'Eve' })).toBe(409)
    expect(await status({ email: 'else@people.test' })).toBe(409)
    clock.forward(16 * 60)
    expect(await status({})).toBe(409)
  })

  test('two of the same registration at once create one account and log both in', async () => {
    const both = await Promise.all([1, 2].map(() => post('/api/auth/register', input('at-once-1'), {}, '10.0.1.3')))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(new Set(both.map((response) => response.json<{ user: { id: string } }>().user.id)).size).toBe(1)
  })

  test('names a username that is available, within the length', async () => {
    const message = async (username: string, email: string) => (await post('/api/auth/register', input(username, { email }), {}, '10.0.1.4')).json<{ fields?: { username?: string } }>().fields?.username
    const long = `${'a'.repeat(26)}-bcd`
    for (const name of ['wanted', 'wanted-2', long]) expect(await message(name, `${name}@people.test`)).toBeUndefined()
    expect(await message('wanted', 'w@people.test')).toBe('That username is taken. wanted-3 is available.')
    expect(await message(long, 'l@people.test')).toBe(`That username is taken. ${'a'.repeat(26)}-2 is available.`)
  })

  test('refuses a taken address with 409 and an error text', async () => {
    await people(services, 'grace').then(async ({ grace }) => {
      const response = await post('/api/auth/register', input('other-grace', { email: grace.email }), {}, '10.0.0.9')
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([409, ['email']])
    })
  })
})

describe('Login (requirement A-4)', () => {
  test('the right password logs in; a wrong password and an unknown address get the same answer', async () => {
    const { ada } = await people(services, 'ada')
    const right = await post('/api/auth/login', { email: ada.email.toUpperCase(), password: PASSWORD }, {}, '10.3.0.1')
    expect(right.statusCode).toBe(200)
    const wrong = await post('/api/auth/login', { email: ada.email, password: 'wrong' }, {}, '10.3.0.2')
    const unknown = await post('/api/auth/login', { email: 'nobody@people.test', password: 'wrong' }, {}, '10.3.0.2')
    for (const answer of [wrong, unknown]) {
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([401, WRONG_LOGIN])
    }
  })

  test.each([
    ['', '', { email: 'Enter your email address.' }],
    ['ada', 'something long', { email: 'Enter the email address of your account, not your username.' }],
    ['ada@people.test', '', { password: 'Enter your password.' }],
  ])('an empty field, or a username in place of the address, is named and not counted as an attempt: %s, %s', async (email, password, fields) => {
    const response = await post('/api/auth/login', { email, password }, {}, '10.3.0.3')
    expect([response.statusCode, response.json()]).toMatchObject([400, { error: Object.values(fields)[0], fields }])
  })

  test('a network with too many failed attempts gets 429', async () => {
    const tries = await Promise.all(
      Array.from({ length: 21 }, (_, at) => post('/api/auth/login', { email: `somebody-${at}@people.test`, password: 'wrong' }, {}, '10.4.9.9')),
    )
    const late = tries.filter((answer) => answer.statusCode === 429)
    expect(late).toHaveLength(1)
    expect(late[0]!.json<{ error: string }>().error).toMatch(/^Too many failed login attempts from your network\./)
  })

  test('a network that is limited does not use up the attempts of an account', async () => {
    const { ada } = await people(services, 'ada')
    const tries = (count: number, email: (at: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, at) => post('/api/auth/login', { email: email(at), password: 'wrong' }, {}, '10.4.8.8')))
    await tries(20, (at) => `others-${at}@people.test`)
    expect(new Set((await tries(6, () => ada.email)).map((answer) => answer.statusCode))).toEqual(new Set([429]))
    expect((await post('/api/auth/login', { email: ada.email, password: PASSWORD }, {}, '10.4.8.9')).statusCode).toBe(200)
  })

  test('refuses a body that is not a JSON object', async () => {
    for (const payload of ['{', '[]', '5', 'null', '"x"']) {
      const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': 'application/json' } })
      expect(response.statusCode).toBe(400)
      expect(response.json<{ error: string }>().error).toMatch(/\.$/)
    }
  })
})

describe('The session (requirement A-5)', () => {
  const own = 'query { ownAccount { email sessions { id isCurrent } } }'

  test('a token expires after 15 minutes and is renewed with the secret in the cookie', async () => {
    const { ada } = await people(services, 'ada')
    expect((await ada.asks(own)).data.ownAccount.email).toBe(ada.email)
    clock.forward(15 * 60 + 1)
    const late = await app.inject({ method: 'POST', url: '/graphql', payload: { query: own }, headers: { authorization: `Bearer ${ada.token}` } })
    expect(late.statusCode).toBe(401)
    const renewed = await post('/api/auth/refresh', {}, { cookie: ada.cookie })
    expect(renewed.statusCode).toBe(200)
    expect(renewed.json<{ token: string }>().token).not.toBe(ada.token)
    expect(String(renewed.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict; Path=\/api\/auth/)
  })

  test('reuse of an old secret ends the session, except within the grace period', async () => {
    const { ada } = await people(services, 'ada')
    const first = await post('/api/auth/refresh', {}, { cookie: ada.cookie })
    const late = await post('/api/auth/refresh', {}, { cookie: ada.cookie })
    expect(late.statusCode).toBe(200)
    expect(late.headers['set-cookie']).toBeUndefined()
    clock.forward(60)
    const next = String(first.headers['set-cookie']).split(';')[0]!
    expect((await post('/api/auth/refresh', {}, { cookie: ada.cookie })).statusCode).toBe(401)
    expect((await post('/api/auth/refresh', {}, { cookie: next })).statusCode).toBe(401)
  })

  test('requests from other sites can neither start, renew nor end a session', async () => {
    const { ada } = await people(services, 'ada')
    const login = (headers: Record<string, string>) => post('/api/auth/login', { email: ada.email, password: PASSWORD }, headers)
    for (const origin of ['https://elsewhere.test', 'http://cloggle.test.elsewhere.test', 'null', 'nonsense']) {
      const refused = [await login({ origin }), ...(await Promise.all(['register', 'refresh', 'logout'].map((path) => post(`/api/auth/${path}`, {}, { origin, cookie: ada.cookie }))))]
      for (const { statusCode, headers } of refused) expect([statusCode, headers['set-cookie']]).toEqual([403, undefined])
    }
    for (const headers of [{}, { origin: 'http://cloggle.test' }, { origin: 'http://localhost:3000', host: 'localhost:3000' }]) {
      expect((await login(headers as Record<string, string>)).statusCode).toBe(200)
    }
    expect((await post('/api/auth/refresh', {}, { origin: 'http://cloggle.test', cookie: ada.cookie })).statusCode).toBe(200)
  })

  test('ignores an old cookie with the same name', async () => {
    const { ada } = await people(services, 'ada')
    const old = `cloggle_renewal=${'A'.repeat(43)}`
    const both = await post('/api/auth/refresh', {}, { cookie: `cloggle_renewal=odd; ${old}; ${ada.cookie}` })
    expect(both.statusCode).toBe(200)
    const next = String(both.headers['set-cookie']).split(';')[0]!
    await post('/api/auth/logout', {}, { cookie: `${old}; ${next}` })
    expect((await post('/api/auth/refresh', {}, { cookie: next })).statusCode).toBe(401)
    expect((await post('/api/auth/refresh', {}, { cookie: old })).statusCode).toBe(401)
  })

  test('logout ends the session and its cookie', async () => {
    const { ada } = await people(services, 'ada')
    await post('/api/auth/logout', {}, { authorization: `Bearer ${ada.token}`, cookie: ada.cookie })
    const after = await app.inject({ method: 'POST', url: '/graphql', payload: { query: own }, headers: { authorization: `Bearer ${ada.token}` } })
    expect(after.statusCode).toBe(401)
    expect((await post('/api/auth/refresh', {}, { cookie: ada.cookie })).statusCode).toBe(401)
  })

  test('logout with an expired token ends the session of the cookie', async () => {
    const { ada } = await people(services, 'ada')
    clock.forward(15 * 60 + 1)
    const answer = await post('/api/auth/logout', {}, { authorization: `Bearer ${ada.token}`, cookie: ada.cookie })
    expect(answer.statusCode).toBe(200)
    expect((await post('/api/auth/refresh', {}, { cookie: ada.cookie })).statusCode).toBe(401)
  })

  test('forged, malformed and missing tokens get 401 with an error text', async () => {
    const { ada } = await people(services, 'ada')
    for (const authorization of ['Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic abc', `Bearer ${ada.token}x`, 'Bearer ']) {
      const response = await app.inject({ method: 'GET', url: `/api/auth/${ada.username}`, headers: { authorization } })
      expect([authorization, response.statusCode]).toEqual([authorization, 401])
      expect(response.json<{ error: string }>().error).not.toBe('')
    }
    const without = await app.inject({ method: 'GET', url: `/api/auth/${ada.username}` })
    expect([without.statusCode, without.json<{ error: string }>().error]).toEqual([401, 'Log in first.'])
  })

  test('ending all other sessions keeps the present one', async () => {
    const { ada } = await people(services, 'ada')
    const other = (await post('/api/auth/login', { email: ada.email, password: PASSWORD }, {}, '10.5.0.1')).json<{ token: string }>()
    expect((await ada.asks('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: 1 })
    expect((await ada.asks(own)).data.ownAccount.sessions).toHaveLength(1)
    const gone = await app.inject({ method: 'POST', url: '/graphql', payload: { query: own }, headers: { authorization: `Bearer ${other.token}` } })
    expect(gone.statusCode).toBe(401)
  })
})

describe('Looking up a user (requirement A-7)', () => {
  test('a member gets the public card without private data', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    const response = await app.inject({ method: 'GET', url: `/api/auth/${grace.username}`, headers: { authorization: `Bearer ${ada.token}` } })
    expect(response.json()).toMatchObject({ username: grace.username, role: 'User', location: 'Unknown' })
    expect(response.body).not.toContain(grace.email)
    const nobody = await app.inject({ method: 'GET', url: '/api/auth/no-such-person', headers: { authorization: `Bearer ${ada.token}` } })
    expect(nobody.statusCode).toBe(404)
  })
})

describe('Passwords and addresses (requirement A-6)', () => {
  const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }'
  const reset = 'mutation ($secret: String!, $password: String!) { resetPassword(secret: $secret, password: $password) }'

  test('a reset link works once, within one hour, and ends every session; unknown addresses get the same answer', async () => {
    const { ada } = await people(services, 'ada')
    const known = await visitor(services).asks(request, { email: ada.email })
    const unknown = await visitor(services).asks(request, { email: 'nobody-here@people.test' })
    expect(known).toEqual(unknown)
    await works()
    const secret = linkIn(mails.findLast((mail) => mail.to === ada.email && mail.subject.includes('new password'))!.text)
    const used = await visitor(services).asks(reset, { secret, password: 'another phrase of four' })
    expect(used.data).toEqual({ resetPassword: true })
    expect((await visitor(services).asks(reset, { secret, password: 'another phrase of five' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await post('/api/auth/refresh', {}, { cookie: ada.cookie })).statusCode).toBe(401)
    const login = await post('/api/auth/login', { email: ada.email, password: 'another phrase of four' }, {}, '10.6.0.1')
    expect(login.statusCode).toBe(200)
  })

  test('rejects a reset link that has expired', async () => {
    const { ada } = await people(services, 'ada')
    await visitor(services).asks(request, { email: ada.email })
    await works()
    const secret = linkIn(mails.findLast((mail) => mail.to === ada.email && mail.subject.includes('new password'))!.text)
    clock.forward(3601)
    expect((await visitor(services).asks(reset, { secret, password: 'another phrase of four' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('does not send a second reset email within ten minutes', async () => {
    const { ada } = await people(services, 'ada')
    await visitor(services).asks(request, { email: ada.email })
    expect((await visitor(services).asks(request, { email: ada.email })).errors?.[0]?.extensions.code).toBe('TOO_FAST')
  })

  test('changing the password requires the current one and ends all other sessions', async () => {
    const { ada } = await people(services, 'ada')
    const change = 'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }'
    const wrong = await ada.asks(change, { a: 'wrong', b: 'another phrase of four' })
    expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('currentPassword')
    const other = (await post('/api/auth/login', { email: ada.email, password: PASSWORD }, {}, '10.7.0.1')).json<{ token: string }>()
    expect((await ada.asks(change, { a: PASSWORD, b: 'another phrase of four' })).data).toEqual({ changePassword: true })
    const gone = await app.inject({ method: 'GET', url: `/api/auth/${ada.username}`, headers: { authorization: `Bearer ${other.token}` } })
    expect(gone.statusCode).toBe(401)
    expect((await ada.asks('query { ownAccount { email } }')).data.ownAccount.email).toBe(ada.email)
  })

  test('a new address takes effect through the link sent to it, and the old address is notified', async () => {
    const { ada } = await people(services, 'ada')
    const change = 'mutation ($a: String!, $b: String!) { requestEmailChange(currentPassword: $a, email: $b) }'
    const wanted = `new-${ada.email}`
    expect((await ada.asks(change, { a: PASSWORD, b: wanted })).data).toEqual({ requestEmailChange: true })
    await works()
    expect((await ada.asks('query { ownAccount { email } }')).data.ownAccount.email).toBe(ada.email)
    expect(mails.findLast((mail) => mail.to === ada.email)!.subject).toBe('Your email address is about to change')
    const secret = linkIn(mails.findLast((mail) => mail.to === wanted)!.text)
    await visitor(services).asks('mutation ($secret: String!) { verifyEmail(secret: $secret) }', { secret })
    expect((await ada.asks('query { ownAccount { email emailVerified } }')).data.ownAccount).toEqual({ email: wanted, emailVerified: true })
  })

  const change = 'mutation ($a: String!, $b: String!) { requestEmailChange(currentPassword: $a, email: $b) }'
  const verify = 'mutation ($secret: String!) { verifyEmail(secret: $secret) }'
  const lastLinkTo = (address: string) => linkIn(mails.findLast((mail) => mail.to === address && /#[\w-]{43}/.test(mail.text))!.text)

  test('a pending change of address is shown to its person, and can be canceled', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    const pending = async (person: typeof ada) => (await person.asks('query { ownAccount { pendingEmail } }')).data.ownAccount.pendingEmail
    const cancel = 'mutation { cancelEmailChange }'
    await ada.asks(change, { a: PASSWORD, b: `wrong-${ada.email}` })
    await works()
    expect([await pending(ada), await pending(grace)]).toEqual([`wrong-${ada.email}`, null])
    await grace.asks(cancel)
    expect(await pending(ada)).toBe(`wrong-${ada.email}`)
    expect((await ada.asks(cancel)).data).toEqual({ cancelEmailChange: true })
    expect(await pending(ada)).toBeNull()
    expect((await visitor(services).asks(verify, { secret: lastLinkTo(`wrong-${ada.email}`) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await ada.asks(cancel)
  })

  test('a new password cancels a pending change of address', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    const password = 'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }'
    await ada.asks(change, { a: PASSWORD, b: `evil-${ada.email}` })
    await visitor(services).asks(request, { email: ada.email })
    await grace.asks(change, { a: PASSWORD, b: `evil-${grace.email}` })
    await works()
    await visitor(services).asks(reset, { secret: lastLinkTo(ada.email), password: 'another phrase of four' })
    await grace.asks(password, { a: PASSWORD, b: 'another phrase of four' })
    for (const { email } of [ada, grace]) {
      const late = await visitor(services).asks(verify, { secret: lastLinkTo(`evil-${email}`) })
      expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  test('a change of address cancels open reset links', async () => {
    const { ada } = await people(services, 'ada')
    await visitor(services).asks(request, { email: ada.email })
    await works()
    const old = lastLinkTo(ada.email)
    await ada.asks(change, { a: PASSWORD, b: `new-${ada.email}` })
    await works()
    expect((await visitor(services).asks(verify, { secret: lastLinkTo(`new-${ada.email}`) })).data).toEqual({ verifyEmail: true })
    expect((await visitor(services).asks(reset, { secret: old, password: 'another phrase of four' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('hashes no password without a valid link, and limits attempts per network', async () => {
    const tries = () => visitor(services).asks(reset, { secret: 'A'.repeat(43), password: 'another phrase of four' })
    const hashing = vi.spyOn(services.services.passwords, 'hash')
    for (let n = 0; n < 20; n++) await tries()
    expect(hashing).not.toHaveBeenCalled()
    expect((await tries()).errors?.[0]?.extensions.code).toBe('TOO_FAST')
    clock.forward(3600)
  })
})
