import { randomFillSync } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync, gunzipSync } from 'node:zlib'
import { contentPolicy, NONCE_PLACE } from './html.ts'
import { patchedChecksum } from './patched-checksum.ts'

/** A finished page as gzip, whose nonce is filled in per answer. The few who cannot read that get it unpacked. */
export interface KeptPage {
  status: number
  topics: readonly string[]
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

/** Keeps a document given in the order in which it is sent; its nonces are in the first part. */
export async function keepPage(html: readonly Uint8Array[], status: number, topics: readonly string[]): Promise<KeptPage> {
  const [first, ...others] = html as [Uint8Array, ...Uint8Array[]]
  const beginning = beginningOf(first)
  const own = Buffer.concat(others)
  const rest = Buffer.concat([await deflateElsewhere(own, DEFLATE), LAST_BLOCK])
  const length = first.length + own.length
  const whole = crc32(own, beginning.checksum)
  const checksum = patchedChecksum({ whole, length }, beginning.places, NONCE_PLACE)
  return { status, topics, beginning: beginning.gzip, rest, length, checksum }
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

const beginnings = new WeakMap<Uint8Array, Beginning>()

function beginningOf(html: Uint8Array): Beginning {
  const known = beginnings.get(html) ?? compressBeginning(Buffer.from(html.buffer, html.byteOffset, html.length))
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
// Level 3 takes half the time of level 7 for pages 8 % larger; the work is done in another thread.
const DEFLATE = { level: 3, finishFlush: constants.Z_FULL_FLUSH }
const deflateElsewhere = promisify(deflateRaw) as (bytes: Buffer, options: object) => Promise<Buffer>

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
