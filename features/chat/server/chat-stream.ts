import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ViewerUpdate, Signal } from '#platform/server/signals.ts'
import { audienceOf, peopleWhoSee, recentlyChanged, type AudienceRow } from './audience.queries.ts'
import { messagesChangedAfter, type MessageRow } from './messages.queries.ts'
import { presenceOf } from './presence.ts'

/** Something that a client hears of live. Fields that don't belong to the kind are null. */
export interface ChatUpdate {
  kind: 'messages' | 'read' | 'typing' | 'presence' | 'conversations' | 'opened' | 'resync'
  conversationId: string | null
  /** The messages hold all changes after this one and up to `lastChange`. */
  afterChange: number | null
  lastChange: number | null
  messages: MessageRow[]
  personId: string | null
  sequence: number | null
}

const update = (kind: ChatUpdate['kind'], given: Partial<ChatUpdate> = {}): ChatUpdate => ({
  kind, conversationId: null, afterChange: null, lastChange: null, messages: [], personId: null, sequence: null, ...given,
})

const EVERY_MS = 1_000
const LOOK_BACK_SECONDS = 10
const MAX_MESSAGES = 100
/** A client that does not read so many updates is told to load anew. */
const MAX_WAITING = 500
const MAX_KNOWN = 5_000

interface Stream {
  personId: string
  push(update: ChatUpdate): void
}

interface Hub {
  add(stream: Stream): () => void
}

const hubs = new WeakMap<Database, Hub>()

/**
 * Delivers what happens in conversations to everybody in this process who is connected. Each change is read once for all of them. Changes of
 * other nodes are found within a second by asking for conversations that changed lately.
 */
function hubOf(context: Context): Hub {
  const { database, bus, log } = context
  const existing = hubs.get(database)
  if (existing !== undefined) return existing

  const presence = presenceOf(context)
  const streams = new Map<string, Set<Stream>>()
  /** The last change of a conversation that this process delivered. */
  const known = new Map<string, number>()
  /** Conversations to look at, with the first change that may be new. */
  let due = new Map<string, number>()
  let isDelivering = false
  let timer: NodeJS.Timeout | undefined

  const send = (personId: string, what: ChatUpdate) => streams.get(personId)?.forEach((stream) => stream.push(what))

  const look = (id: string, change: number) => void due.set(id, Math.min(change, due.get(id) ?? change))

  async function deliverDue(): Promise<void> {
    if (isDelivering) return
    isDelivering = true
    try {
      while (due.size > 0) {
        const batch = due
        due = new Map()
        const audience = await audienceOf(database, [...batch.keys()], [...streams.keys()])
        await Promise.all([...batch].map(([id, change]) => deliver(id, change, audience.get(id) ?? [])))
      }
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'Messages could not be delivered live; the next look delivers them.')
    } finally {
      isDelivering = false
    }
  }

  async function deliver(id: string, change: number, audience: AudienceRow[]): Promise<void> {
    const last = audience[0]?.last_change
    if (last === undefined) return
    const after = known.get(id) ?? change - 1
    if (last <= after) return
    const messages = await messagesChangedAfter(database, id, after, MAX_MESSAGES + 1)
    known.delete(id)
    known.set(id, Math.max(last, messages.at(-1)?.change ?? 0))
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
    const what =
      messages.length > MAX_MESSAGES
        ? update('resync', { conversationId: id })
        : update('messages', { conversationId: id, afterChange: after, lastChange: known.get(id)!, messages })
    for (const { person_id } of audience) send(person_id, what)
  }

  async function tellMembers(id: string, what: ChatUpdate, options: { but?: string; only?: 'reads' | 'typing' } = {}): Promise<void> {
    const rows = (await audienceOf(database, [id], [...streams.keys()])).get(id) ?? []
    for (const row of rows) {
      if (row.person_id === options.but || (options.only === 'reads' && !row.shows_reads) || (options.only === 'typing' && !row.shows_typing)) continue
      send(row.person_id, what)
    }
  }

  async function tellOfPresence(personId: string): Promise<void> {
    for (const id of await peopleWhoSee(database, personId, [...streams.keys()])) send(id, update('presence', { personId }))
  }

  function hear(told: Signal | ViewerUpdate): void {
    if (streams.size === 0) return
    switch (told.name) {
      case 'chat.changed':
        look(told.conversationId, told.change)
        void deliverDue()
        break
      case 'chat.membership':
        for (const personId of told.personIds) send(personId, update('conversations', { conversationId: told.conversationId }))
        void tellMembers(told.conversationId, update('conversations', { conversationId: told.conversationId })).catch(() => {})
        break
      case 'chat.read': {
        const what = update('read', { conversationId: told.conversationId, personId: told.personId, sequence: told.sequence })
        send(told.personId, what)
        if (told.isShown) void tellMembers(told.conversationId, what, { but: told.personId, only: 'reads' }).catch(() => {})
        break
      }
      case 'chat.typing':
        void tellMembers(told.conversationId, update('typing', { conversationId: told.conversationId, personId: told.personId }), { but: told.personId, only: 'typing' }).catch(() => {})
        break
      case 'chat.opened':
        send(told.personId, update('opened'))
        break
      case 'chat.presence':
        void tellOfPresence(told.personId).catch(() => {})
        break
      default:
    }
  }

  async function lookAround(): Promise<void> {
    const changed = await recentlyChanged(database, LOOK_BACK_SECONDS)
    for (const { id, last_change } of changed) if ((known.get(id) ?? 0) < last_change) look(id, last_change)
    await deliverDue()
  }

  bus.onCommitted(({ messages }) => messages.forEach(hear))

  const hub: Hub = {
    add(stream) {
      const those = streams.get(stream.personId) ?? new Set()
      if (those.size === 0) presence.connected(stream.personId)
      streams.set(stream.personId, those.add(stream))
      timer ??= setInterval(() => void lookAround().catch(() => {}), EVERY_MS).unref()
      return () => {
        those.delete(stream)
        if (those.size === 0) {
          streams.delete(stream.personId)
          presence.disconnected(stream.personId)
        }
        if (streams.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
  hubs.set(database, hub)
  return hub
}

/** Everything that happens in the conversations of a person from now on. It begins with `resync`: what happened before is to be loaded. */
export function chatUpdates(context: Context, personId: string): AsyncIterableIterator<ChatUpdate> {
  let waiting: ChatUpdate[] = [update('resync')]
  let isOver = false
  let wake: (() => void) | null = null
  const leave = hubOf(context).add({
    personId,
    push(what) {
      waiting = waiting.length >= MAX_WAITING ? [update('resync')] : [...waiting, what]
      wake?.()
    },
  })
  const end = () => {
    isOver = true
    leave()
    wake?.()
    return Promise.resolve({ done: true as const, value: undefined })
  }
  return {
    async next() {
      while (waiting.length === 0 && !isOver) await new Promise<void>((done) => (wake = done))
      const value = waiting.shift()
      return isOver || value === undefined ? { done: true, value: undefined } : { done: false, value }
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
