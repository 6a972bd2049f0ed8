import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressed, lastWord, takeFrom } from './tubes.ts'

class Over extends Error {}

/** A reader for a guest over bytes that come in pieces; after them the judge is gone. */
function reader(pieces: Buffer[], id: number): () => Buffer {
  const waiting = [...pieces]
  const read = (into: Buffer) => {
    const next = waiting.shift() ?? Buffer.alloc(0)
    next.copy(into)
    return next.length
  }
  return takeFrom(read, id, () => new Over())
}

function allOf(take: () => Buffer): string {
  const taken: Buffer[] = []
  try {
    for (;;) taken.push(take())
  } catch (error) {
    if (!(error instanceof Over)) throw error
    return String(Buffer.concat(taken))
  }
}

function cutAt(bytes: Buffer, cuts: number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return places.slice(1).map((end, at) => bytes.subarray(places[at], end)).filter((piece) => piece.length > 0)
}

const cuts = fc.array(fc.nat(), { maxLength: 20 })
const word = fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 4 }).map((parts) => JSON.stringify(parts))
const OWN = 77

describe('What is said to a thread of the WASM pool (requirement J-11)', () => {
  test('comes as it was said, in order, whatever its tube still holds of another one and however the bytes are cut', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.oneof(fc.nat({ max: 99 }), fc.nat({ max: 2 ** 32 - 1 })), word), { maxLength: 4 }), fc.nat(), fc.array(word, { maxLength: 4 }), cuts, (before, gone, said, places) => {
      const others = before.filter(([id]) => id !== OWN)
      const left = Buffer.concat(others.flatMap(([id, text]) => [addressed(id, Buffer.from(text)), lastWord(id)]))
      // The thread before this one took some of it, and ended wherever it was.
      const rest = left.subarray(gone % (left.length + 1))
      const all = Buffer.concat([rest, ...said.map((text) => addressed(OWN, Buffer.from(text)))])
      expect(allOf(reader(cutAt(all, places), OWN))).toBe(said.join(''))
    }), { numRuns: 500 })
  })

  test('ends with its last word, and with nobody else\'s', () => {
    fc.assert(fc.property(cuts, (places) => {
      const all = Buffer.concat([lastWord(6), addressed(7, Buffer.from('one')), lastWord(6), lastWord(7), addressed(7, Buffer.from('late'))])
      // What came in one piece with it is not heard any more.
      expect(['', 'o', 'on', 'one']).toContain(allOf(reader(cutAt(all, places), 7)))
    }))
  })

  test('goes on after the last word of somebody who had the tube before', () => {
    fc.assert(fc.property(cuts, (places) => {
      const all = Buffer.concat([addressed(7, Buffer.from('one')), lastWord(6), addressed(7, Buffer.from('two')), lastWord(6), lastWord(6), addressed(7, Buffer.from('three'))])
      expect(allOf(reader(cutAt(all, places), 7))).toBe('onetwothree')
    }))
  })

  test('ends when the judge is gone', () => {
    expect(reader([], 7)).toThrow(Over)
  })

  test('is not kept from one word to the next: who asks once has what came', () => {
    const take = reader([addressed(7, Buffer.from('one')), addressed(7, Buffer.from('two'))], 7)
    expect([String(take()), String(take())]).toEqual(['one', 'two'])
  })
})
