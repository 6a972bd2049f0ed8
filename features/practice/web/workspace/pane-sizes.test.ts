import { describe, expect, test } from 'vitest'
import { FIRST_SIZES, readSizes, sizeAfterKey, snapped } from './pane-sizes.ts'

const stored = (text: string | null) => ({ getItem: () => text })

describe('The sizes of the panes of a workspace', () => {
  test('a pane is never too small to read: it snaps, or collapses', () => {
    expect([3, 8, 12, 50.04, 90, 97].map(snapped)).toEqual([0, 12, 12, 50, 88, 100])
    expect(snapped(Number.NaN)).toBe(50)
  })

  test('arrow keys move a separator, over the collapsed states at both ends', () => {
    expect(sizeAfterKey('ArrowRight', 42, 42)).toBe(44)
    expect(sizeAfterKey('ArrowUp', 42, 42)).toBe(40)
    expect(sizeAfterKey('ArrowLeft', 12, 42)).toBe(0)
    expect(sizeAfterKey('ArrowLeft', 0, 42)).toBe(0)
    expect(sizeAfterKey('ArrowRight', 0, 42)).toBe(12)
    expect(sizeAfterKey('ArrowDown', 88, 42)).toBe(100)
    expect(sizeAfterKey('ArrowLeft', 100, 42)).toBe(88)
    expect([sizeAfterKey('Home', 42, 42), sizeAfterKey('End', 42, 42)]).toEqual([0, 100])
    expect([sizeAfterKey('Enter', 30, 42), sizeAfterKey('Enter', 0, 42), sizeAfterKey('a', 30, 42)]).toEqual([0, 42, null])
  })

  test('stored sizes are read, and damaged ones are ignored', () => {
    expect(readSizes(stored('{"columns":30,"rows":100}'))).toEqual({ columns: 30, rows: 100 })
    expect(readSizes(stored('{"columns":"30"}'))).toEqual(FIRST_SIZES)
    for (const text of [null, 'null', '{', '[]']) expect(readSizes(stored(text)), String(text)).toEqual(FIRST_SIZES)
  })
})
