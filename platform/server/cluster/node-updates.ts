import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database, DatabaseAddress } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Committed, SignalBus } from '../signals.ts'
import { listenToNodes, notifyNodes } from './node-updates.queries.ts'

/** Updates are collected this long, so that a node sends at most ten statements a second. */
const COLLECT_MS = 100
const RECONNECT_MS = 2_000
/** PostgreSQL refuses payloads of 8,000 bytes. */
const MAX_BYTES = 7_900

type Update = Committed['messages'][number]

interface Options {
  address: DatabaseAddress
  database: Database
  bus: SignalBus
  log: Log
  /** The names of the viewer updates that other nodes get. */
  names: ReadonlySet<string>
}

/**
 * Exchanges viewer updates with the other nodes of a database, through LISTEN and NOTIFY (decision 042). They are hints: updates are lost while the
 * connection is. Returns the function that ends it.
 */
export function connectNodes({ address, database, bus, log, names }: Options): () => Promise<void> {
  const ownNode = randomUUID()
  const stopping = new AbortController()
  let waiting: Update[] = []
  let timer: NodeJS.Timeout | undefined
  let isReceiving = false
  let client: pg.Client | undefined

  function receive(payload: string): void {
    const { node, updates } = JSON.parse(payload) as { node: string; updates: Update[] }
    if (node === ownNode) return
    isReceiving = true
    void bus.committed({ messages: updates, hasOutboxRows: false }).catch(() => {})
    isReceiving = false
  }

  async function sendWaiting(): Promise<void> {
    timer = undefined
    const payloads = payloadsOf(ownNode, waiting)
    waiting = []
    await notifyNodes(database.db, payloads)
  }

  bus.onCommitted(({ messages }) => {
    if (isReceiving || stopping.signal.aborted) return
    const updates = messages.filter(({ name }) => names.has(name))
    if (updates.length === 0) return
    waiting.push(...updates)
    timer ??= setTimeout(() => void sendWaiting().catch((error: Error) => log.warn({ err: error.message }, 'Updates could not be sent to other nodes.')), COLLECT_MS).unref()
  })

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      client = new pg.Client({ ...address, keepAlive: true, connectionTimeoutMillis: 2_000, application_name: 'cloggle updates' })
      const lost = new Promise<void>((done) => client!.on('error', () => done()).once('end', done))
      client.on('notification', ({ payload }) => receive(payload!))
      await client.connect().then(() => listenToNodes(client!)).then(() => lost, () => {})
      await client.end().catch(() => {})
      await pause(RECONNECT_MS, null, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const listening = listen()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await client?.end().catch(() => {})
    await listening
  }
}

/** As few payloads as hold the updates; one that is too long alone is left out. */
export function payloadsOf(node: string, updates: Update[]): string[] {
  const payload = JSON.stringify({ node, updates })
  if (Buffer.byteLength(payload) <= MAX_BYTES) return [payload]
  if (updates.length === 1) return []
  const half = updates.length >> 1
  return [...payloadsOf(node, updates.slice(0, half)), ...payloadsOf(node, updates.slice(half))]
}
