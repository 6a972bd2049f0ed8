import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../files.ts'

interface Representation {
  size: number
  /** Strong: quoted, without `W/`. */
  etag: string
  modified: Date
}

/** Which bytes a GET asks for: all, one range, or a range that the file does not have (416). */
export type RequestedBytes = 'whole' | 'none' | ByteRange

const ONE_RANGE = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i

/**
 * Reads `Range` and `If-Range` (RFC 9110, sections 13 and 14). A range of another unit, a malformed one, several ranges, and a range of an
 * earlier version of the file are ignored, as the standard allows: the answer is the whole file.
 */
export function requestedBytes(headers: IncomingHttpHeaders, file: Representation): RequestedBytes {
  const match = ONE_RANGE.exec(headers.range ?? '')
  if (match === null || !isPresent(headers['if-range'], file)) return 'whole'
  const [first, last] = [match[1]!, match[2]!]
  if (first === '' && last === '') return 'whole'
  const { size } = file
  if (first === '') return Number(last) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'none' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Whether the reader's earlier part is of the file as it is now. A weak tag never is. */
function isPresent(condition: string | string[] | undefined, { etag, modified }: Representation): boolean {
  if (condition === undefined) return true
  if (typeof condition !== 'string') return false
  return condition.startsWith('"') ? condition === etag : condition === modified.toUTCString()
}

/** Whether the reader has the file already (`If-None-Match`). */
export const isKnown = (condition: string | undefined, etag: string): boolean =>
  condition !== undefined && (condition.trim() === '*' || condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
