import { get, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { ADMIN_SECONDS } from '#platform/rules/session.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { hashOf, otherStandingsOf, viewerOf } from '#platform/server/sessions/sessions.ts'
import { openTestServices } from '#tests/support/services.ts'
import { PASSWORD, people, publishes, type Person } from '#tests/support/people.ts'
import { listening, openLive, openSocket, outcomeOf } from '#tests/support/socket.ts'
import { pause } from '#tests/support/wait-until.ts'
import type { Connection } from './connection.ts'
import { SOCKET_LIMITS } from './limits.ts'
import { watchSessions } from './session-watch.ts'

const WATCH = 'subscription ($id: ID!) { blogChanged(id: $id) { likeCount dislikeCount commentCount } }'
const OVER = { code: 4403, reason: REFUSALS.SESSION_OVER.message }

const services = await openTestServices()
await listening(services.app)
const { ada, ben } = await people(services, 'ada', 'ben')
const { _id: blogId } = await publishes(ada, 'Read while it changes')

async function logsIn(person: Person): Promise<string> {
  const response = await services.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: person.email, password: PASSWORD } })
  return response.json<{ token: string }>().token
}

/** What happened to a socket within a second. */
const withinASecond = (closed: Promise<{ code: number; reason: string }>) =>
  Promise.race([closed, new Promise((done) => setTimeout(done, 1_000, 'still open'))])

describe('Who may open a socket (requirement P-24)', () => {
  test('only pages of the site, at /graphql, with our protocol', async () => {
    expect(await outcomeOf(openSocket(services.app, { path: '/other' }))).toBe('HTTP 404')
    expect(await outcomeOf(openSocket(services.app, { origin: 'https://elsewhere.test' }))).toBe('HTTP 403')
    expect(await outcomeOf(openSocket(services.app, { origin: undefined }))).toBe('HTTP 403')
    expect(await outcomeOf(openSocket(services.app, { origin: 'http://cloggle.test.elsewhere.test' }))).toBe('HTTP 403')
    expect(await outcomeOf(openSocket(services.app, { protocol: 'graphql-ws' }))).toBe('HTTP 400')
    const socket = await openSocket(services.app)
    socket.ws.close()
    expect((await socket.closed).code).toBe(1005)
  })

  test('pages of the site under any name of this machine', async () => {
    const { port } = services.app.server.address() as { port: number }
    const origin = `http://localhost:${port}`
    const socket = await openSocket(services.app, { origin, headers: { host: `localhost:${port}` } })
    socket.ws.close()
    expect((await socket.closed).code).toBe(1005)
    expect(await outcomeOf(openSocket(services.app, { origin, headers: { host: `127.0.0.1:${port}` } }))).toBe('HTTP 403')
  })

  test('a refusal has the format of REST', async () => {
    const { port } = services.app.server.address() as { port: number }
    const headers = { connection: 'Upgrade', upgrade: 'websocket', origin: 'https://elsewhere.test' }
    const response = await new Promise<IncomingMessage>((done) => get({ port, path: '/graphql', headers }, done))
    const body = JSON.parse((await response.toArray()).join('')) as object
    expect(body).toEqual({ error: REFUSALS.NOT_ALLOWED.message, code: 'NOT_ALLOWED', fields: {}, requestId: expect.stringMatching(/^[\w-]{36}$/) })
  })

  test('a token in the URL is ignored', async () => {
    const socket = await openLive(services.app, undefined, { path: `/graphql?token=${ada.token}` })
    socket.subscribe(WATCH, { id: blogId })
    expect((await socket.next()).payload.errors[0].extensions.code).toBe('NOT_SIGNED_IN')
    socket.ws.close()
  })

  test('a token that is forged, malformed or expired closes it with the message of REST', async () => {
    const gone = await logsIn(ben)
    await services.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${gone}` }, payload: {} })
    for (const token of ['x', 'A'.repeat(43), `${ada.token.slice(0, -1)}!`, gone]) {
      const socket = await openSocket(services.app)
      socket.send({ type: 'connection_init', payload: { token } })
      expect(await socket.closed).toEqual(OVER)
    }
    const rest = await services.app.inject({ url: `/api/auth/${ada.username}`, headers: { authorization: `Bearer ${gone}` } })
    expect([rest.statusCode, rest.json<{ error: string }>().error]).toEqual([401, OVER.reason])
    const socket = await openLive(services.app, ada.token)
    socket.ws.close()
  })

  test('an invalid first message closes it', async () => {
    for (const payload of [{ token: 7 }, { token: 'a', admin: true }, { token: 'x'.repeat(201) }]) {
      const socket = await openSocket(services.app)
      socket.send({ type: 'connection_init', payload })
      expect((await socket.closed).code).toBe(4400)
    }
    for (const text of ['', '{', '[]', 'null', '{"type":"unheard"}', '{"type":"subscribe"}']) {
      const socket = await openSocket(services.app)
      socket.send(text)
      expect((await socket.closed).code).toBe(4400)
    }
  })

  test('a client that subscribes before authenticating, or authenticates twice, is rejected', async () => {
    const early = await openSocket(services.app)
    early.subscribe(WATCH, { id: blogId })
    expect((await early.closed).code).toBe(4401)
    const twice = await openLive(services.app, ada.token)
    twice.send({ type: 'connection_init', payload: { token: ada.token } })
    expect((await twice.closed).code).toBe(4429)
  })

  test('a visitor is accepted and refused subscriptions for members', async () => {
    const socket = await openLive(services.app)
    socket.subscribe(WATCH, { id: blogId })
    const refusal = (await socket.next()).payload.errors[0]
    expect([refusal.message, refusal.extensions.code]).toEqual([REFUSALS.NOT_SIGNED_IN.message, 'NOT_SIGNED_IN'])
    socket.ws.close()
    const member = await openLive(services.app, ada.token)
    member.subscribe(WATCH, { id: blogId })
    expect((await member.next()).payload).toEqual({ data: { blogChanged: { likeCount: 0, dislikeCount: 0, commentCount: 0 } } })
    member.ws.close()
  })
})

describe('A session that ends (requirement P-5)', () => {
  const ends: Record<string, (token: string, person: Person) => Promise<unknown>> = {
    'by logging out': (token) =>
      services.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${token}` }, payload: {} }),
    'by "log out everywhere else"': async (_token, person) => person.asks('mutation { endOtherSessions }'),
    'by a new password': async (_token, person) =>
      person.asks('mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }', { a: PASSWORD, b: 'five other words for tests' }),
    'by suspension': (_token, person) => services.pool.query('update people set suspended_at = now() where id = $1', [person.id]),
    'by its token running out': (token) =>
      services.pool.query("update session_tokens set expires_at = now() - interval '1 second' where token_hash = sha256(convert_to($1, 'UTF8'))", [token]),
  }

  for (const [how, endIt] of Object.entries(ends)) {
    test(`closes its sockets within a second: ${how}`, async () => {
      const { cleo } = await people(services, 'cleo')
      const token = await logsIn(cleo)
      const socket = await openLive(services.app, token)
      const stranger = await openLive(services.app, ada.token)
      const answer = await endIt(token, cleo)
      expect((answer as { errors?: unknown }).errors).toBeUndefined()
      expect(await withinASecond(socket.closed)).toEqual(OVER)
      expect(stranger.ws.readyState).toBe(stranger.ws.OPEN)
      stranger.ws.close()
    })
  }

  test('control: the socket stays while nothing ends', async () => {
    const socket = await openLive(services.app, ada.token)
    expect(await withinASecond(socket.closed)).toBe('still open')
    socket.ws.close()
  })

  test('new rights close it too, so that the client reconnects with them', async () => {
    const { dora } = await people(services, 'dora')
    const socket = await openLive(services.app, dora.token)
    await services.pool.query("insert into grants (person_id, role) values ($1, 'mentor')", [dora.id])
    expect(await withinASecond(socket.closed)).toMatchObject({ code: 4205 })
  })

  /** A socket of a new person whose session has been checked. */
  async function lookedAt(name: string) {
    const person = (await people(services, name))[name]!
    const socket = await openLive(services.app, person.token)
    expect(await withinASecond(socket.closed)).toBe('still open')
    return { person, socket }
  }

  test('later changes close it too: a granted or revoked role, new rights of a role', async () => {
    const { person, socket } = await lookedAt('eve')
    await services.pool.query("insert into grants (person_id, role) values ($1, 'mentor')", [person.id])
    expect(await withinASecond(socket.closed)).toMatchObject({ code: 4205 })

    const again = await openLive(services.app, person.token)
    expect(await withinASecond(again.closed)).toBe('still open')
    await services.pool.query('update grants set revoked_at = now() where person_id = $1', [person.id])
    expect(await withinASecond(again.closed)).toMatchObject({ code: 4205 })

    const third = await openLive(services.app, person.token)
    expect(await withinASecond(third.closed)).toBe('still open')
    const { rows } = await services.pool.query<{ rights: string[] }>("select rights from roles where name = 'learner'")
    try {
      await services.pool.query("update roles set rights = array_remove(rights, 'practice.submit') where name = 'learner'")
      expect(await withinASecond(third.closed)).toMatchObject({ code: 4205 })
    } finally {
      await services.pool.query("update roles set rights = $1 where name = 'learner'", [rows[0]!.rights])
    }
  })

  test('rights that expire by themselves close it without a write', async () => {
    const { person, socket } = await lookedAt('finn')
    socket.ws.close()
    await services.pool.query("insert into grants (person_id, role) values ($1, 'admin')", [person.id])
    const since = "now() - make_interval(secs => $2) + interval '4 seconds'"
    await services.pool.query(`update sessions set active_role = 'admin', role_since = ${since} where person_id = $1`, [person.id, ADMIN_SECONDS])
    const acting = await openLive(services.app, person.token)
    expect(await withinASecond(acting.closed)).toBe('still open')
    expect(await acting.closed).toMatchObject({ code: 4205 })
  })

  test('while nothing changes, one statement checks all of them, and no viewer is read', async () => {
    const { hal, ida } = await people(services, 'hal', 'ida')
    await services.pool.query("insert into grants (person_id, role) values ($1, 'mentor')", [ida.id])
    await services.pool.query("update sessions set active_role = 'mentor', role_since = '2026-07-01 03:04:05.123456+00' where person_id = $1", [ida.id])
    const hashes = [hal, ida].map(({ token }) => hashOf(token).toString('hex'))
    const unknown = new Map(hashes.map((hash) => [hash, null]))
    const stood = await otherStandingsOf(services.services, unknown)
    expect([...stood.keys()].toSorted()).toEqual(hashes.toSorted())
    expect(await otherStandingsOf(services.services, stood)).toEqual(new Map())
    const gone = hashOf('nobody has this').toString('hex')
    expect(await otherStandingsOf(services.services, new Map([...stood, [gone, null]]))).toEqual(new Map([[gone, null]]))
  })

  test('a later socket with a known token is checked all the same', async () => {
    const { person, socket } = await lookedAt('gil')
    socket.ws.close()
    const viewer = (await viewerOf(services.services, person.token))!
    const closed: string[] = []
    const connection = (name: string, rights: Viewer['rights']) => {
      const state = { OPEN: 1, readyState: 1, close: () => void ((state.readyState = 3), closed.push(name)), terminate: () => undefined }
      return { socket: state, viewer: { ...viewer, rights }, tokenHash: hashOf(person.token).toString('hex') } as unknown as Connection
    }
    const open = new Set([connection('first', viewer.rights)])
    const stop = watchSessions(services.services, open, { ...SOCKET_LIMITS, sessionsMs: 50 })
    await pause(300)
    expect(closed).toEqual([])
    open.add(connection('second', viewer.rights.slice(1)))
    await expect.poll(() => closed).toEqual(['second'])
    await pause(300)
    stop()
    expect(closed).toEqual(['second'])
  })
})

describe('Operations over a socket (requirement P-12)', () => {
  async function refusalOf(query: string, variables: object = {}): Promise<string> {
    const socket = await openLive(services.app, ada.token)
    socket.subscribe(query, variables)
    const { type, payload } = await socket.next()
    socket.ws.close()
    return type === 'error' ? payload[0].extensions.code : (payload.errors?.[0].extensions.code ?? 'answered')
  }
  const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: likeCount`).join(' ')

  test('only subscriptions, which HTTP refuses', async () => {
    expect(await refusalOf('{ getAllBlogs { _id } }')).toBe('INVALID_INPUT')
    expect(await refusalOf('mutation ($id: ID!) { reactToBlog(blogId: $id, reaction: like) { likeCount } }', { id: blogId })).toBe('INVALID_INPUT')
    expect(await refusalOf(WATCH, { id: blogId })).toBe('answered')
    const overHttp = await ada.asks(WATCH, { id: blogId })
    expect(overHttp.errors?.[0]).toMatchObject({ message: 'Subscriptions need a socket.', extensions: { code: 'INVALID_INPUT' } })
  })

  test('the limits of documents are those of HTTP', async () => {
    const subscription = (fields: string) => `subscription ($id: ID!) { blogChanged(id: $id) { ${fields} } }`
    expect(await refusalOf(subscription(aliases(10)), { id: blogId })).toBe('answered')
    expect(await refusalOf(subscription(aliases(11)), { id: blogId })).toBe('TOO_COMPLEX')
    expect(await refusalOf(subscription('likeCount '.repeat(1_001)), { id: blogId })).toBe('TOO_COMPLEX')
    expect(await refusalOf(subscription('__schema'), { id: blogId })).toBe('TOO_COMPLEX')
    expect(await refusalOf(subscription('nothing'), { id: blogId })).toBe('INVALID_INPUT')
    expect(await refusalOf(`${WATCH} ${WATCH.replace('subscription', 'subscription B')}`, { id: blogId })).toBe('TOO_COMPLEX')
    expect(await refusalOf(WATCH, { id: 'no-id' })).toBe('INVALID_INPUT')
    expect(await refusalOf(WATCH, { id: { a: 1 } })).toBe('INVALID_INPUT')
    expect(await refusalOf(WATCH)).toBe('INVALID_INPUT')
  })

  test('an unreadable blog does not exist', async () => {
    const hidden = (await publishes(ada, 'Taken back soon'))._id
    expect(await refusalOf(WATCH, { id: hidden })).toBe('answered')
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: hidden })
    const socket = await openLive(services.app, ben.token)
    socket.subscribe(WATCH, { id: hidden })
    const hiddenSays = (await socket.next()).payload.errors[0]
    socket.subscribe(WATCH, { id: crypto.randomUUID() }, '2')
    const answers = [await socket.next(), await socket.next()]
    const absentSays = answers.find(({ type }) => type === 'next')!.payload.errors[0]
    expect([hiddenSays.message, hiddenSays.extensions.code]).toEqual([absentSays.message, absentSays.extensions.code])
    expect(absentSays.extensions.code).toBe('NOT_FOUND')
    socket.ws.close()
  })
})
