import { describe, expect, test } from 'vitest'
import { openBefore, rowsOf } from './learning-path.ts'

const step = (course: string, ...after: string[]) => ({ course, after })
const rows = (...steps: ReturnType<typeof step>[]) => rowsOf(steps).map((row) => row.map(({ course }) => course))

describe('A learning path (requirement K-12)', () => {
  test('has each course below those that are recommended before it', () => {
    expect(rows(step('a'), step('b'), step('c', 'a'), step('d', 'c', 'b'))).toEqual([['a', 'b'], ['c'], ['d']])
    expect(rows(step('late', 'early'), step('early'))).toEqual([['early'], ['late']])
  })

  test('unknown courses and cycles hold no one up', () => {
    expect(rows(step('a', 'elsewhere'))).toEqual([['a']])
    expect(rows(step('a', 'b'), step('b', 'a')).flat().sort()).toEqual(['a', 'b'])
  })

  test('names what is recommended first', () => {
    expect(openBefore(step('c', 'a', 'b'), new Set(['a']))).toEqual(['b'])
  })
})
