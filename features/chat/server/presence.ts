import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ShownConversation } from './read-chat.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    /** Somebody connected to a process, or disconnected. */
    'chat.presence': { personId: string; process: string; isHere: boolean }
    /** Some of the people who are connected to a process. Each process sends all of its people every 30 seconds. */
    'chat.present': { process: string; personIds: string[] }
  }
}

const ANNOUNCE_MS = 30_000
const FORGET_MS = 75_000
/** So that an update fits into a message between nodes. */
const MAX_ANNOUNCED = 150

interface Presence {
  connected(personId: string): void
  disconnected(personId: string): void
  isHere(personId: string): boolean
}

const known = new WeakMap<Database, Presence>()

/** Who is connected to the site. It is kept in memory: nothing is written to the database. */
export function presenceOf(context: Context): Presence {
  const existing = known.get(context.database)
  if (existing !== undefined) return existing
  const ownProcess = randomUUID()
  const connectedHere = new Set<string>()
  /** When each person was last announced, by process. */
  const elsewhere = new Map<string, Map<string, number>>()
  context.bus.onCommitted(({ messages }) => {
    for (const update of messages) {
      if ((update.name !== 'chat.present' && update.name !== 'chat.presence') || update.process === ownProcess) continue
      const people = elsewhere.get(update.process) ?? new Map<string, number>()
      elsewhere.set(update.process, people)
      if (update.name === 'chat.present') for (const personId of update.personIds) people.set(personId, Date.now())
      else if (update.isHere) people.set(update.personId, Date.now())
      else people.delete(update.personId)
    }
  })
  setInterval(() => {
    for (const [process, people] of elsewhere) {
      for (const [personId, at] of people) if (Date.now() - at > FORGET_MS) people.delete(personId)
      if (people.size === 0) elsewhere.delete(process)
    }
    const here = [...connectedHere]
    for (let at = 0; at < here.length; at += MAX_ANNOUNCED) {
      context.notifyViewers({ name: 'chat.present', process: ownProcess, personIds: here.slice(at, at + MAX_ANNOUNCED) })
    }
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
    isHere: (personId) => connectedHere.has(personId) || [...elsewhere.values()].some((people) => people.has(personId)),
  }
  known.set(context.database, presence)
  return presence
}

/** Whether the other person of a direct conversation is online. False unless both show it. */
export function isOnline(context: Context, { shows_presence: isShown, others: [other] }: ShownConversation): boolean {
  return isShown && other !== undefined && presenceOf(context).isHere(other.person_id)
}
