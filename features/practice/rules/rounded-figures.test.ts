import { expect, test } from 'vitest'
import { roundedFigures } from './rounded-figures.ts'

test('of all tests the largest time and memory are told, rounded up to 50 ms and 1 MB (requirement J-5)', () => {
  const of = (timeMs: number, memoryKb: number) => ({ timeMs, memoryKb })
  expect(roundedFigures([])).toEqual({ timeMs: null, memoryKb: null })
  expect(roundedFigures([of(0, 0)])).toEqual(roundedFigures([of(50, 1024)]))
  expect(roundedFigures([of(12.3, 9000), of(50.1, 8000)])).toEqual({ timeMs: 100, memoryKb: 9216 })
  expect(roundedFigures([of(149.9, 9217)])).toEqual({ timeMs: 150, memoryKb: 10_240 })
})
