import { Refusal } from './refusals.ts'

/** Where a page of a list ends: the sort key of its last item and, for equal keys, its ID. */
export interface Cursor {
  key: number
  id: string
}

export const cursorOf = ({ key, id }: Cursor) => `${key}_${id}`

const FORM = /^(-?\d{1,20}(?:\.\d{1,20})?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
// Keys are milliseconds or days: from the year 1199 BC to the last instant of a JavaScript date.
const SMALLEST = -1e14
const LARGEST = 8.64e15

/** Decodes a cursor. Throws a refusal for one that this site did not create. */
export function readCursor(text: unknown): Cursor | null {
  if (text === null) return null
  const [, key, id] = FORM.exec(typeof text === 'string' ? text : '') ?? []
  const isKey = key !== undefined && Number(key) > SMALLEST && Number(key) < LARGEST
  if (!isKey || id === undefined) throw new Refusal('INVALID_INPUT', { message: 'This page of the list no longer exists.' })
  return { key: Number(key), id }
}

/** Decodes the cursor of a list by time: after which time and id it goes on; null for the beginning. Throws like `readCursor`. */
export function readTimeCursor(text: unknown): { at: Date; id: string } | null {
  const cursor = readCursor(text)
  return cursor === null ? null : { at: new Date(cursor.key), id: cursor.id }
}

/** One page of a list by time, from one row more than fits, and the cursor of the next page; null after the last one. */
export function pageByTime<Row extends { id: string }>(rows: readonly Row[], size: number, timeOf: (row: Row) => Date): { items: Row[]; next: string | null } {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last !== undefined ? cursorOf({ key: timeOf(last).getTime(), id: last.id }) : null }
}
