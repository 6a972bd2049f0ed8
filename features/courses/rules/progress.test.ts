import { describe, expect, test } from 'vitest'
import { durationText, type OutlineTopic } from './course.ts'
import { neighborsOf, progressOf } from './progress.ts'

const lesson = (key: string) => ({ key, title: key, kind: 'reading' as const, minutes: 10 })
const topics: OutlineTopic[] = [
  { key: 't1', title: 'One', resources: [], lessons: [lesson('a'), lesson('b')] },
  { key: 't2', title: 'Two', resources: [], lessons: [lesson('c')] },
]

describe('Progress through a course (requirement K-5)', () => {
  test('counts finished lessons of the outline, and is 100 only when all are', () => {
    expect(progressOf(topics, new Set(['a', 'gone']))).toMatchObject({ finished: 1, all: 3, percent: 33, minutesLeft: 20 })
    expect(progressOf(topics, new Set(['a', 'b', 'c']))).toMatchObject({ percent: 100, next: null, minutesLeft: 0 })
    expect(progressOf([], new Set())).toMatchObject({ percent: 0, next: null })
  })

  test('goes on after the last opened lesson, then with what was left out before it', () => {
    expect(progressOf(topics, new Set(), 'b').next?.key).toBe('b')
    expect(progressOf(topics, new Set(['b', 'c']), 'b').next?.key).toBe('a')
    expect([progressOf(topics, new Set(), 'c').nextNumber, progressOf(topics, new Set(['a', 'b', 'c'])).nextNumber]).toEqual([3, null])
    expect(progressOf(topics, new Set(['a']), 'deleted lesson').next?.key).toBe('b')
  })

  test('neighbors cross the borders of topics', () => {
    expect(neighborsOf(topics, 'b')).toMatchObject({ previous: { key: 'a' }, next: { key: 'c' } })
    expect([neighborsOf(topics, 'a').previous, neighborsOf(topics, 'c').next, neighborsOf(topics, 'x').next]).toEqual([null, null, null])
  })

  test('durations are for people', () => {
    expect([0, 45, 60, 150].map(durationText)).toEqual(['0 min', '45 min', '1 h', '2 h 30 min'])
  })
})
