import { describe, expect, test } from 'vitest'
import { limitMemory } from './limit-memory.ts'

/** A module with an unlimited memory of one page, exported as `m`. */
const MODULE = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 5, 1, 1, 109, 2, 0])

const memoryOf = (bytes: Uint8Array<ArrayBuffer>) => new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports['m'] as WebAssembly.Memory

describe('The memory limit of a WebAssembly module (decision 024)', () => {
  test('is enforced; without it the memory can grow further', () => {
    expect(memoryOf(MODULE).grow(1_000)).toBe(1)
    const limited = memoryOf(limitMemory(MODULE, 300 * 65_536))
    expect(limited.grow(299)).toBe(1)
    expect(() => limited.grow(1)).toThrow()
  })

  test('cannot be set for a module without memory', () => {
    expect(() => limitMemory(MODULE.slice(0, 8), 300 * 65_536)).toThrow('no memory')
  })
})
