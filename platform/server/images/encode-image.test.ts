import { deflateSync } from 'node:zlib'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/rules/refusals.ts'
import { encodeImage } from './encode-image.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })

const half = (picture: Sharp) => picture.toBuffer().then((bytes) => bytes.subarray(0, bytes.length / 2))

const codeOf = async (work: Promise<unknown>) => {
  const failure = await work.then(() => 'accepted', (reason: unknown) => reason)
  return failure instanceof Refusal ? failure.code : failure
}

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

/** A PNG made by hand: one bit for each pixel, so that millions of them take a few kilobytes. */
function bombPng(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc(body))
    return Buffer.concat([head, body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('An uploaded image', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('of type %s is encoded in five sizes', async (kind) => {
    const made = await encodeImage(await plain(2000, 1000).toFormat(kind).toBuffer())
    expect([made.width, made.height]).toEqual([2000, 1000])
    expect(made.variants.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['face', 96, 96], ['small', 480, 240], ['phone', 720, 360], ['medium', 960, 480], ['large', 1600, 800],
    ])
    for (const { bytes, width } of made.variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  it('is never enlarged', async () => {
    const made = await encodeImage(await plain(600, 300).png().toBuffer())
    expect(made.variants.map(({ width }) => width)).toEqual([96, 480, 600, 600, 600])
  })

  it('may be a narrow strip', async () => {
    const made = await encodeImage(await plain(3, 30_000).png().toBuffer())
    expect(made.variants.map(({ width, height }) => [width, height])).toEqual([[1, 96], [1, 1920], [1, 2880], [1, 3840], [1, 6400]])
  })

  it('keeps its transparency', async () => {
    const made = await encodeImage(await plain(10, 10).ensureAlpha(0.5).png().toBuffer())
    expect(await sharp(made.variants[0]!.bytes).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('is rotated upright and loses its location', async () => {
    const jpeg = await plain(300, 100)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(jpeg).metadata()).exif?.length).toBeGreaterThan(50)
    const made = await encodeImage(jpeg)
    expect([made.width, made.height, made.variants[1]!.width]).toEqual([100, 300, 100])
    const { exif, icc, xmp, orientation } = await sharp(made.variants[2]!.bytes).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each(['gif', 'webp'] as const)('that is an animated %s keeps moving, except as an avatar', async (kind) => {
    const made = await encodeImage(await animation(kind, { width: 600, height: 300, frames: 3 }))
    expect([made.width, made.height]).toEqual([600, 300])
    const found = await Promise.all(made.variants.map(async ({ name, width, height, bytes }) => [name, width, height, (await sharp(bytes).metadata()).pages ?? 1]))
    expect(found).toEqual([['face', 96, 96, 1], ['small', 480, 240, 3], ['phone', 600, 300, 3], ['medium', 600, 300, 3], ['large', 600, 300, 3]])
  }, 30_000)

  it('with an animation that is too long is refused in a sentence', async () => {
    const refusal = await encodeImage(await animation('gif', { width: 2, height: 2, frames: 301 })).catch((reason: unknown) => reason)
    expect(refusal).toMatchObject({ code: 'TOO_LARGE', message: 'This animation is too long to keep moving. Shorten it or make it smaller, or upload a still image.' })
  }, 30_000)

  it.each(['heic', 'mif1'])('from a phone in the format %s says what to do', async (brand) => {
    const refusal = await encodeImage(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(100)])).catch((reason: unknown) => reason)
    expect(refusal).toMatchObject({ code: 'NOT_AN_IMAGE', message: expect.stringContaining('Save it as JPEG first') })
  })
})

async function animation(kind: 'gif' | 'webp', { width, height, frames }: { width: number; height: number; frames: number }): Promise<Buffer> {
  const stills = await Promise.all(
    Array.from({ length: frames }, (_, n) => sharp({ create: { width, height, channels: 3, background: { r: (n % 2) * 220, g: 60, b: ((n + 1) % 2) * 220 } } }).png().toBuffer()),
  )
  return sharp(stills, { join: { animated: true } }).toFormat(kind).toBuffer()
}

describe('An invalid image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  it.each<[string, Buffer | (() => Promise<Buffer>)]>([
    ['nothing', Buffer.alloc(0)],
    ['an SVG with a script', Buffer.from(svg)],
    ['an SVG behind a space', Buffer.from(` <?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*\x00*/=1;alert(1)//')],
    ['the head of a PNG and nothing else', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['the head of a PNG on a page', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7 ...')],
    ['a TIFF', () => plain(10, 10).tiff().toBuffer()],
    ['noise with the head of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 7)])],
    ['half a PNG', () => half(plain(500, 500).png({ compressionLevel: 0 }))],
    ['half a JPEG', () => half(plain(500, 500).jpeg())],
    ['a PNG with a row of many', bombPng(4000, 4000, 1)],
  ])('is refused: %s', async (_title, given) => {
    const bytes = typeof given === 'function' ? await given() : given
    expect(await codeOf(encodeImage(bytes))).toBe('NOT_AN_IMAGE')
  })

  it('keeps nothing of a page that is hidden behind the image data', async () => {
    const hidden = Buffer.concat([await plain(10, 10).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const made = await encodeImage(hidden)
    for (const { bytes } of made.variants) expect(bytes.toString('latin1')).not.toContain('script')
  })
})

describe('A malicious image', () => {
  it('is refused when it has too many bytes or too many pixels', async () => {
    expect(await codeOf(encodeImage(Buffer.alloc(5 * 1024 * 1024 + 1)))).toBe('TOO_LARGE')
    expect(bombPng(30_000, 30_000).length).toBeLessThan(200_000)
    expect(await codeOf(encodeImage(bombPng(30_000, 30_000)))).toBe('TOO_LARGE')
    expect(await codeOf(encodeImage(bombPng(2_000_000_000, 2_000_000_000, 1)))).toMatch(/TOO_LARGE|NOT_AN_IMAGE/)
  })

  it('does not block other requests while it is encoded', async () => {
    const bombs = Array.from({ length: 4 }, () => bombPng(4800, 5000))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await Promise.all(bombs.map((bomb) => encodeImage(bomb)))
    delay.disable()
    // Each takes most of a second; the last tenth is slack for a busy machine.
    expect(delay.percentile(90) / 1e6).toBeLessThan(50)
    expect(delay.max / 1e6).toBeLessThan(400)
  }, 30_000)

  it('waits in a limited queue, and the queue continues', async () => {
    const picture = await plain(300, 300).png().toBuffer()
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(encodeImage(picture))))
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(22)
    expect(codes.filter((code) => code === 'BUSY')).toHaveLength(8)
    expect(await codeOf(encodeImage(picture))).toBe('accepted')
  }, 30_000)
})
