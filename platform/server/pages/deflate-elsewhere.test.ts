import { randomBytes } from 'node:crypto'
import { constants, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { deflateElsewhere } from './deflate-elsewhere.ts'

const inflate = (bytes: Buffer) => inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })

describe('What is compressed elsewhere', () => {
  test('can be read by itself, whatever was compressed before it and meanwhile', async () => {
    const texts = [
      Buffer.from('the same words '.repeat(20_000)),
      Buffer.from('the same words '.repeat(20_000)),
      randomBytes(300_000),
      Buffer.alloc(0),
      Buffer.from('x'),
      Buffer.alloc(65_536),
    ]
    const all = await Promise.all(texts.map(deflateElsewhere))
    expect(all.map(inflate).map((one, n) => one.equals(texts[n]!))).toEqual(texts.map(() => true))
    expect(all[0]!.length).toBeLessThan(3_000)
  })
})
