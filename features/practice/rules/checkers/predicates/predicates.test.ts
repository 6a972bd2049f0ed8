import { describe, expect, test } from 'vitest'
import type { Value } from '../../value.ts'
import { checkAnyValid, type PredicateName } from '../any-valid.ts'

const judge = (name: PredicateName, given: Value[], expected: Value) => (got: Value) => {
  const verdict = checkAnyValid(name, given, expected, got)
  return verdict.passes ? 'right' : verdict.message
}

describe('Any valid answer (requirement Q-23)', () => {
  test('a pair with a sum', () => {
    const check = judge('pair-with-sum', [[5, 1, 5], 10], [0, 2])
    expect([[0, 2], [2, 0]].map(check)).toEqual(['right', 'right'])
    expect([[0, 0], [0, 1], [0], [], [0, 9], [0, -1], [0, 0.5], ['0', '2']].map(check)).not.toContain('right')
    expect(judge('pair-with-sum', [[1], 9], [])([])).toBe('right')
    expect(judge('pair-with-sum', [[1], 9], [])([0, 0])).toContain('should be empty')
  })

  test('a shortest path', () => {
    const edges = [['a', 'b'], ['b', 'd'], ['a', 'c'], ['d', 'c'], ['d', 'e']]
    const check = judge('shortest-path', [edges, 'a', 'd'], ['a', 'b', 'd'])
    expect([['a', 'b', 'd'], ['a', 'c', 'd']].map(check)).toEqual(['right', 'right'])
    expect(check(['a', 'd'])).toBe('There is no edge from "a" to "d".')
    expect(check(['a', 'b', 'd', 'e', 'd'])).toBe('This path takes 4 steps, but there is one with 2.')
    expect([[], ['b', 'd'], ['a', 'b'], 'abd', [['a'], 'b', 'd']].map(check)).not.toContain('right')
    expect(judge('shortest-path', [edges, 'a', 'z'], [])([])).toBe('right')
    expect(judge('shortest-path', [edges, 'a', 'z'], [])(['a', 'z'])).not.toBe('right')
    expect(judge('shortest-path', [edges, 'a', 'a'], ['a'])(['a'])).toBe('right')
  })

  test('a permutation in descending order of scores', () => {
    const check = judge('sorting-permutation', [[1, 7, 7, 3]], [1, 2, 3, 0])
    expect([[1, 2, 3, 0], [2, 1, 3, 0]].map(check)).toEqual(['right', 'right'])
    expect([[0, 3, 1, 2], [1, 2, 3], [1, 1, 3, 0], [1, 2, 3, 4], [1, 2, 3, -1], ['1', 2, 3, 0], 7].map(check)).not.toContain('right')
  })

  test('a topological order', () => {
    const steps = ['train', 'load', 'clean', 'report']
    const check = judge('topological-order', [steps, [['clean', 'load'], ['train', 'clean']]], ['load', 'clean', 'train', 'report'])
    expect([['load', 'clean', 'train', 'report'], ['report', 'load', 'clean', 'train']].map(check)).toEqual(['right', 'right'])
    expect(check(['clean', 'load', 'train', 'report'])).toBe('"clean" comes before "load", which it needs.')
    expect([[], ['load', 'clean', 'train'], ['load', 'load', 'clean', 'train'], ['load', 'clean', 'train', 'report', 'report'], ['load', 'clean', 'train', 'eat'], 3].map(check)).not.toContain('right')
    expect(judge('topological-order', [['a', 'b'], [['a', 'b'], ['b', 'a']]], [])([])).toBe('right')
    expect(judge('topological-order', [['a', 'b'], [['a', 'b'], ['b', 'a']]], [])(['a', 'b'])).not.toBe('right')
  })

  test('an unknown predicate accepts nothing', () => {
    expect(judge('constructor' as PredicateName, [], [])([])).not.toBe('right')
  })
})
