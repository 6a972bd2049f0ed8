import { sentenceFor } from '#platform/web/graphql/refusal.ts'
import { announce } from '#platform/web/ui/toast-store.ts'
import { asWished, withAnswer, withNews, withNote, withPage, withoutNote, type Inbox, type InboxNews, type Note, type Wish } from '../rules/inbox.ts'
import { getInbox, openedInbox, sendDelete, sendMark, sendMarkAll, sendRestore } from './inbox-requests.ts'

export interface ShownInbox {
  /** As the person expects it to be; null until it is there. */
  inbox: Inbox | null
  /** The sentence to show when it could not be had. */
  failed: string | null
}

type Answer = Pick<InboxNews, 'sequence' | 'unreadCount'>

/** An inbox that nobody has opened. */
export const NOTHING: ShownInbox = { inbox: null, failed: null }
const listeners = new Set<() => void>()
let owner: string | null = null
let known: Inbox | null = null
let wishes = new Map<string, Wish>()
let shown: ShownInbox = NOTHING
/** One request after the other: the server hears the presses in their order. */
let queue: Promise<unknown> = Promise.resolve()

function show(failed: string | null = null): void {
  shown = { inbox: known === null ? null : asWished(known, wishes), failed }
  for (const listener of listeners) listener()
}

export const shownInbox = (): ShownInbox => shown

export function subscribeToInbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Up to which change this window knows the inbox. */
export const knownSequence = (): number => known?.sequence ?? 0

/** Opens the inbox of whoever is logged in now; that of somebody else is forgotten. */
export function openInbox(person: string): void {
  if (owner === person) return
  owner = person
  known = null
  wishes = new Map()
  show()
  void readInbox(openedInbox)
}

/** Reads the inbox anew. */
export const loadInbox = (): Promise<void> => readInbox(() => getInbox(null))

async function readInbox(read: typeof openedInbox): Promise<void> {
  const mine = owner
  try {
    const { items, next, unreadCount, sequence } = await read()
    if (owner !== mine) return
    known = { notes: items, next, unread: unreadCount, sequence }
    show()
  } catch (error) {
    // An inbox that is there stays there; the next news or press says what is wrong.
    if (owner === mine && known === null) show(sentenceFor(error))
  }
}

/** Takes in what the server tells of the inbox. */
export function hearNews(news: InboxNews & { isWhole: boolean }): void {
  if (known === null || !news.isWhole) return void loadInbox()
  known = withNews(known, news)
  show()
}

/** Fetches the next older notifications; gives the sentence when they could not be had. */
export async function loadOlder(): Promise<string | null> {
  const mine = owner
  try {
    const page = await getInbox(known?.next ?? null)
    if (owner === mine && known !== null) {
      known = withPage(known, page)
      show()
    }
    return null
  } catch (error) {
    return sentenceFor(error)
  }
}

/** Marks a notification at once, and tells the server. */
export function markNote(note: Note, read: boolean): void {
  wish(note, { how: read ? 'read' : 'unread' }, () => sendMark(note.id, read))
}

/** Deletes a notification at once, and tells the server; Undo brings it back. */
export function deleteNote(note: Note): void {
  wish(note, { how: 'gone' }, () => sendDelete(note.id))
  announce(`Deleted “${note.title}”.`, { action: { label: 'Undo', run: () => restoreNote(note) } })
}

function restoreNote(note: Note): void {
  if (known !== null) known = withNote(known, note)
  wish(note, { how: note.read ? 'read' : 'unread' }, () => sendRestore(note.id))
}

/** Marks all as read that this window knows of. */
export function markAllRead(): void {
  if (known === null) return
  const upTo = known.sequence
  known = { ...known, notes: known.notes.map((note) => ({ ...note, read: true })), unread: 0 }
  show()
  send(() => sendMarkAll(upTo), () => void loadInbox())
}

function wish(note: Note, mine: Wish, work: () => Promise<Answer>): void {
  wishes.set(note.id, mine)
  show()
  const settle = (isDone: boolean) => {
    // A later press on the same one is still under way.
    if (wishes.get(note.id) !== mine) return
    wishes.delete(note.id)
    if (!isDone || known === null) return
    const present = known.notes.find(({ id }) => id === note.id) ?? note
    known = mine.how === 'gone' ? withoutNote(known, note.id) : withNote(known, { ...present, read: mine.how === 'read' })
  }
  send(work, () => settle(false), () => settle(true))
}

function send(work: () => Promise<Answer>, failed: () => void, done: () => void = () => {}): void {
  const mine = owner
  const run = async () => {
    try {
      const answer = await work()
      if (owner !== mine) return
      done()
      if (known !== null) known = withAnswer(known, answer)
    } catch (error) {
      if (owner !== mine) return
      failed()
      announce(sentenceFor(error), { kind: 'trouble' })
    }
    show()
  }
  queue = queue.then(run)
}
