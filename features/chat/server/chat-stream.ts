import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ViewerUpdate, Signal } from '#platform/server/signals.ts'
import { audienceOf, peopleWhoSeePresence, recentlyChanged, type AudienceRow } from './audience.queries.ts'
import { messagesChangedAfter, type MessageRow } from './messages.queries.ts'
import { presenceOf } from './presence.ts'
import { withoutPeople } from './without-people.ts'

/** A live update for one client. Fields that don't belong to its kind are null. */
export interface ChatUpdate {
  kind: 'messages' | 'read' | 'typing' | 'presence' | 'conversations' | 'opened' | 'resync'
  conversationId: string | null
  /** `messages` contains all changes after this one, up to `lastChange`. */
  afterChange: number | null
  lastChange: number | null
  messages: MessageRow[]
  personId: string | null
  sequence: number | null
}

const chatUpdate = (kind: ChatUpdate['kind'], given: Partial<ChatUpdate> = {}): ChatUpdate => ({
  kind, conversationId: null, afterChange: null, lastChange: null, messages: [], personId: null, sequence: null, ...given,
})

/** How often changes of other nodes are looked for, and how long before the last time they may have begun to commit. */
const POLL_MS = 1_000
const LOOK_BACK_SECONDS = 10
export const MAX_MESSAGES = 75
/** A client with so many unread updates gets `resync` instead. */
const MAX_WAITING = 500
/** For how many conversations the last delivered change is remembered. */
const MAX_REMEMBERED = 5_000

interface Stream {
  personId: string
  push(update: ChatUpdate): void
}

interface Hub {
  add(stream: Stream): () => void
}

const hubs = new WeakMap<Database, Hub>()

/**
 * Delivers changes of conversations to everyone who is connected to this process. Each change is read once for all of them. Changes of other nodes
 * are found within a second by reading which conversations changed in the last seconds.
 */
function hubOf(context: Context): Hub {
  const { database, bus, log } = context
  const existing = hubs.get(database)
  if (existing !== undefined) return existing

  const presence = presenceOf(context)
  const streams = new Map<string, Set<Stream>>()
  /** The last delivered change of each conversation. */
  const delivered = new Map<string, number>()
  /** Conversations to read, with the first change that may be new. */
  let due = new Map<string, number>()
  let isDelivering = false
  let timer: NodeJS.Timeout | undefined
  /** The last successful poll. */
  let polledAt = Date.now()

  const send = (personId: string, update: ChatUpdate) => streams.get(personId)?.forEach((stream) => stream.push(update))

  const markDue = (id: string, change: number) => void due.set(id, Math.min(change, due.get(id) ?? change))

  async function deliverDue(): Promise<void> {
    if (isDelivering) return
    isDelivering = true
    const failed: [string, number][] = []
    while (due.size > 0) {
      const batch = [...due]
      due = new Map()
      const audience = audienceOf(database, batch.map(([id]) => id), [...streams.keys()])
      const outcomes = await Promise.allSettled(batch.map(async ([id, change]) => deliver(id, change, (await audience).get(id) ?? [])))
      failed.push(...batch.filter((_one, at) => outcomes[at]!.status === 'rejected'))
    }
    isDelivering = false
    if (failed.length === 0) return
    for (const [id, change] of failed) markDue(id, change)
    log.warn({ conversations: failed.length }, 'Messages could not be delivered live; the next poll delivers them.')
  }

  /** Remembers up to which change a conversation was delivered. */
  function remember(id: string, change: number): void {
    delivered.delete(id)
    delivered.set(id, change)
    if (delivered.size > MAX_REMEMBERED) delivered.delete(delivered.keys().next().value!)
  }

  async function deliver(id: string, change: number, audience: AudienceRow[]): Promise<void> {
    const known = delivered.get(id)
    // Nobody to tell: those who connect later load it.
    if (audience.length === 0) return remember(id, Math.max(change, known ?? 0))
    const last = audience[0]!.last_change
    const after = known ?? change - 1
    if (last <= after) return
    const messages = await messagesChangedAfter(database, id, after, MAX_MESSAGES + 1)
    const lastChange = Math.max(last, messages.at(-1)?.change ?? 0)
    remember(id, lastChange)
    for (const { person_id, blocked_ids: blockedIds } of audience) {
      const visible = withoutPeople(messages, new Set(blockedIds))
      const update =
        messages.length > MAX_MESSAGES
          ? chatUpdate('resync', { conversationId: id })
          : chatUpdate('messages', { conversationId: id, afterChange: after, lastChange, messages: visible })
      send(person_id, update)
    }
  }

  /** Tells the members of a conversation, without the person who caused it and those whom a block separates from them. */
  async function notifyMembers(id: string, update: ChatUpdate, whoShow?: 'reads' | 'typing'): Promise<void> {
    const rows = (await audienceOf(database, [id], [...streams.keys()])).get(id) ?? []
    for (const row of rows) {
      if (row.person_id === update.personId || row.blocked_ids.includes(update.personId ?? '')) continue
      if ((whoShow === 'reads' && !row.shows_reads) || (whoShow === 'typing' && !row.shows_typing)) continue
      send(row.person_id, update)
    }
  }

  async function notifyOfPresence(personId: string): Promise<void> {
    for (const id of await peopleWhoSeePresence(database, personId, [...streams.keys()])) send(id, chatUpdate('presence', { personId }))
  }

  function handle(event: Signal | ViewerUpdate): void {
    if (streams.size === 0) return
    switch (event.name) {
      case 'chat.changed':
        markDue(event.conversationId, event.change)
        void deliverDue()
        break
      case 'chat.membership':
        for (const personId of event.personIds) send(personId, chatUpdate('conversations', { conversationId: event.conversationId }))
        void notifyMembers(event.conversationId, chatUpdate('conversations', { conversationId: event.conversationId })).catch(() => {})
        break
      case 'chat.list':
        send(event.personId, chatUpdate('conversations', { conversationId: event.conversationId }))
        break
      case 'chat.read': {
        const update = chatUpdate('read', { conversationId: event.conversationId, personId: event.personId, sequence: event.sequence })
        send(event.personId, update)
        if (event.isShown) void notifyMembers(event.conversationId, update, 'reads').catch(() => {})
        break
      }
      case 'chat.typing':
        void notifyMembers(event.conversationId, chatUpdate('typing', { conversationId: event.conversationId, personId: event.personId }), 'typing').catch(() => {})
        break
      case 'chat.opened':
        send(event.personId, chatUpdate('opened'))
        break
      case 'chat.presence':
        void notifyOfPresence(event.personId).catch(() => {})
        break
      default:
    }
  }

  async function pollOtherNodes(): Promise<void> {
    const began = Date.now()
    const changed = await recentlyChanged(database, LOOK_BACK_SECONDS + (began - polledAt) / 1000)
    polledAt = began
    for (const { id, last_change } of changed) if ((delivered.get(id) ?? 0) < last_change) markDue(id, last_change)
    await deliverDue()
  }

  bus.onCommitted(({ messages }) => messages.forEach(handle))

  const hub: Hub = {
    add(stream) {
      const own = streams.get(stream.personId) ?? new Set()
      if (own.size === 0) presence.connected(stream.personId)
      streams.set(stream.personId, own.add(stream))
      if (timer === undefined) {
        polledAt = Date.now()
        timer = setInterval(() => void pollOtherNodes().catch(() => {}), POLL_MS).unref()
      }
      return () => {
        own.delete(stream)
        if (own.size === 0) {
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

/** The updates of a person's conversations from now on. They begin with `resync`: the client loads what happened before. */
export function chatUpdates(context: Context, personId: string): AsyncIterableIterator<ChatUpdate> {
  let waiting: ChatUpdate[] = [chatUpdate('resync')]
  let isOver = false
  let wake: (() => void) | null = null
  const leave = hubOf(context).add({
    personId,
    push(update) {
      waiting = waiting.length >= MAX_WAITING ? [chatUpdate('resync')] : [...waiting, update]
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
