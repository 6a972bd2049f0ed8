import { describe, expect, test } from 'vitest'
import { limitMemory } from './limit-memory.ts'

/** A module with a memory of one page that is not limited, exported as `m`. */
const MODULE = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 5, 1, 1, 109, 2, 0])

const memoryOf = (bytes: Uint8Array<ArrayBuffer>) => new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports['m'] as WebAssembly.Memory

describe('The memory of WebAssembly (decision 024)', () => {
  test('ends where it is told to; before that it did not', () => {
    expect(memoryOf(MODULE).grow(1_000)).toBe(1)
    const limited = memoryOf(limitMemory(MODULE, 300 * 65_536))
    expect(limited.grow(299)).toBe(1)
    expect(() => limited.grow(1)).toThrow()
  })

  test('is refused for a module without one', () => {
    expect(() => limitMemory(MODULE.slice(0, 8), 300 * 65_536)).toThrow('no memory')
  })
})
