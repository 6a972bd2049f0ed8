import { randomFillSync } from 'node:crypto'
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import { contentPolicy, NONCE_PLACE, type Document } from './html.ts'
import { laidOut } from './lay-out.ts'
import { patchedChecksum } from './patched-checksum.ts'

/** What is known of a page beside its bytes. */
interface Known {
  status: number
  topics: readonly string[]
  /** A hash of the data that it was rendered from. */
  madeFrom: string
}

/** A finished page as gzip, whose nonce is filled in per answer. The few who cannot read that get it unpacked. */
export interface KeptPage extends Known {
  beginning: Template
  rest: Buffer
  /** Bytes of the page when unpacked. */
  length: number
  checksum(nonce: string): number
}

/** The bytes that pages with the same needs begin with; of each form there is one for all of them. */
interface Template {
  /** As far as the last nonce: copied for each answer. */
  head: Buffer
  /** Where the nonce goes. */
  places: number[]
  /** What follows the nonces: never copied. */
  shared: Buffer
}

export interface Answer {
  /** The page, in the pieces in which it is sent. */
  pieces: Buffer[]
  length: number
  policy: string
}

const NONCE_LENGTH = NONCE_PLACE.length
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Keeps a document: what it begins with is compressed once for all that begin so. */
export function keepPage(html: Document, known: Known): KeptPage {
  const beginning = beginningOf(html.beginning)
  const own = laidOut(html.rest)
  const rest = inOwnRoom([deflateRawSync(own, DEFLATE), LAST_BLOCK])
  const length = html.beginning.length + own.length
  const whole = crc32(own, beginning.checksum)
  const checksum = patchedChecksum({ whole, length }, beginning.places, NONCE_PLACE)
  return { ...known, beginning: beginning.gzip, rest, length, checksum }
}

/** Parts as one, in memory of its own: a slice of Node's common pool would keep all that was beside it, more than twice as much. */
function inOwnRoom(parts: readonly Buffer[]): Buffer {
  const room = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) at += part.copy(room, at)
  return room
}

/** The page with a fresh nonce, compressed when the browser can read that. */
export function answerWith(page: KeptPage, gzip: boolean, development = false): Answer {
  const nonce = freshNonce()
  const policy = contentPolicy(nonce, development)
  const end = Buffer.allocUnsafe(8)
  end.writeUInt32LE(page.checksum(nonce), 0)
  end.writeUInt32LE(page.length, 4)
  const pieces = [filled(page.beginning, nonce), page.beginning.shared, page.rest, end]
  if (!gzip) return { pieces: [gunzipSync(Buffer.concat(pieces))], length: page.length, policy }
  return { pieces, length: pieces.reduce((sum, piece) => sum + piece.length, 0), policy }
}

function filled({ head, places }: Template, nonce: string): Buffer {
  const copy = Buffer.from(head)
  for (const place of places) copy.write(nonce, place, 'latin1')
  return copy
}

interface Beginning {
  gzip: Template
  /** Where the nonces are in the page itself, and the checksum of this part of it. */
  places: number[]
  checksum: number
}

const beginnings = new WeakMap<Buffer, Beginning>()

function beginningOf(html: Buffer): Beginning {
  const known = beginnings.get(html) ?? compressBeginning(html)
  beginnings.set(html, known)
  return known
}

/**
 * Compresses a beginning once, leaving each nonce in a stored (uncompressed) block of its own, so that it can be changed
 * in place. Only the checksum at the end of the page is new with each answer.
 */
function compressBeginning(html: Buffer): Beginning {
  const parts: Buffer[] = [GZIP_HEADER]
  const places: number[] = []
  const found: number[] = []
  let length = GZIP_HEADER.length
  let from = 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (let place = html.indexOf(NONCE_PLACE); place >= 0; place = html.indexOf(NONCE_PLACE, from)) {
    add(deflateRawSync(html.subarray(from, place), DEFLATE_ONCE))
    add(Buffer.from([0, NONCE_LENGTH, 0, 0xff ^ NONCE_LENGTH, 0xff]))
    places.push(place)
    found.push(length)
    from = place + NONCE_LENGTH
    add(html.subarray(place, from))
  }
  const shared = deflateRawSync(html.subarray(from), DEFLATE_ONCE)
  return { gzip: { head: Buffer.concat(parts), places: found, shared }, places, checksum: crc32(html) }
}

const DEFLATE_ONCE = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
// Level 3 takes half the time of level 7 for pages 8 % larger. In another thread it would take a third longer, and every
// process has a core of its own (decision 016).
const DEFLATE = { level: 3, finishFlush: constants.Z_FULL_FLUSH }

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
