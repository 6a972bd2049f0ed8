import { Refusal } from '#platform/rules/refusals.ts'
import { IMAGE_SIZES, IMAGE_WIDTHS, MAX_UPLOAD, type ImageSize } from '#platform/rules/image-paths.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { lazy } from '../lazy.ts'

/** One size of an image, ready to be stored and sent. */
export interface ImageVariant {
  name: ImageSize
  width: number
  height: number
  bytes: Buffer
  contentType: 'image/webp'
}

/** An image as the site shows it: upright, without camera metadata, in five sizes. */
export interface EncodedImage {
  width: number
  height: number
  variants: ImageVariant[]
}

const MAX_PIXELS = 24_000_000
/** Of an animation, over all frames: encoding takes about a second for ten million. */
const MAX_MOVING_PIXELS = 40_000_000
const MAX_FRAMES = 300
const MOVING_SECONDS = 30
const SECONDS = 10

const sharpLibrary = lazy(async () => {
  const { default: sharp } = await import('sharp')
  // Decoding runs in libvips' own threads; one per image leaves the other core to page requests.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})

type Sharp = Awaited<ReturnType<typeof sharpLibrary>>

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The accepted formats, by their first bytes; the decoder has to agree. */
function kindOf(bytes: Buffer): string | null {
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'gif'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  if (latin(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(bytes, 8, 12))) return 'heif'
  if (latin(bytes, 4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(latin(bytes, 8, 12))) return 'heic'
  return null
}

// A strip of one by twenty million pixels would be within the pixel limit too; WebP and screens end earlier.
const boxOf = (name: ImageSize) => {
  const width = IMAGE_WIDTHS[name]
  const shape = name === 'face' ? ({ height: width, fit: 'cover' } as const) : ({ height: width * 4, fit: 'inside' } as const)
  return { width, ...shape, withoutEnlargement: true }
}

function open(sharp: Sharp, bytes: Buffer) {
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, unlimited: false, pages: 1, animated: false,
  }).timeout({ seconds: SECONDS })
}

// Two at a time: encoding an image takes a core and up to a hundred megabytes.
const limited = limitConcurrency({ atOnce: 2, waiting: 20, retryAfter: 5 })

/** Creates the five sizes of an uploaded image. Throws a refusal when it is no image, too large, or the server is busy. */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  if (bytes.length > MAX_UPLOAD) throw new Refusal('TOO_LARGE', { message: 'Images can be up to 5 MB.' })
  const kind = kindOf(bytes)
  if (kind === 'heic') throw new Refusal('NOT_AN_IMAGE', { message: HEIC })
  if (kind === null) throw new Refusal('NOT_AN_IMAGE')
  return limited(() => decode(bytes, kind))
}

async function decode(bytes: Buffer, kind: string): Promise<EncodedImage> {
  const sharp = await sharpLibrary()
  const found = await open(sharp, bytes).metadata().catch(refuse)
  if (found.format !== kind) throw new Refusal('NOT_AN_IMAGE')
  if (found.width * found.height > MAX_PIXELS) throw tooManyPixels()
  if (Number(found.pages ?? 1) > 1) return encodeAnimation(sharp, bytes, { width: found.width, height: found.pageHeight ?? found.height, frames: found.pages! })
  // Decoded once: decoding for each size would multiply the cost.
  const base = await open(sharp, bytes)
    .autoOrient()
    .resize(boxOf('large'))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const { width, height, channels } = base.info
  const upright = (found.orientation ?? 1) >= 5 ? { width: found.height, height: found.width } : found
  const variants: ImageVariant[] = []
  for (const name of IMAGE_SIZES) {
    const made = await sharp(base.data, { raw: { width, height, channels } })
      .resize(boxOf(name))
      .webp({ quality: 80, effort: 4 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse)
    const { info, data } = made
    variants.push({ name, width: info.width, height: info.height, bytes: data, contentType: 'image/webp' })
  }
  return { width: upright.width, height: upright.height, variants }
}

interface Animation {
  width: number
  height: number
  frames: number
}

/** The five sizes of an animation. All move but the one of avatars. */
async function encodeAnimation(sharp: Sharp, bytes: Buffer, { width, height, frames }: Animation): Promise<EncodedImage> {
  if (frames > MAX_FRAMES || width * height * frames > MAX_MOVING_PIXELS) throw new Refusal('TOO_LARGE', { message: TOO_LONG })
  const variants: ImageVariant[] = []
  for (const name of IMAGE_SIZES) {
    const isStill = name === 'face'
    const frame = isStill ? open(sharp, bytes) : sharp(bytes, { limitInputPixels: MAX_MOVING_PIXELS, failOn: 'error', animated: true, pages: -1 }).timeout({ seconds: MOVING_SECONDS })
    const { data, info } = await frame
      .resize(boxOf(name))
      .toColourspace('srgb')
      .webp({ quality: 75, effort: isStill ? 4 : 1 })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse)
    variants.push({ name, width: info.width, height: info.pageHeight ?? info.height, bytes: data, contentType: 'image/webp' })
  }
  return { width, height, variants }
}

const TOO_LONG = 'This animation is too long to keep moving. Shorten it or make it smaller, or upload a still image.'
const HEIC = 'This is a HEIC photo, which browsers can’t show. Save it as JPEG first: on an iPhone, choose Settings, Camera, Formats, Most Compatible.'
const tooManyPixels = () => new Refusal('TOO_LARGE', { message: 'Images can have up to 24 million pixels.' })

// Whatever the decoder reports about uploaded bytes is a refusal, not a bug.
function refuse(failure: unknown): never {
  if (/pixel limit/.test((failure as Error).message)) throw tooManyPixels()
  throw new Refusal('NOT_AN_IMAGE')
}
