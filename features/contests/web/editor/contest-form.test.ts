import { expect, test } from 'vitest'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { endHint, pointErrors } from './contest-form.ts'

test('the length of a contest is said in words, with its end as soon as there is a start', () => {
  expect(endHint('2026-12-10T18:00', 20_160)).toBe(`14 days. Ends ${dayAndTime(new Date('2026-12-24T18:00'))}.`)
  expect(endHint('', 90)).toBe('1 h 30 min.')
  expect(endHint('2026-12-10T18:00', 0)).toBeNull()
})

test('an error of points belongs to its problem, also after a move, until the points change', () => {
  const [a, b] = [{ slug: 'a', title: 'A', points: '0' }, { slug: 'b', title: 'B', points: '100' }]
  const fields = { 'problems.0.points': 'Enter 1 to 1000 points.', title: 'Enter a title.' }
  expect([...pointErrors(fields, [a, b], [b, a])]).toEqual([['a', 'Enter 1 to 1000 points.']])
  expect([...pointErrors(fields, [a, b], [{ ...a, points: '5' }, b])]).toEqual([])
  expect([...pointErrors(fields, [a, b], [b])]).toEqual([])
})
