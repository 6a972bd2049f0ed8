import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isObjectType } from 'graphql'
import { apiSchema } from '#app/server/features.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, PASSWORD, people, visitor, withToken, type Person } from '#tests/support/people.ts'
import type { GraphqlReply } from '#tests/support/graphql-reply.ts'
import { TOKEN_SCOPES } from '../rules/scopes.ts'
import { MAX_TOKENS } from '../rules/tokens.ts'

const services = await openTestServices()
const { app, clock, pool, mails } = services
const CREATE = `mutation ($id: ID!, $name: String!, $scopes: [String!]!, $days: Int!, $password: String!) {
  createAccessToken(id: $id, name: $name, scopes: $scopes, days: $days, password: $password) }`
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(id: $id) }'
const LIST = '{ accessTokens { id name scopes isExpired usedAt } }'

async function tokenOf(person: Person, scopes: string[], { days = 30, id = randomUUID() as string } = {}): Promise<string> {
  const reply = await person.asks<{ createAccessToken: string }>(CREATE, { id, name: 'Backup script', scopes, days, password: PASSWORD })
  if (reply.errors !== undefined) throw new Error(JSON.stringify(reply.errors))
  return reply.data!.createAccessToken
}

/** Sends a document with a token, without cookies; returns the status with the reply. */
async function send(token: string, query: string, variables: object = {}): Promise<GraphqlReply & { status: number; error?: string }> {
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` }, payload: { query, variables }, remoteAddress: '10.4.4.4' })
  return { ...response.json<GraphqlReply>(), status: response.statusCode }
}
const refusalOf = ({ status, errors, error }: Awaited<ReturnType<typeof send>>) => [status, errors?.[0]?.message ?? error]
const NOT_FOR_TOKENS = 'Access tokens can’t be used for this. Log in on the site instead.'

describe('Creating access tokens (requirement G-20)', () => {
  test('a token is shown once, stored as a hash, listed, audited, and its owner is notified in the app and by email', async () => {
    const { ada } = await people(services, 'ada')
    await pool.query('update logins set email_verified_at = now() where person_id = $1', [ada.id])
    const token = await tokenOf(ada, ['public:read', 'own:read'])
    expect(token).toMatch(/^cloggle_[\w-]{43}$/)
    expect((await ada.asks(LIST)).data.accessTokens).toMatchObject([{ name: 'Backup script', scopes: ['public:read', 'own:read'], isExpired: false, usedAt: null }])
    const { rows } = await pool.query('select t::text as row from access_tokens t where person_id = $1', [ada.id])
    expect(rows[0].row).not.toContain(token.slice(8))
    const audit = await pool.query("select target_name, actor_id from audit_log where deed = 'access-token.created' and actor_id = $1", [ada.id])
    expect(audit.rows).toEqual([{ target_name: 'Backup script', actor_id: ada.id }])
    for (let n = 0; n < 4; n++) await services.work()
    expect(JSON.stringify((await ada.asks('{ notifications { items { title message } } }')).data)).toContain('The access token “Backup script” was created')
    expect(mails.some(({ to, text }) => to === ada.email && text.includes('Backup script'))).toBe(true)
  })

  test('sent again after a lost answer it is one token, and the new secret counts; one that was used stays', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = randomUUID()
    const [lost, shown] = [await tokenOf(ada, ['public:read'], { id }), await tokenOf(ada, ['public:read'], { id })]
    expect((await ada.asks(LIST)).data.accessTokens).toHaveLength(1)
    expect((await send(lost, '{ currentAccessToken { id } }')).status).toBe(401)
    await expect(tokenOf(ben, ['public:read'], { id })).rejects.toThrow('INVALID_INPUT')
    expect((await send(shown, '{ site { welcome } }')).status).toBe(200)
    await services.work()
    await pool.query('update access_tokens set used_at = now() where id = $1', [id])
    await expect(tokenOf(ada, ['public:read'], { id })).rejects.toThrow('INVALID_INPUT')
  })

  test('the password is required, and the list is limited', async () => {
    const { ada } = await people(services, 'ada')
    const wrong = await ada.asks(CREATE, { id: randomUUID(), name: 'x', scopes: ['own:read'], days: 7, password: 'not it' })
    expect(wrong.errors?.[0]?.extensions.fields).toEqual({ password: 'That’s not your current password.' })
    await pool.query("insert into access_tokens select gen_random_uuid(), $1, 'n', '{own:read}', sha256(n::text::bytea), now(), now() + interval '7 days' from generate_series(1, $2::int) n", [ada.id, MAX_TOKENS])
    const over = await ada.asks(CREATE, { id: randomUUID(), name: 'x', scopes: ['own:read'], days: 7, password: PASSWORD })
    expect(over.errors?.[0]?.message).toBe('You can have 20 access tokens. Revoke one that you no longer need.')
  })
})

describe('What a token may do (requirement G-21)', () => {
  test('it reads public and own data, and its last use is recorded', async () => {
    const { ada } = await people(services, 'ada')
    const token = await tokenOf(ada, ['public:read', 'own:read'])
    const reply = await send(token, '{ blogs { items { title } } ownStreak { days } currentAccessToken { name } }')
    expect(reply.status, JSON.stringify(reply)).toBe(200)
    expect(reply.data.currentAccessToken).toEqual({ name: 'Backup script' })
    expect((await ada.asks(LIST)).data.accessTokens[0].usedAt).not.toBeNull()
  })

  test('with fewer scopes than needed, the answer is 403 and names the missing scope', async () => {
    const { ada } = await people(services, 'ada')
    const token = await tokenOf(ada, ['own:read'])
    const publish = 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { slug } }'
    const text = { id: randomUUID(), revision: 0, title: 'By a program', content: '<p>Text.</p>', tags: [] }
    expect(refusalOf(await send(token, publish, { text }))).toEqual([403, 'This access token doesn’t have the scope “blogs:write”. Create a token with it in your settings.'])
    expect(refusalOf(await send(token, '{ blogs { items { title } } conversations { id } }'))).toEqual([
      403, 'This access token doesn’t have the scopes “public:read” and “messages:read”. Create a token with them in your settings.',
    ])
    expect((await send(await tokenOf(ada, ['blogs:write']), publish, { text })).data.publishBlog.slug).toContain('by-a-program')
  })

  test('with the public scope alone it sees what a visitor sees', async () => {
    const { ada } = await people(services, 'ada')
    await ada.asks('mutation { chooseVisibility(section: followers, level: me) }')
    const profile = 'query ($id: String!) { profile(id: $id) { followerCount } }'
    const seenWith = async (...scopes: string[]) => (await send(await tokenOf(ada, scopes), profile, { id: ada.id })).data.profile
    expect(await seenWith('public:read', 'own:read')).toEqual({ followerCount: 0 })
    expect(await seenWith('public:read')).toEqual({ followerCount: null })
    // A personal query beside a public one would open the personal parts of the public one.
    const missing = [403, 'This access token doesn’t have the scope “own:read”. Create a token with it in your settings.']
    for (const personal of ['currentAccessToken { name }', 'chatBadge']) {
      const both = `query ($id: String!) { profile(id: $id) { followerCount } ${personal} }`
      expect(refusalOf(await send(await tokenOf(ada, ['public:read', 'messages:read']), both, { id: ada.id })), personal).toEqual(missing)
    }
    const personal = await send(await tokenOf(ada, ['public:read']), 'query ($id: String!, $ids: [ID!]!) { profile(id: $id) { __typename } viewerPeople(ids: $ids) { __typename } }', { id: ada.id, ids: [ada.id] })
    expect(refusalOf(personal)).toEqual(missing)
  })

  test('every root field outside of the scopes is refused, even with all scopes and as an admin', async () => {
    const { root } = await people(services, 'root')
    const admin = await actingAs(services, root, 'admin')
    const token = await tokenOf(admin, Object.keys(TOKEN_SCOPES))
    const listed = new Set(Object.values(TOKEN_SCOPES).flatMap(({ fields }) => fields))
    const schema = await apiSchema()
    const roots = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    const known = new Set(roots.map(({ type, field }) => `${type.name}.${field.name}`))
    expect([...listed].filter((name) => !known.has(name))).toEqual([])
    const used: string[] = []
    for (const { type, field } of roots) {
      const name = `${type.name}.${field.name}`
      if (listed.has(name) || (type.name === 'Query' && field.extensions['may'] === 'anyone')) continue
      const args = field.args.map(({ name, type }) => ({ name, type: String(type) })).filter(({ type }) => type.endsWith('!'))
      const given = args.length === 0 ? '' : `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})`
      const declared = args.length === 0 ? '' : `(${args.map(({ name, type }) => `$${name}: ${type}`).join(', ')})`
      const leaf = isObjectType((schema.getType(String(field.type).replace(/[[\]!]/g, '')))) ? ' { __typename }' : ''
      const { status, errors } = await send(token, `${type.name.toLowerCase()} ${declared} { ${field.name}${given}${leaf} }`)
      if (status !== 403 || errors?.[0]?.message !== NOT_FOR_TOKENS) used.push(`${name}: ${status} ${errors?.[0]?.message}`)
      if (used.length > 5) break
      // The limit of requests of a token counts these, too.
      await pool.query("delete from throttle_windows where key like 'token.requests:%'")
    }
    expect(used).toEqual([])
    for (const name of ['changePassword', 'requestEmailChange', 'createAccessToken', 'changeGrant', 'endSession', 'requestAccountDeletion']) expect(listed.has(`Mutation.${name}`)).toBe(false)
  })

  test('routes: sessions, exports and roles are closed, public pages and images are open', async () => {
    const { ada } = await people(services, 'ada')
    const token = await tokenOf(ada, Object.keys(TOKEN_SCOPES))
    const ask = async (method: 'GET' | 'POST', url: string, bearer = token) => {
      const response = await app.inject({ method, url, headers: { authorization: `Bearer ${bearer}`, cookie: ada.cookie }, ...(method === 'POST' && { payload: {} }) })
      return [response.statusCode, response.json<{ error?: string }>().error]
    }
    for (const url of ['/api/auth/switch', '/api/auth/logout', '/api/auth/refresh', '/api/auth/login', '/api/images/fetch']) expect(await ask('POST', url), url).toEqual([403, NOT_FOR_TOKENS])
    expect(await ask('GET', `/api/exports/${randomUUID()}`)).toEqual([403, NOT_FOR_TOKENS])
    expect(await ask('GET', `/api/auth/${ada.username}`)).toEqual([403, NOT_FOR_TOKENS])
    expect((await ask('POST', '/api/images'))[0]).toBe(415)
    expect(await ask('POST', '/api/images', await tokenOf(ada, ['own:read']))).toEqual([403, 'This access token doesn’t have the scope “images:write”. Create a token with it in your settings.'])
  })

  test('it never has more rights than its owner', async () => {
    const { ada } = await people(services, 'ada')
    const token = await tokenOf(ada, ['blogs:write'])
    await pool.query("update roles set rights = array_remove(rights, 'blogs.write') where name = 'learner'")
    const reply = await send(token, 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { __typename } }', { text: { id: randomUUID(), revision: 0, title: 'T', content: '', tags: [] } })
    await pool.query("update roles set rights = rights || '{blogs.write}' where name = 'learner'")
    expect(reply.errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
  })
})

describe('The end of a token (requirement G-20)', () => {
  const OVER = [401, 'This access token is wrong, expired or revoked. Create a new one in your settings.']
  const use = async (token: string) => refusalOf(await send(token, '{ currentAccessToken { name } }'))

  test('revoked: at once, and only by its owner', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    const id = randomUUID()
    const token = await tokenOf(ada, ['own:read'], { id })
    expect((await bob.asks(REVOKE, { id })).errors?.[0]?.message).toBe('We couldn’t find that token. It may be revoked already.')
    expect((await use(token))[0]).toBe(200)
    await ada.asks(REVOKE, { id })
    expect(await use(token)).toEqual(OVER)
  })

  test.each(['wrongtoken', 'cloggle_short', 'github_pat_11AAAA'])('of the wrong shape: %s answers as one that is over', async (token) => {
    expect(await use(token)).toEqual(OVER)
  })

  test('its owner is suspended: it stays over afterwards', async () => {
    const { ada, root } = await people(services, 'ada', 'root')
    const token = await tokenOf(ada, ['own:read'])
    const admin = await actingAs(services, root, 'admin')
    const suspend = 'mutation ($id: ID!, $on: Boolean!) { suspendPerson(personId: $id, suspended: $on, reason: "Spam in comments") }'
    await admin.asks(suspend, { id: ada.id, on: true })
    expect(await use(token)).toEqual(OVER)
    await admin.asks(suspend, { id: ada.id, on: false })
    expect(await use(token)).toEqual(OVER)
  })

  test('its owner resets the password', async () => {
    const { ada } = await people(services, 'ada')
    const token = await tokenOf(ada, ['own:read'])
    await ada.asks('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: ada.email })
    for (let n = 0; n < 4; n++) await services.work()
    const mail = mails.findLast(({ to, subject }) => to === ada.email && subject.includes('new password'))!
    const secret = /#(\S+)/.exec(mail.text)![1]
    expect((await visitor(services).asks('mutation ($secret: String!) { resetPassword(secret: $secret, password: "another phrase of four") }', { secret })).errors).toBeUndefined()
    expect(await use(token)).toEqual(OVER)
  })

  test('an admin revokes all tokens of its owner, with a reason', async () => {
    const { ada, root } = await people(services, 'ada', 'root')
    const token = await tokenOf(ada, ['own:read'])
    const admin = await actingAs(services, root, 'admin')
    const revoke = (by: Person) => by.asks<{ revokePersonTokens: number }>('mutation ($id: ID!) { revokePersonTokens(personId: $id, reason: "Leaked") }', { id: ada.id })
    expect((await revoke(ada)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await revoke(admin)).data?.revokePersonTokens).toBe(1)
    expect(await use(token)).toEqual(OVER)
    expect((await revoke(admin)).errors?.[0]?.message).toBe('This person has no access tokens. They may be revoked already.')
    expect((await pool.query("select reason, details from audit_log where deed = 'access-token.all-revoked' and target_id = $1", [ada.id])).rows).toEqual([{ reason: 'Leaked', details: { count: 1 } }])
  })

  test('its owner is deleted, or its time is over: also when the clock is set back', async () => {
    const { ada, bob } = await people(services, 'ada', 'bob')
    const [gone, late] = [await tokenOf(ada, ['own:read']), await tokenOf(bob, ['own:read'], { days: 7 })]
    await pool.query('delete from people where id = $1', [ada.id])
    expect(await use(gone)).toEqual(OVER)
    clock.forward(7 * 86_400 + 1)
    expect(await use(late)).toEqual(OVER)
    clock.forward(-7 * 86_400 - 1)
    expect(await use(late)).toEqual(OVER)
  })

  test('unknown and malformed tokens are refused, and sockets take none', async () => {
    const { ada } = await people(services, 'ada')
    for (const token of ['cloggle_', `cloggle_${'x'.repeat(43)}`, `cloggle_${'x'.repeat(4_000)}`]) expect(await use(token)).toEqual(OVER)
    const token = await tokenOf(ada, Object.keys(TOKEN_SCOPES))
    const { viewerOf } = await import('#platform/server/sessions/sessions.ts')
    expect(await viewerOf(services.services, token)).toBeNull()
  })

  test('too many requests are refused with the time to wait', async () => {
    const { ada } = await people(services, 'ada')
    const token = await tokenOf(ada, ['own:read'])
    await use(token)
    await pool.query("update throttle_windows set hits = 1000 where key like 'token.requests:%'")
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` }, payload: { query: '{ currentAccessToken { name } }' } })
    expect([response.statusCode, response.json().error]).toEqual([429, 'This access token sent too many requests. Wait for the seconds in the Retry-After header.'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(withToken(services, ada, token).token).toBe(token)
  })
})
