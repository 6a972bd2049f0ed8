/** One notification as its owner sees it (specification, section 3). */
export interface Note {
  id: string
  kind: string
  title: string
  message: string
  /** When it happened, ISO 8601. */
  date: string
  read: boolean
  /** Where Open leads. */
  path: string
  /** What may be muted with it. */
  thread: string | null
  sequence: number
}

/** What this window knows of an inbox: its newest notifications, down to where the next page begins. */
export interface Inbox {
  notes: readonly Note[]
  next: string | null
  unread: number
  /** Up to which change it knows all. */
  sequence: number
}

/** What changed after a number that the window knew. */
export interface InboxUpdate {
  sequence: number
  unreadCount: number
  changed: readonly Note[]
  gone: readonly string[]
}

const inOrder = (one: Note, other: Note) => (one.date === other.date ? (one.id < other.id ? 1 : -1) : one.date < other.date ? 1 : -1)

/**
 * The inbox after the news: each notification once, in its newest state, the latest on top. News of before change nothing,
 * so that what comes twice counts once. What lies below the part that is known comes with its page.
 */
export function applyUpdate(inbox: Inbox, news: InboxUpdate): Inbox {
  if (news.sequence < inbox.sequence) return inbox
  const known = new Map(inbox.notes.map((note) => [note.id, note]))
  for (const id of news.gone) known.delete(id)
  const last = inbox.next === null ? undefined : inbox.notes.at(-1)
  for (const note of news.changed) {
    const isBelow = last !== undefined && !known.has(note.id) && inOrder(note, last) > 0
    if (!isBelow && (known.get(note.id)?.sequence ?? -1) <= note.sequence) known.set(note.id, note)
  }
  return { ...inbox, notes: [...known.values()].sort(inOrder), unread: news.unreadCount, sequence: news.sequence }
}

/** The inbox with a further page of older notifications below it. */
export function addPage(inbox: Inbox, page: { items: readonly Note[]; next: string | null }): Inbox {
  const known = new Set(inbox.notes.map(({ id }) => id))
  const more = page.items.filter(({ id }) => !known.has(id))
  return { ...inbox, notes: [...inbox.notes, ...more].sort(inOrder), next: page.next }
}

/** The inbox with one notification as it is now. */
export function upsertNote(inbox: Inbox, note: Note): Inbox {
  return { ...inbox, notes: [...inbox.notes.filter(({ id }) => id !== note.id), note].sort(inOrder) }
}

export const removeNote = (inbox: Inbox, gone: string): Inbox => ({ ...inbox, notes: inbox.notes.filter(({ id }) => id !== gone) })

/**
 * The inbox after the answer to what the person did. Its number is not taken over: something else may have changed before
 * it, which the news still have to tell.
 */
export const applyAnswer = (inbox: Inbox, answer: Pick<InboxUpdate, 'sequence' | 'unreadCount'>): Inbox =>
  answer.sequence < inbox.sequence ? inbox : { ...inbox, unread: answer.unreadCount }

/** What a person does to one notification, or to all up to a change that their window knows of. */
export type InboxChange = { how: 'read' | 'unread' | 'delete' | 'restore'; note: Note } | { how: 'read all'; upTo: number }

/** The inbox after a change: shown before the server has confirmed it, and kept when it has. */
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
