/** A notification as its owner sees it (specification, section 3). */
export interface Note {
  id: string
  kind: string
  title: string
  message: string
  /** When it happened, ISO 8601. */
  date: string
  read: boolean
  /** The target of Open. */
  path: string
  /** The thread that can be muted with it. */
  thread: string | null
  sequence: number
}

/** The part of an inbox that this window knows: its newest notifications, down to the start of the next page. */
export interface Inbox {
  notes: readonly Note[]
  next: string | null
  unread: number
  /** The number of the last known change. */
  sequence: number
}

/** The changes after a number that the window knew. */
export interface InboxUpdate {
  sequence: number
  unreadCount: number
  changed: readonly Note[]
  removedIds: readonly string[]
}

const inOrder = (one: Note, other: Note) => (one.date === other.date ? (one.id < other.id ? 1 : -1) : one.date < other.date ? 1 : -1)

/**
 * Returns the inbox with the changes applied: each notification once, in its newest state, latest first. Older changes do nothing, so receiving them
 * twice is harmless. Notifications below the known part come with their page.
 */
export function applyUpdate(inbox: Inbox, update: InboxUpdate): Inbox {
  if (update.sequence < inbox.sequence) return inbox
  const known = new Map(inbox.notes.map((note) => [note.id, note]))
  for (const id of update.removedIds) known.delete(id)
  const last = inbox.next === null ? undefined : inbox.notes.at(-1)
  for (const note of update.changed) {
    const isBelow = last !== undefined && !known.has(note.id) && inOrder(note, last) > 0
    if (!isBelow && (known.get(note.id)?.sequence ?? -1) <= note.sequence) known.set(note.id, note)
  }
  return { ...inbox, notes: [...known.values()].sort(inOrder), unread: update.unreadCount, sequence: update.sequence }
}

/** Returns the inbox with a further page of older notifications. */
export function addPage(inbox: Inbox, page: { items: readonly Note[]; next: string | null }): Inbox {
  const known = new Set(inbox.notes.map(({ id }) => id))
  const more = page.items.filter(({ id }) => !known.has(id))
  return { ...inbox, notes: [...inbox.notes, ...more].sort(inOrder), next: page.next }
}

/** Returns the inbox with the current state of one notification. */
export function upsertNote(inbox: Inbox, note: Note): Inbox {
  return { ...inbox, notes: [...inbox.notes.filter(({ id }) => id !== note.id), note].sort(inOrder) }
}

export const removeNote = (inbox: Inbox, removedId: string): Inbox => ({ ...inbox, notes: inbox.notes.filter(({ id }) => id !== removedId) })

/**
 * Returns the inbox after the response to an action. The number of the response is not adopted: other changes before it may still have to arrive as
 * live updates.
 */
export const applyResponse = (inbox: Inbox, answer: Pick<InboxUpdate, 'sequence' | 'unreadCount'>): Inbox =>
  answer.sequence < inbox.sequence ? inbox : { ...inbox, unread: answer.unreadCount }

/** An action on one notification, or on all up to a change that the window knows. */
export type InboxChange = { how: 'read' | 'unread' | 'delete' | 'restore'; note: Note } | { how: 'read all'; upTo: number }

/** Returns the inbox after an action: shown before the server confirms it, and stored once it did. */
export function applyChange(inbox: Inbox, change: InboxChange): Inbox {
  if (change.how === 'read all') return { ...inbox, notes: inbox.notes.map((note) => ({ ...note, read: true })), unread: 0 }
  const { how, note } = change
  const before = inbox.notes.find(({ id }) => id === note.id) ?? null
  if (before === null && how !== 'restore') return inbox
  const after = how === 'delete' ? null : { ...(before ?? note), read: how === 'restore' ? note.read : how === 'read' }
  const isUnread = (one: Note | null) => Number(one !== null && !one.read)
  const changed = after === null ? removeNote(inbox, note.id) : upsertNote(inbox, after)
  return { ...changed, unread: Math.max(inbox.unread + isUnread(after) - isUnread(before), 0) }
}
