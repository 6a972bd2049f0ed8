import { afterAll, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { until } from '#tests/support/wait-until.ts'
import { openLog } from '../log.ts'
import { openSignalBus, type ViewerUpdate } from '../signals.ts'
import { connectNodes, payloadsOf } from './node-updates.ts'

const { services } = await openTestServices()
const { database } = services
const { host, port, user, database: name } = database.pool.options
const log = openLog({ logLevel: 'silent' })

/** A node with what it received, from itself and from others. */
function openNode() {
  const bus = openSignalBus()
  const received: string[] = []
  bus.onCommitted(({ messages }) => received.push(...messages.map((update) => (update as { personId: string }).personId)))
  const stop = connectNodes({ address: { host: host!, port: port!, user: user!, database: name! }, database, bus, log, names: new Set(['chat.typing']) })
  afterAll(stop)
  return { received, send: (personId: string, kind: string = 'chat.typing') => bus.committed({ messages: [{ name: kind, personId, conversationId: 'c' } as unknown as ViewerUpdate], hasOutboxRows: false }) }
}

const listeners = async () => (await database.pool.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'cloggle updates' and datname = current_database()")).rows

test('P-16 viewers on another node get an update once, and only of the declared kinds', async () => {
  const [here, there] = [openNode(), openNode()]
  expect(await until(async () => (await listeners()).length === 2)).toBe(true)
  await here.send('hidden', 'chat.opened')
  expect(await until(async () => {
    await here.send('first')
    return there.received.includes('first')
  })).toBe(true)
  await there.send('back')
  expect(await until(() => here.received.includes('back'))).toBe(true)
  expect(there.received).not.toContain('hidden')
  expect(there.received.filter((id) => id === 'back')).toHaveLength(1)
  expect(here.received.filter((id) => id === 'back')).toHaveLength(1)

  // The connections are lost; both connect again.
  const before = await listeners()
  await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before.map(({ pid }) => pid)])
  expect(await until(async () => {
    await there.send('again')
    return here.received.includes('again')
  })).toBe(true)
})

test('payloads stay below the limit of PostgreSQL, and lose nothing but what is too long alone', () => {
  const update = (personId: string) => ({ name: 'seen', personId }) as unknown as ViewerUpdate
  const updates = Array.from({ length: 500 }, (_, n) => update(`person-${n}`))
  const payloads = payloadsOf('n', [...updates, update('x'.repeat(8_000))])
  expect(payloads.every((payload) => Buffer.byteLength(payload) < 8_000)).toBe(true)
  expect(payloads.flatMap((payload) => (JSON.parse(payload) as { updates: ViewerUpdate[] }).updates)).toEqual(updates)
})
