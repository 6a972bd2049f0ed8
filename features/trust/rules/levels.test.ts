import { describe, expect, test } from 'vitest'
import { conditionStates, contentProblem, countContent, dayLimitSentence, DEFAULT_NUMBERS, earnedLevel, levelAbove, levelBelow, limitAboveNext, meetsAll, numberChanges } from './levels.ts'

const conditions = { minDays: 30, minSolved: 5, minRead: 0, cleanDays: 180 }
const limits = { conversations: 5, messages: 10, posts: 2, links: 1, pictures: 2 }

describe('Trust levels (requirement G-36)', () => {
  test('are earned one after the other', () => {
    const facts = { days: 40, solved: 9, read: 9, cleanDays: null }
    const earned = (changes: { days?: number; read?: number; cleanDays?: number }) => earnedLevel((level) => DEFAULT_NUMBERS[level], { ...facts, ...changes })
    expect([earned({ days: 0 }), earned({}), earned({ read: 10 }), earned({ read: 10, cleanDays: 20 })]).toEqual(['new', 'member', 'regular', 'new'])
  })

  test('name the numbers that differ, with both values', () => {
    expect(numberChanges(DEFAULT_NUMBERS.new, { ...DEFAULT_NUMBERS.new, messages: 40, cleanDays: 7 })).toEqual([
      { label: 'Messages a day', from: 300, to: 40 }, { label: 'Days without an upheld report', from: 0, to: 7 },
    ])
  })

  test('explain which conditions are met', () => {
    const facts = { days: 31, solved: 2, read: 0, cleanDays: null }
    expect(conditionStates(conditions, facts)).toEqual([
      { name: 'minDays', have: 30, need: 30, isMet: true }, { name: 'minSolved', have: 2, need: 5, isMet: false },
    ])
    // Only someone with a decision against them has to wait.
    expect(conditionStates(conditions, { ...facts, cleanDays: 179 })).toContainEqual({ name: 'cleanDays', have: 179, need: 180, isMet: false })
    expect([meetsAll(conditions, facts), meetsAll(conditions, { ...facts, solved: 5 }), meetsAll(conditions, { ...facts, solved: 5, cleanDays: 179 })]).toEqual([false, true, false])
  })

  test('go up and down by one', () => {
    expect([levelAbove('new'), levelAbove('regular'), levelBelow('regular'), levelBelow('new')]).toEqual(['member', null, 'member', 'new'])
  })

  test('name the limit that was exceeded', () => {
    expect(contentProblem('new', limits, { links: 1, pictures: 2 })).toBeNull()
    expect(contentProblem('new', limits, { links: 3, pictures: 0 })).toBe('At your trust level (New) a text can have 1 link. Yours has 3.')
    expect(contentProblem('member', limits, { links: 0, pictures: 9 })).toBe('At your trust level (Member) a text can have 2 pictures. Yours has 9.')
    expect(dayLimitSentence('new', 'publish {count} blog', 2)).toBe('You can publish 2 blogs a day at your trust level (New). Try again tomorrow.')
    expect(dayLimitSentence('regular', 'publish {count} blog', 1)).toBe('You can publish 1 blog a day. Try again tomorrow.')
    expect(dayLimitSentence('regular', 'publish {count} blog', 2)).toBe('You can publish 2 blogs a day. Try again tomorrow.')
  })

  test('count links and pictures in HTML and in plain text', () => {
    expect(countContent('<p><a href="https://a.test">https://a.test</a> <img src="x"></p>')).toEqual({ links: 1, pictures: 1 })
    expect(countContent('<a > https://a.test https://b.test <https://c.test>')).toEqual({ links: 3, pictures: 0 })
    expect(countContent('See https://a.test and http://b.test.')).toEqual({ links: 2, pictures: 0 })
  })
})

test('no limit is higher than that of the level above', () => {
  const { new: lowest, member, regular } = DEFAULT_NUMBERS
  expect(limitAboveNext((level) => DEFAULT_NUMBERS[level])).toBeNull()
  expect(limitAboveNext((level) => ({ new: { ...lowest, links: member.links }, member, regular })[level])).toBeNull()
  expect(limitAboveNext((level) => ({ new: { ...lowest, conversations: 9_999 }, member, regular })[level])).toEqual({ level: 'new', above: 'member', name: 'conversations', message: 'New can’t have more than Member.' })
  expect(limitAboveNext((level) => ({ new: lowest, member, regular: { ...regular, links: 50 } })[level])).toMatchObject({ level: 'member', above: 'regular', name: 'links' })
})
