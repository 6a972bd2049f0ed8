import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodePoolMessage, readPoolMessages, type PoolMessage } from './pool-messages.ts'

const message = fc.record({
  id: fc.nat({ max: 2 ** 32 - 1 }),
  kind: fc.nat({ max: 3 }),
  number: fc.nat({ max: 2 ** 32 - 1 }),
  bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
})

describe('Messages to the WASM pool (requirement J-11)', () => {
  test('are read as they were written, wherever the bytes are split', () => {
    fc.assert(fc.property(fc.array(message, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (messages, cuts) => {
      const received: PoolMessage<number>[] = []
      const read = readPoolMessages<number>((one) => received.push(one))
      const all = Buffer.concat(messages.map(encodePoolMessage))
      const offsets = [0, ...cuts.map((cut) => cut % (all.length + 1)).sort((a, b) => a - b), all.length]
      offsets.slice(1).forEach((end, at) => read(all.subarray(offsets[at], end)))
      expect(received).toEqual(messages)
    }))
  })

  test('need neither a number nor bytes', () => {
    const received: PoolMessage<number>[] = []
    readPoolMessages<number>((one) => received.push(one))(encodePoolMessage({ id: 7, kind: 3 }))
    expect(received).toEqual([{ id: 7, kind: 3, number: 0, bytes: Buffer.alloc(0) }])
  })
})
