import { randomFillSync } from 'node:crypto'
import { constants, deflateRawSync, gunzipSync } from 'node:zlib'
import { contentPolicy, NONCE_PLACE } from './html.ts'
import { laidOut, type Html } from './lay-out.ts'
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
  gzip: Template
  /** Bytes of the page when unpacked. */
  length: number
  checksum(nonce: string): number
}

interface Template {
  bytes: Buffer
  /** Where the nonce goes: all near the beginning, so that what follows them is never copied. */
  places: number[]
}

export interface Answer {
  /** The page, in the pieces in which it is sent. */
  pieces: Buffer[]
  length: number
  policy: string
}

const NONCE_LENGTH = NONCE_PLACE.length
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** What says that the next bytes are stored as they are: as many as a nonce has. */
const STORED = Buffer.from([0, NONCE_LENGTH, 0, 0xff ^ NONCE_LENGTH, 0xff])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/**
 * Keeps a document whose nonces are all in its first part: compressed once, each nonce in a stored (uncompressed) block of
 * its own, so that it can be changed in place. Only the nonces and the checksum at the end are new with each answer.
 */
export function keepPage(html: Html, known: Known): KeptPage {
  const bytes = laidOut(html)
  const nonces = placesOfNonces(bytes.subarray(0, html[0]?.length))
  const beginning = beginningOf(bytes, nonces)
  const rest = deflateRawSync(bytes.subarray((nonces.at(-1) ?? -NONCE_LENGTH) + NONCE_LENGTH), DEFLATE)
  const gzip = { bytes: Buffer.concat([beginning.bytes, rest, LAST_BLOCK]), places: beginning.places }
  return { ...known, gzip, length: bytes.length, checksum: patchedChecksum(bytes, nonces, NONCE_PLACE) }
}

// Level 3 takes half the time of level 7 for pages 8 % larger. In another thread it would take a third longer, and every
// process has a core of its own (decision 016).
const DEFLATE = { level: 3, finishFlush: constants.Z_FULL_FLUSH }

function placesOfNonces(bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(NONCE_PLACE); at >= 0; at = bytes.indexOf(NONCE_PLACE, at + NONCE_LENGTH)) places.push(at)
  return places
}

/** The page up to its last nonce, compressed. */
function beginningOf(bytes: Buffer, places: readonly number[]): Template {
  const parts: Buffer[] = [GZIP_HEADER]
  const found: number[] = []
  let length = GZIP_HEADER.length
  let from = 0
  for (const place of places) {
    const before = deflatedBeginning(bytes.subarray(from, place))
    found.push(length + before.length + STORED.length)
    parts.push(before, STORED, Buffer.from(NONCE_PLACE))
    length += before.length + STORED.length + NONCE_LENGTH
    from = place + NONCE_LENGTH
  }
  return { bytes: Buffer.concat(parts), places: found }
}

/** The page with a fresh nonce, compressed when the browser can read that. */
export function answerWith(page: KeptPage, gzip: boolean, development = false): Answer {
  const nonce = freshNonce()
  const policy = contentPolicy(nonce, development)
  const pieces = filled(page.gzip, nonce)
  const end = Buffer.allocUnsafe(8)
  end.writeUInt32LE(page.checksum(nonce), 0)
  end.writeUInt32LE(page.length, 4)
  pieces.push(end)
  if (!gzip) return { pieces: [gunzipSync(Buffer.concat(pieces))], length: page.length, policy }
  return { pieces, length: page.gzip.bytes.length + 8, policy }
}

function filled({ bytes, places }: Template, nonce: string): Buffer[] {
  const patched = places.length === 0 ? 0 : places[places.length - 1]! + NONCE_LENGTH
  const head = Buffer.allocUnsafe(patched)
  bytes.copy(head, 0, 0, patched)
  for (const place of places) head.write(nonce, place, 'latin1')
  return [head, bytes.subarray(patched)]
}

const MOST_BEGINNINGS = 200
const beginnings = new Map<string, Buffer>()

/** What stands before the nonces is the same for all pages of one screen: compressed once. */
function deflatedBeginning(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  let deflated = beginnings.get(text)
  if (deflated === undefined) {
    if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear()
    deflated = deflateRawSync(bytes, DEFLATE)
    beginnings.set(text, deflated)
  }
  return deflated
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
