import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { newBuilder } from '#platform/server/graphql/builder.ts'
import { openHttp } from '#platform/server/http/server.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people } from '#tests/support/people.ts'
import { listening, openLive, openSocket, outcomeOf } from '#tests/support/socket.ts'
import { until } from '#tests/support/wait-until.ts'
import { SOCKET_LIMITS, type SocketLimits } from './limits.ts'
import { addSockets, type Sockets } from './sockets.ts'

const services = await openTestServices()
const { ada, ben } = await people(services, 'ada', 'ben')
let app: FastifyInstance | null = null
let sockets: Sockets
let running = 0

afterEach(async () => {
  await app?.close()
  app = null
})

/** An app with other socket limits, and two subscriptions: one that sends nothing, one that sends too much. */
async function opened(limits: Partial<SocketLimits> = {}): Promise<FastifyInstance> {
  const builder = newBuilder()
  builder.queryField('nothing', (t) => t.boolean({ may: 'anyone', resolve: () => true }))
  builder.mutationField('nothing', (t) => t.boolean({ may: 'anyone', resolve: () => true }))
  builder.subscriptionType({})
  builder.subscriptionFields((t) => ({
    silence: t.string({ may: 'anyone', subscribe: silence, resolve: () => 'never' }),
    membersOnly: t.string({ may: 'members', subscribe: silence, resolve: () => 'never' }),
    flood: t.string({ may: 'anyone', subscribe: flood, resolve: () => 'x'.repeat(100_000) }),
    broken: t.string({ may: 'anyone', subscribe: () => Promise.reject(new Error('a secret')), resolve: () => '' }),
  }))
  app = openHttp({ services: services.services, trustProxy: true })
  sockets = addSockets(app, { services: services.services, schema: builder.toSchema(), trustProxy: true, limits: { ...SOCKET_LIMITS, ...limits } })
  return listening(app)
}

function silence(): AsyncIterableIterator<number> {
  running++
  let over: (result: { done: true; value: undefined }) => void
  const end = new Promise<{ done: true; value: undefined }>((done) => {
    over = done
  })
  return {
    next: () => end,
    async return() {
      running--
      over({ done: true, value: undefined })
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* flood(): AsyncGenerator<number> {
  running++
  try {
    for (;;) {
      yield 1
      await new Promise((done) => setImmediate(done))
    }
  } finally {
    running--
  }
}

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })

describe('Limits of sockets (requirements P-22, P-24)', () => {
  test('a socket that does not authenticate in time is closed', async () => {
    const socket = await openSocket(await opened({ helloMs: 100 }))
    expect((await socket.closed).code).toBe(4408)
    expect(SOCKET_LIMITS.helloMs).toBeLessThanOrEqual(5_000)
  })

  test('a network may have a limited number of sockets, and a closed one makes room', async () => {
    const app = await opened({ openPerNetwork: 2 })
    const first = await openSocket(app, from('10.1.1.1'))
    await openSocket(app, from('10.1.1.1'))
    expect(await outcomeOf(openSocket(app, from('10.1.1.1')))).toBe('HTTP 429 10')
    await openSocket(app, from('10.1.1.2'))
    first.ws.close()
    await first.closed
    expect(await until(() => sockets.count() === 2)).toBe(true)
    await openSocket(app, from('10.1.1.1'))
  })

  test('a person may have a limited number of sockets over all networks', async () => {
    const app = await opened({ openPerPerson: 2 })
    const first = await openLive(app, ada.token, from('10.1.2.1'))
    await openLive(app, ada.token, from('10.1.2.2'))
    expect(await outcomeOf(openLive(app, ada.token, from('10.1.2.3')))).toContain('Closed with 4429')
    await openLive(app, ben.token, from('10.1.2.3'))
    first.ws.close()
    await first.closed
    await openLive(app, ada.token)
  })

  test('the process has a limited number of sockets', async () => {
    const app = await opened({ open: 1 })
    await openSocket(app)
    expect(await outcomeOf(openSocket(app))).toBe('HTTP 503 10')
  })

  test('a message has a maximum size', async () => {
    const app = await opened()
    const fits = await openLive(app, ada.token)
    fits.send({ type: 'ping', payload: { text: 'x'.repeat(60_000) } })
    expect((await fits.next()).type).toBe('pong')
    fits.send({ type: 'ping', payload: { text: 'x'.repeat(70_000) } })
    expect((await fits.closed).code).toBe(1009)
  })

  test('messages are limited within ten seconds', async () => {
    const socket = await openLive(await opened({ messagesPerTenSeconds: 5 }), ada.token)
    for (let n = 0; n < 4; n++) socket.send({ type: 'ping' })
    expect((await socket.next()).type).toBe('pong')
    socket.send({ type: 'ping' })
    expect((await socket.closed).code).toBe(4429)
  })

  test('pings of the protocol count like messages, and are answered within the limit', async () => {
    const socket = await openLive(await opened({ messagesPerTenSeconds: 20 }), ada.token)
    const pong = once(socket.ws, 'pong')
    socket.ws.ping('here')
    expect(String((await pong)[0])).toBe('here')
    for (let n = 0; n < 30; n++) socket.ws.ping(Buffer.alloc(125))
    expect((await socket.closed).code).toBe(4429)
  })

  test('new documents of a network are limited within ten seconds', async () => {
    const app = await opened({ newDocumentsPerNetwork: 3 })
    const socket = await openLive(app, ada.token)
    for (const [id, name] of ['A', 'B', 'C', 'A', 'D', 'A', 'E'].entries()) socket.subscribe(`subscription ${name} { silence }`, {}, String(id))
    const refusals = [await socket.next(), await socket.next()]
    expect(refusals.map(({ id, type }) => [id, type])).toEqual([['4', 'error'], ['6', 'error']])
    expect(JSON.stringify(refusals[0])).toContain('TOO_FAST')
  })

  test('invalid UTF-8 closes it', async () => {
    const socket = await openLive(await opened())
    socket.ws.send(Buffer.from('{"type":"ping"}'))
    expect((await socket.closed).code).toBe(4400)
  })

  test('a socket may have a limited number of subscriptions', async () => {
    const socket = await openLive(await opened({ subscriptionsPerSocket: 2 }), ada.token)
    for (const id of ['1', '2', '3']) socket.subscribe('subscription { silence }', {}, id)
    const refusal = await socket.next()
    expect([refusal.type, refusal.id, refusal.payload[0].extensions.code]).toEqual(['error', '3', 'TOO_FAST'])
    socket.send({ type: 'complete', id: '1' })
    socket.subscribe('subscription { silence }', {}, '4')
    expect(await until(() => running === 2)).toBe(true)
  })

  test('the permission line of a subscription is checked before it starts', async () => {
    const app = await opened()
    const visitor = await openLive(app)
    visitor.subscribe('subscription { membersOnly }')
    expect((await visitor.next()).payload.errors[0].extensions.code).toBe('NOT_SIGNED_IN')
    expect(running).toBe(0)
    const member = await openLive(app, ada.token)
    member.subscribe('subscription { membersOnly }')
    expect(await until(() => running === 1)).toBe(true)
  })

  test('a bug is masked', async () => {
    const socket = await openLive(await opened(), ada.token)
    socket.subscribe('subscription { broken }')
    const { payload } = await socket.next()
    expect(payload.errors[0]).toMatchObject({ message: 'Something went wrong.', extensions: { code: 'BUG' } })
  })

  test('a slow reader is cut off before much is queued', async () => {
    const app = await opened()
    const socket = await openLive(app, ada.token)
    socket.ws.pause()
    socket.subscribe('subscription { flood }')
    expect(await until(() => sockets.count() === 0)).toBe(true)
    expect(await until(() => running === 0)).toBe(true)
    socket.ws.terminate()
  })

  test('a socket that does not answer the heartbeat is closed, and one that answers stays', async () => {
    const app = await opened({ heartbeatMs: 100 })
    const dead = await openLive(app, ada.token, { autoPong: false })
    const alive = await openLive(app, ben.token)
    expect((await dead.closed).code).toBe(1006)
    expect(alive.ws.readyState).toBe(alive.ws.OPEN)
  })

  test('closed sockets leave nothing behind, however they were closed', async () => {
    const app = await opened()
    for (let n = 0; n < 30; n++) {
      const socket = await openLive(app, n % 2 === 0 ? ada.token : undefined)
      for (const id of ['1', '2']) socket.subscribe('subscription { silence }', {}, id)
      expect(await until(() => running === 2)).toBe(true)
      if (n % 3 === 0) socket.ws.terminate()
      else socket.ws.close()
      expect(await until(() => running === 0 && sockets.count() === 0)).toBe(true)
    }
  })

  test('members are closed while the database is unavailable, visitors stay', async () => {
    const app = await opened({ blindMs: 300, sessionsMs: 100 })
    const member = await openLive(app, ada.token)
    const visitor = await openLive(app)
    const { pool } = services
    const query = pool.query.bind(pool)
    pool.query = (() => Promise.reject(new Error('away'))) as typeof pool.query
    expect((await member.closed).code).toBe(1013)
    pool.query = query as typeof pool.query
    expect(visitor.ws.readyState).toBe(visitor.ws.OPEN)
  })

  test('a stop tells every client to reconnect, and does not wait for silent ones', async () => {
    const running = await opened()
    const socket = await openLive(running, ada.token)
    const mute = await openLive(running, ben.token)
    mute.ws.pause()
    const began = Date.now()
    await running.close()
    expect(await socket.closed).toMatchObject({ code: 1001 })
    expect(Date.now() - began).toBeLessThan(2_500)
    mute.ws.terminate()
  })
})
