import { expect, test } from 'vitest'
import { roundedUsage } from './rounded-usage.ts'

test('reports the largest time and memory of all tests, rounded up to 50 ms and 1 MB (requirement J-5)', () => {
  const of = (timeMs: number, memoryKb: number) => ({ timeMs, memoryKb })
  expect(roundedUsage([])).toEqual({ timeMs: null, memoryKb: null })
  expect(roundedUsage([of(0, 0)])).toEqual(roundedUsage([of(50, 1024)]))
  expect(roundedUsage([of(12.3, 9000), of(50.1, 8000)])).toEqual({ timeMs: 100, memoryKb: 9216 })
  expect(roundedUsage([of(149.9, 9217)])).toEqual({ timeMs: 150, memoryKb: 10_240 })
})
