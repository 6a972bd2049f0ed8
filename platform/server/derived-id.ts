import { createHash } from 'node:crypto'

/** A UUID that follows from a name: the same one in every database and for every attempt. Name what it is for as well. */
export function derivedId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
