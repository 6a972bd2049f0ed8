import { createHash } from 'node:crypto'

/** A UUID that is derived from a text, and so the same each time and in every database. */
export function derivedId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
