import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressed, endMarker, readChannel } from './channels.ts'

class Ended extends Error {}

/** A reader for a thread over bytes that arrive in these chunks; after them the judge has ended. */
function reader(chunks: Buffer[], id: number): () => Buffer {
  const waiting = [...chunks]
  const read = (into: Buffer) => {
    const next = waiting.shift() ?? Buffer.alloc(0)
    next.copy(into)
    return next.length
  }
  return readChannel(read, id, () => new Ended())
}

function readAll(take: () => Buffer): string {
  const taken: Buffer[] = []
  try {
    for (;;) taken.push(take())
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return String(Buffer.concat(taken))
  }
}

function splitAt(bytes: Buffer, cuts: number[]): Buffer[] {
  const offsets = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return offsets.slice(1).map((end, at) => bytes.subarray(offsets[at], end)).filter((chunk) => chunk.length > 0)
}

const cuts = fc.array(fc.nat(), { maxLength: 20 })
const message = fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 4 }).map((parts) => JSON.stringify(parts))
const OWN = 77

describe('A channel of the WASM pool (requirement J-11)', () => {
  test('delivers messages in order, whatever it still holds for an earlier thread and however the bytes are split', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.oneof(fc.nat({ max: 99 }), fc.nat({ max: 2 ** 32 - 1 })), message), { maxLength: 4 }), fc.nat(), fc.array(message, { maxLength: 4 }), cuts, (before, consumed, sent, splits) => {
      const others = before.filter(([id]) => id !== OWN)
      const left = Buffer.concat(others.flatMap(([id, text]) => [addressed(id, Buffer.from(text)), endMarker(id)]))
      // The previous thread read some of it, and ended anywhere.
      const rest = left.subarray(consumed % (left.length + 1))
      const all = Buffer.concat([rest, ...sent.map((text) => addressed(OWN, Buffer.from(text)))])
      expect(readAll(reader(splitAt(all, splits), OWN))).toBe(sent.join(''))
    }), { numRuns: 500 })
  })

  test('ends at its own end marker, not at another one', () => {
    fc.assert(fc.property(cuts, (splits) => {
      const all = Buffer.concat([endMarker(6), addressed(7, Buffer.from('one')), endMarker(6), endMarker(7), addressed(7, Buffer.from('late'))])
      // What arrives in the same chunk as the marker is dropped.
      expect(['', 'o', 'on', 'one']).toContain(readAll(reader(splitAt(all, splits), 7)))
    }))
  })

  test('continues after the end marker of an earlier thread', () => {
    fc.assert(fc.property(cuts, (splits) => {
      const all = Buffer.concat([addressed(7, Buffer.from('one')), endMarker(6), addressed(7, Buffer.from('two')), endMarker(6), endMarker(6), addressed(7, Buffer.from('three'))])
      expect(readAll(reader(splitAt(all, splits), 7))).toBe('onetwothree')
    }))
  })

  test('ends when the judge has ended', () => {
    expect(reader([], 7)).toThrow(Ended)
  })

  test('returns each message as soon as it arrives', () => {
    const take = reader([addressed(7, Buffer.from('one')), addressed(7, Buffer.from('two'))], 7)
    expect([String(take()), String(take())]).toEqual(['one', 'two'])
  })
})
