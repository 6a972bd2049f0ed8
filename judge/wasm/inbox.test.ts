import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openInbox, takeFrom } from './inbox.ts'

describe('What is said to a thread of the WASM pool (requirement J-11)', () => {
  test('comes as it was said, in order, however long and however late it is taken', async () => {
    const sizes = fc.array(fc.oneof(fc.nat({ max: 50 }), fc.integer({ min: 60_000, max: 200_000 })), { maxLength: 5 })
    await fc.assert(fc.asyncProperty(sizes, fc.array(fc.boolean(), { maxLength: 40 }), async (said, early) => {
      const { shared, put } = openInbox()
      const take = takeFrom(shared)
      const waits = new Int32Array(shared, 0, 1)
      const bytes = said.map((size, at) => Buffer.from(Array.from({ length: size }, (_, place) => (place * 7 + at) % 256)))
      const taken: Buffer[] = []
      const takeOne = async () => {
        await turn()
        if (Atomics.load(waits, 0) > 0) taken.push(take())
      }
      for (const [at, one] of bytes.entries()) {
        put(one)
        if (early[at] === true) await takeOne()
      }
      const size = () => taken.reduce((sum, one) => sum + one.length, 0)
      const whole = Buffer.concat(bytes)
      for (let rounds = 0; size() < whole.length && rounds < 100; rounds += 1) await takeOne()
      expect(Buffer.concat(taken).equals(whole)).toBe(true)
      expect(taken.every((one) => one.length <= 65_536)).toBe(true)
    }), { numRuns: 40 })
  })

  test('waits for nobody who has ended', async () => {
    const { shared, put, close } = openInbox()
    const count = new Int32Array(shared, 0, 1)
    put(Buffer.alloc(200_000, 1))
    expect(count[0]).toBe(65_536)
    close()
    await turn()
    expect(count[0]).toBe(0)
    // It was not waiting any more, or this would wait too.
    put(Buffer.alloc(3, 1))
    expect(count[0]).toBe(3)
  })
})
