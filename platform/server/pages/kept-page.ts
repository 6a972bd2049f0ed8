import { randomFillSync } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { contentPolicy, NONCE_PLACE } from './html.ts'

/** A finished page whose nonce is filled in per answer: as it is, and as gzip made once. */
export interface KeptPage {
  status: number
  topics: readonly string[]
  plain: Template
  gzip: Template | null
}

interface Template {
  bytes: Buffer
  /** Where the nonce goes. */
  places: number[]
}

export interface Answer {
  body: Buffer
  policy: string
}

const NONCE_LENGTH = NONCE_PLACE.length
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

export function keepPage(html: string, status: number, topics: readonly string[]): KeptPage {
  const bytes = Buffer.from(html)
  const places: number[] = []
  for (let at = bytes.indexOf(NONCE_PLACE); at >= 0; at = bytes.indexOf(NONCE_PLACE, at + NONCE_LENGTH)) places.push(at)
  return { status, topics, plain: { bytes, places }, gzip: null }
}

/** The page with a fresh nonce, compressed when the browser can read that. */
export function answerWith(page: KeptPage, gzip: boolean, development = false): Answer {
  const nonce = freshNonce()
  const policy = contentPolicy(nonce, development)
  if (!gzip) return { body: filled(page.plain, nonce), policy }
  page.gzip ??= compress(page.plain)
  const body = filled(page.gzip, nonce)
  const plain = filled(page.plain, nonce)
  body.writeUInt32LE(crc32(plain), body.length - 8)
  body.writeUInt32LE(plain.length, body.length - 4)
  return { body, policy }
}

function filled({ bytes, places }: Template, nonce: string): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length)
  bytes.copy(copy)
  for (const place of places) copy.write(nonce, place, 'latin1')
  return copy
}

/**
 * Compresses a page once, leaving each nonce in a stored (uncompressed) block of its own, so that it can be changed
 * in place. Only the checksum at the end is new with each answer.
 */
function compress({ bytes, places }: Template): Template {
  const parts: Buffer[] = [GZIP_HEADER]
  const found: number[] = []
  let length = GZIP_HEADER.length
  let from = 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  const deflate = (part: Buffer) => deflateRawSync(part, { level: 7, finishFlush: constants.Z_FULL_FLUSH })
  for (const place of places) {
    add(deflate(bytes.subarray(from, place)))
    const header = Buffer.from([0, NONCE_LENGTH, 0, 0xff ^ NONCE_LENGTH, 0xff])
    add(header)
    found.push(length)
    add(bytes.subarray(place, place + NONCE_LENGTH))
    from = place + NONCE_LENGTH
  }
  add(deflate(bytes.subarray(from)))
  add(LAST_BLOCK)
  add(Buffer.alloc(8))
  return { bytes: Buffer.concat(parts), places: found }
}

const pool = Buffer.alloc(16_384)
let used = pool.length

/** 128 random bits as 22 characters. */
function freshNonce(): string {
  if (used + 16 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const nonce = pool.toString('base64url', used, used + 16)
  used += 16
  return nonce
}
