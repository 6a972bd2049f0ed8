import { describe, expect, test } from 'vitest'
import { initialsOf, tileOf } from './avatar-tile.ts'
import { pagesAround } from './pages-around.ts'
import { findByLetters, nextIndex } from './roving-focus.ts'
import { absoluteDay, relativeTime } from './time-words.ts'

describe('Avatars without an image', () => {
  test('have the initials of the first and the last word, in any script', () => {
    const names = ['Ada Lovelace', 'bo', 'Þórr Ægir Ægisson', '  ', '李 飞飞']
    expect(names.map(initialsOf)).toEqual(['AL', 'B', 'ÞÆ', '?', '李飞'])
  })

  test('have a tile that depends only on the ID', () => {
    expect(tileOf('a1')).toEqual(tileOf('a1'))
    expect(tileOf('a1').path).not.toBe(tileOf('a2').path)
  })
})

describe('Page numbers', () => {
  test('include the first, the last and the neighbors, with gaps only where something is left out', () => {
    expect(pagesAround(1, 2)).toEqual([1, 2])
    expect(pagesAround(1, 12)).toEqual([1, 2, null, 12])
    expect(pagesAround(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12])
    expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
    expect(pagesAround(12, 12)).toEqual([1, null, 11, 12])
  })
})

describe('Moving the focus in lists', () => {
  test('arrows wrap around, Home and End go to the ends, other keys do nothing', () => {
    expect(nextIndex('ArrowDown', 2, 3, 'vertical')).toBe(0)
    expect(nextIndex('ArrowUp', 0, 3, 'vertical')).toBe(2)
    expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2)
    expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0)
    expect(nextIndex('ArrowRight', 0, 3, 'vertical')).toBeNull()
    expect(nextIndex('ArrowRight', 0, 3, 'horizontal')).toBe(1)
    expect([nextIndex('Home', 2, 3, 'both'), nextIndex('End', 0, 3, 'both')]).toEqual([0, 2])
    expect(nextIndex('ArrowDown', -1, 0, 'vertical')).toBeNull()
  })

  test('letters find the next name with that prefix; a repeated letter moves on', () => {
    const names = ['Profile', 'Settings', 'Practice', 'Logout']
    expect(findByLetters(names, -1, 'p')).toBe(0)
    expect(findByLetters(names, 0, 'p')).toBe(2)
    expect(findByLetters(names, 0, 'pp')).toBe(2)
    expect(findByLetters(names, 0, 'pra')).toBe(2)
    expect(findByLetters(names, 0, 'x')).toBeNull()
  })
})

describe('Relative times', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const before = (seconds: number) => relativeTime(new Date(now - seconds * 1000), now)

  test('are the day in UTC on the server', () => {
    expect(absoluteDay(new Date('2026-11-21T23:59:59Z'))).toBe('Nov 21, 2026')
  })

  test('are relative in the browser, and a day beyond a week', () => {
    const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
    expect(before(10)).toBe('just now')
    expect(before(125)).toBe(words.format(-2, 'minute'))
    expect(before(3 * 3600)).toBe(words.format(-3, 'hour'))
    expect(before(86_400)).toBe(words.format(-1, 'day'))
    expect(before(-7200)).toBe(words.format(2, 'hour'))
    expect(before(40 * 86_400)).toContain('2026')
  })
})
