import { Refusal } from './refusals.ts'

/** Where a page of a list ended: the sort key of its last item and, for equal keys, its id. */
export interface Cursor {
  key: number
  id: string
}

export const cursorOf = ({ key, id }: Cursor) => `${key}_${id}`

const FORM = /^(-?\d{1,20}(?:\.\d{1,20})?)_([0-9a-f-]{36})$/

/** Reads a cursor back; one that we did not make is refused. */
export function readCursor(text: string | null): Cursor | null {
  if (text === null) return null
  const [, key, id] = FORM.exec(text) ?? []
  if (key === undefined || id === undefined) throw new Refusal('INVALID_INPUT', { says: 'This list cannot be continued from there.' })
  return { key: Number(key), id }
}
