import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { changesAfter, inboxState, listNotes, type NoteRow } from './inbox.queries.ts'
import { textsOf, type Texts } from './notification-texts.ts'

/** A notification with its texts. */
export type NoteWithTexts = NoteRow & Texts

export interface InboxResults {
  items: NoteWithTexts[]
  next: string | null
  unread: number
  sequence: number
}

/** Returns one page of the viewer's notifications, latest first. */
export async function readInbox(context: Context, page: { first: number; after: string | null }): Promise<InboxResults> {
  const { id } = signedIn(context)
  const after = readCursor(page.after)
  // The number is read first: changes in between are in the list and arrive again as live updates, which is harmless.
  const state = await inboxState(context.database, id)
  const rows = await listNotes(context.database, id, after, page.first + 1)
  const shown = rows.slice(0, page.first)
  const last = shown.at(-1)
  const next = rows.length > shown.length && last !== undefined ? cursorOf({ key: last.happened_at.getTime(), id: last.id }) : null
  return { items: shown.map((row) => withTexts(context, row)), next, ...state }
}

export interface InboxChanges {
  sequence: number
  unread: number
  changed: NoteWithTexts[]
  removedIds: string[]
  /** False if there were too many changes; the reader must load the inbox again. */
  isComplete: boolean
}

const MAX_CHANGES = 100

/** Returns the changes of an inbox after a known number. */
export async function readChanges(context: Context, personId: string, after: number): Promise<InboxChanges> {
  const state = await inboxState(context.database, personId)
  const rows = await changesAfter(context.database, personId, after, MAX_CHANGES + 1)
  const isComplete = rows.length <= MAX_CHANGES && after <= state.sequence
  if (!isComplete) return { ...state, changed: [], removedIds: [], isComplete }
  return {
    // A change after the state was read arrives again with its own count.
    ...state,
    changed: rows.filter((row) => !row.is_gone).map((row) => withTexts(context, row)),
    removedIds: rows.filter((row) => row.is_gone).map((row) => row.id),
    isComplete,
  }
}

const withTexts = (context: Context, row: NoteRow): NoteWithTexts => ({ ...row, ...textsOf(context, row) })
