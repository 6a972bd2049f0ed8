import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ShownConversation } from './read-chat.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    /** Somebody came or went in a process of this node. */
    'chat.presence': { personId: string; process: string; isHere: boolean }
    /** Everybody who is connected to a process of this node, said every half minute. */
    'chat.present': { process: string; personIds: string[] }
  }
}

const REPEAT_MS = 30_000
const FORGET_MS = 75_000

interface Presence {
  connected(personId: string): void
  disconnected(personId: string): void
  isHere(personId: string): boolean
}

const known = new WeakMap<Database, Presence>()

/** Who is connected to the processes of this node. It is kept in memory alone: nothing is written to the database. */
export function presenceOf(context: Context): Presence {
  const existing = known.get(context.database)
  if (existing !== undefined) return existing
  const own = randomUUID()
  const here = new Set<string>()
  const others = new Map<string, { personIds: Set<string>; at: number }>()
  const other = (process: string) => {
    const entry = others.get(process) ?? { personIds: new Set<string>(), at: 0 }
    others.set(process, entry)
    entry.at = Date.now()
    return entry
  }
  context.bus.onCommitted(({ messages }) => {
    for (const hint of messages) {
      if (hint.name === 'chat.present' && hint.process !== own) other(hint.process).personIds = new Set(hint.personIds)
      if (hint.name !== 'chat.presence' || hint.process === own) continue
      if (hint.isHere) other(hint.process).personIds.add(hint.personId)
      else other(hint.process).personIds.delete(hint.personId)
    }
  })
  setInterval(() => {
    for (const [process, { at }] of others) if (Date.now() - at > FORGET_MS) others.delete(process)
    if (here.size > 0) context.notifyViewers({ name: 'chat.present', process: own, personIds: [...here] })
  }, REPEAT_MS).unref()
  const presence: Presence = {
    connected(personId) {
      here.add(personId)
      context.notifyViewers({ name: 'chat.presence', personId, process: own, isHere: true })
    },
    disconnected(personId) {
      here.delete(personId)
      context.notifyViewers({ name: 'chat.presence', personId, process: own, isHere: false })
    },
    isHere: (personId) => here.has(personId) || [...others.values()].some(({ personIds }) => personIds.has(personId)),
  }
  known.set(context.database, presence)
  return presence
}

/** Whether the other person of a direct conversation is online, as far as both show it. */
export function isOnline(context: Context, { shows_presence: isShown, members }: ShownConversation): boolean {
  const other = members.find(({ person_id }) => person_id !== context.viewer?.id)
  return isShown && other !== undefined && presenceOf(context).isHere(other.person_id)
}
