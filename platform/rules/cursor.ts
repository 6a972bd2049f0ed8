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
