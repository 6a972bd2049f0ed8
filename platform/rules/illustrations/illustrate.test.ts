import { describe, expect, test } from 'vitest'
import { TALL, WIDE } from './drawing.ts'
import { illustrate, MOTIFS } from './illustrate.ts'

const layersOf = (motif: (typeof MOTIFS)[number], seed: string) => Object.values(illustrate(motif, seed)).filter((path) => path !== '')

describe('Illustrations', () => {
  test('every motif draws the same for a seed, something else for another one, with whole numbers and within two kilobytes or four', () => {
    for (const motif of MOTIFS) {
      const [one, same, other] = ['a', 'a', 'b'].map((seed) => JSON.stringify(layersOf(motif, seed)))
      expect(one, motif).toBe(same)
      expect(one, motif).not.toBe(other)
      expect(one, motif).not.toMatch(/NaN|undefined|Infinity|\d\.\d/)
      expect(one!.length, motif).toBeLessThan(6_000)
    }
  })

  test('dots stay inside, and each motif has at least one line or area and one accent', () => {
    for (const motif of MOTIFS) {
      for (const seed of ['a', 'b', 'c', 'Why gradient descent zigzags']) {
        const drawing = illustrate(motif, seed)
        expect(Boolean(drawing.lines || drawing.wash), motif).toBe(true)
        expect(Boolean(drawing.strong || drawing.dots || drawing.solid), motif).toBe(true)
        for (const [, x, y] of `${drawing.dots ?? ''}${drawing.secondDots ?? ''}`.matchAll(/M(-?\d+) (-?\d+)h0/g)) {
          expect([Number(x) >= 0 && Number(x) <= WIDE, Number(y) >= 0 && Number(y) <= TALL], `${motif} ${seed}`).toEqual([true, true])
        }
      }
    }
  })
})
