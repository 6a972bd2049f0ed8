import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { openContext, type Context } from '../context.ts'
import { listen, type Committed } from '../signals.ts'
import { relayBatch, startRelay } from './outbox-relay.ts'

declare module '../signals.ts' {
  interface Signals {
    'test.left': { personId: string }
    'test.unheard': { personId: string }
  }
  interface ViewerUpdates {
    'test.seen': { personId: string }
  }
}
declare module './tasks.ts' {
  interface Tasks {
    'test.task': Record<string, never>
  }
}

const services = await openTestServices()
const context = openContext(services.services)
const inTransaction = (work: (context: Context) => Promise<unknown>) => context.inTransaction(work)
const nobody = async () => {}
const listeners = [listen('test.first', 'test.left', nobody), listen('test.second', 'test.left', nobody)]
const left = (personId: string) => ({ name: 'test.left', personId }) as const
const seen = { name: 'test.seen', personId: 'a' } as const

const jobs = async () => {
  const { rows } = await services.pool.query<{ task: string; key: string | null; payload: object; run_at: Date }>(
    `select t.identifier as task, j.key, j.payload, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  )
  return rows
}
const outbox = async () => (await services.pool.query<{ id: number; name: string; isWaiting: boolean }>('select id, name, delivered_at is null as "isWaiting" from signals order by id')).rows

const committed: Committed[] = []
services.services.bus.onCommitted((what) => void committed.push(what))

beforeEach(async () => {
  await services.pool.query('delete from signals')
  await services.pool.query('delete from graphile_worker._private_jobs')
  committed.length = 0
})

describe('Signals, tasks and viewer updates of a transaction', () => {
  test('are written in order at its end, and published once after it', async () => {
    await inTransaction(async (context) => {
      await context.emit(left('a'))
      await context.enqueue('test.task', {})
      await context.inTransaction((inner) => inner.emit(left('b')))
      context.notifyViewers(seen)
      expect(committed).toEqual([])
    })
    expect((await outbox()).map(({ name }) => name)).toEqual(['test.left', 'task.test.task', 'test.left'])
    expect(committed).toEqual([{ messages: [left('a'), left('b'), seen], hasOutboxRows: true }])
  })

  test('are lost when the transaction fails', async () => {
    const work = inTransaction(async (context) => {
      await context.emit(left('a'))
      await context.enqueue('test.task', {})
      context.notifyViewers(seen)
      throw new Error('Not this time.')
    })
    await expect(work).rejects.toThrow('Not this time.')
    expect([await outbox(), committed]).toEqual([[], []])
  })

  test('viewer updates alone leave no outbox row, inside or outside of a transaction', async () => {
    await inTransaction(async (context) => context.notifyViewers(seen))
    context.notifyViewers(seen)
    expect(committed).toEqual([{ messages: [seen], hasOutboxRows: false }, { messages: [seen], hasOutboxRows: false }])
    expect(await outbox()).toEqual([])
  })

  test('are refused when they come too late to be stored', async () => {
    const late = Promise.withResolvers<Context>()
    await inTransaction(async (context) => late.resolve(context))
    const inside = await late.promise
    await expect(inside.emit(left('a'))).rejects.toThrow('inside a transaction')
    await expect(inside.enqueue('test.task', {})).rejects.toThrow('inside a transaction')
  })

  test('nothing is published after a transaction without them', async () => {
    await inTransaction(nobody)
    expect(committed).toEqual([])
  })
})

describe('The outbox relay', () => {
  test('creates a task for each task request, and one for each listener of a signal, once', async () => {
    const runAt = new Date('2030-01-02T03:04:05.678Z')
    await inTransaction(async (context) => {
      await context.enqueue('test.task', {}, { dedupe: 'one-key', runAt })
      await context.emit(left('a'))
      await context.emit({ name: 'test.unheard', personId: 'a' })
    })
    const [, signal] = await outbox()
    expect([await relayBatch(services.services, listeners), await relayBatch(services.services, listeners)]).toEqual([3, 0])
    const taskOf = (listener: string) => ({ task: 'listeners.hear', key: `${listener}:${signal!.id}`, payload: { listener, signal: left('a'), signalId: signal!.id }, run_at: expect.any(Date) })
    const [input, ...others] = await jobs()
    expect(input).toEqual({ task: 'test.task', key: 'one-key', payload: {}, run_at: runAt })
    expect(others).toHaveLength(2)
    expect(others).toEqual(expect.arrayContaining([taskOf('test.first'), taskOf('test.second')]))
    expect((await outbox()).some(({ isWaiting }) => isWaiting)).toBe(false)
  })

  test('replaces a waiting task with the same key, also within one batch', async () => {
    const input = (second: number) => inTransaction((context) => context.enqueue('test.task', {}, { dedupe: 'one-key', runAt: new Date(Date.UTC(2030, 0, 1, 0, 0, second)) }))
    await input(1)
    await input(2)
    await relayBatch(services.services, listeners)
    await input(3)
    await relayBatch(services.services, listeners)
    expect((await jobs()).map(({ run_at }) => run_at.getUTCSeconds())).toEqual([3])
  })

  test('moves all of a batch or nothing of it', async () => {
    await inTransaction((context) => context.emit(left('a')))
    // The queue itself refuses it after it took the others.
    await services.pool.query(`insert into signals (name, payload) values ('task.' || repeat('x', 200), '{"payload": {}}')`)
    await expect(relayBatch(services.services, listeners)).rejects.toThrow('_private_tasks')
    expect([await jobs(), (await outbox()).map(({ isWaiting }) => isWaiting)]).toEqual([[], [true, true]])
  })

  test('several relays share the rows, and move none twice', async () => {
    for (let n = 0; n < 20; n++) await inTransaction((context) => context.enqueue('test.task', {}))
    expect(await Promise.all([1, 2, 3, 4].map(() => relayBatch(services.services, listeners, 5)))).toEqual([5, 5, 5, 5])
    expect(await jobs()).toHaveLength(20)
  })

  test('continues row by row when a batch fails', async () => {
    for (let n = 0; n < 3; n++) await inTransaction((context) => context.enqueue('test.task', {}))
    await services.pool.query(`insert into signals (name, payload) values ('task.' || repeat('x', 200), '{"payload": {}}')`)
    const relay = startRelay(services.services, listeners)
    await expect.poll(async () => (await jobs()).length, { timeout: 10_000 }).toBe(3)
    await relay.stop()
  })

  test('runs at once after a commit with new rows, and not after viewer updates', async () => {
    // Its second run never ends.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const relay = startRelay(services.services, listeners)
    try {
      await inTransaction((context) => context.emit(left('a')))
      await expect.poll(async () => (await jobs()).length).toBe(2)
      // It reads again what was committed during the read.
      for (let round = 0; round < 20; round++) await jobs()
      await services.pool.query(`insert into signals (name, payload) values ('task.test.task', '{"payload": {}}')`)
      context.notifyViewers(seen)
      for (let round = 0; round < 20; round++) expect(await jobs()).toHaveLength(2)
      await inTransaction((context) => context.emit(left('b')))
      await expect.poll(async () => (await jobs()).length).toBe(5)
    } finally {
      vi.useRealTimers()
      await relay.stop()
    }
  })
})
