import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ShownConversation } from './read-chat.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    /** Somebody connected to a process of this node, or disconnected. */
    'chat.presence': { personId: string; process: string; isHere: boolean }
    /** Everyone who is connected to a process of this node, sent every 30 seconds. */
    'chat.present': { process: string; personIds: string[] }
  }
}

const ANNOUNCE_MS = 30_000
const FORGET_MS = 75_000

interface Presence {
  connected(personId: string): void
  disconnected(personId: string): void
  isHere(personId: string): boolean
}

const known = new WeakMap<Database, Presence>()

/** Who is connected to this node. It is kept in memory: nothing is written to the database, and other nodes do not know it. */
export function presenceOf(context: Context): Presence {
  const existing = known.get(context.database)
  if (existing !== undefined) return existing
  const ownProcess = randomUUID()
  const connectedHere = new Set<string>()
  const others = new Map<string, { personIds: Set<string>; at: number }>()
  const entryOf = (process: string) => {
    const entry = others.get(process) ?? { personIds: new Set<string>(), at: 0 }
    others.set(process, entry)
    entry.at = Date.now()
    return entry
  }
  context.bus.onCommitted(({ messages }) => {
    for (const update of messages) {
      if (update.name === 'chat.present' && update.process !== ownProcess) entryOf(update.process).personIds = new Set(update.personIds)
      if (update.name !== 'chat.presence' || update.process === ownProcess) continue
      if (update.isHere) entryOf(update.process).personIds.add(update.personId)
      else entryOf(update.process).personIds.delete(update.personId)
    }
  })
  setInterval(() => {
    for (const [process, { at }] of others) if (Date.now() - at > FORGET_MS) others.delete(process)
    if (connectedHere.size > 0) context.notifyViewers({ name: 'chat.present', process: ownProcess, personIds: [...connectedHere] })
  }, ANNOUNCE_MS).unref()
  const presence: Presence = {
    connected(personId) {
      connectedHere.add(personId)
      context.notifyViewers({ name: 'chat.presence', personId, process: ownProcess, isHere: true })
    },
    disconnected(personId) {
      connectedHere.delete(personId)
      context.notifyViewers({ name: 'chat.presence', personId, process: ownProcess, isHere: false })
    },
    isHere: (personId) => connectedHere.has(personId) || [...others.values()].some(({ personIds }) => personIds.has(personId)),
  }
  known.set(context.database, presence)
  return presence
}

/** Whether the other person of a direct conversation is online. False unless both show it. */
export function isOnline(context: Context, { shows_presence: isShown, others: [other] }: ShownConversation): boolean {
  return isShown && other !== undefined && presenceOf(context).isHere(other.person_id)
}
