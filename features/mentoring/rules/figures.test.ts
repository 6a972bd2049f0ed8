import { expect, test } from 'vitest'
import { hardestFirst, hardestLessons, hoursText, median } from './figures.ts'

test('the median is the value in the middle (requirement X-11)', () => {
  expect(median([])).toBeNull()
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 100])).toBe(3)
})

test('the problem with the most attempts for each acceptance is the hardest', () => {
  const rows = [{ title: 'Easy', attempts: 4, solved: 4 }, { title: 'Unsolved', attempts: 6, solved: 0 }, { title: 'Hard', attempts: 12, solved: 3 }, { title: 'New', attempts: 0, solved: 0 }]
  expect(hardestFirst(rows).map(({ title }) => title)).toEqual(['Unsolved', 'Hard', 'Easy'])
  // As many attempts for each acceptance are equally hard, however many learners solved it.
  expect(hardestFirst([{ title: 'B', attempts: 3, solved: 3 }, { title: 'A', attempts: 2, solved: 2 }, { title: 'C', attempts: 1, solved: 0 }]).map(({ title }) => title)).toEqual(['C', 'A', 'B'])
})

test('lessons that are left unfinished and quizzes that take several tries are the hardest', () => {
  const rows = [{ title: 'Read', opened: 4, finished: 4, tries: 0 }, { title: 'Left', opened: 4, finished: 1, tries: 0 }, { title: 'Quiz', opened: 3, finished: 3, tries: 9 }, { title: 'New', opened: 0, finished: 0, tries: 0 }]
  expect(hardestLessons(rows).map(({ title }) => title)).toEqual(['Left', 'Quiz'])
})

test('durations are shown in minutes, hours or days', () => {
  expect([null, 0.001, 0.25, 3.46, 47.96, 72].map(hoursText)).toEqual(['–', 'At once', '15 min', '3.5 h', '48 h', '3 days'])
})
