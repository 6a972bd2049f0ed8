import { randomBytes } from 'node:crypto'
import { constants, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressElsewhere, type Html } from './compressor.ts'

const inflate = (bytes: Buffer) => inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
const bytesOf = (html: Html) => Buffer.concat(html.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))

describe('What is compressed elsewhere', () => {
  test('can be read by itself, whatever was compressed before it and meanwhile', async () => {
    const documents: Html[] = [
      ['the same words '.repeat(20_000)],
      ['the same words '.repeat(20_000), Buffer.from('é'), '…🙂'],
      [randomBytes(300_000), 'after what is random'],
      [],
      ['x'],
      ['🙂'.repeat(100_000)],
    ]
    const seen: Buffer[] = []
    const all = await Promise.all(
      documents.map((html) => compressElsewhere(html, (bytes) => (seen.push(Buffer.from(bytes)), { from: 0, found: null }))),
    )
    expect(all.map(({ deflated }, n) => inflate(deflated).equals(bytesOf(documents[n]!)))).toEqual(documents.map(() => true))
    expect(seen.map((bytes, n) => bytes.equals(bytesOf(documents[n]!)))).toEqual(documents.map(() => true))
    expect(all[0]!.deflated.length).toBeLessThan(3_000)
  })

  test('begins where it is told, and gives what was found', async () => {
    const { deflated, found } = await compressElsewhere(['before ', 'after'], (bytes) => ({ from: 7, found: bytes.length }))
    expect([inflate(deflated).toString(), found]).toEqual(['after', 12])
  })

  test('one that cannot be looked at fails alone', async () => {
    const bad = compressElsewhere(['bad'], () => {
      throw new Error('no')
    })
    const good = compressElsewhere(['good'], () => ({ from: 0, found: null }))
    await expect(bad).rejects.toThrow('no')
    expect(inflate((await good).deflated).toString()).toBe('good')
  })
})
