import { cursorOf, readCursor } from '#platform/rules/cursor.ts'

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
