import { expect, test } from 'vitest'
import { pointsInForm, previewText } from './formula.ts'

const NOTHING = { people: 1_200, raised: 0, lowered: 0, most: 0, least: 0, moved: 0 }

test('what a change of the points would do is said in words', () => {
  expect(previewText({ ...NOTHING, people: 0 })).toBe('No one has points yet.')
  expect(previewText(NOTHING)).toBe('No score changes (1,200 with points).')
  expect(previewText({ ...NOTHING, raised: 900, most: 50 })).toBe('Of 1,200 people with points, 900 would gain up to 50 points. No place on the leaderboard changes.')
  expect(previewText({ ...NOTHING, raised: 900, lowered: 3, most: 50, least: -20, moved: 12 })).toBe(
    'Of 1,200 people with points, 900 would gain up to 50 points and 3 would lose up to 20 points. 12 would get another place on the leaderboard.',
  )
})

test('points that were typed stay in the form when another admin saves others', () => {
  const saved = { easy: 10, medium: 20, hard: 40, revision: 3 }
  const typed = { revision: 3, points: { easy: '12' } }
  expect(pointsInForm({ revision: 0, points: {} }, saved)).toEqual({ texts: { easy: '10', medium: '20', hard: '40' }, isChanged: false, isOutdated: false })
  expect(pointsInForm(typed, saved)).toEqual({ texts: { easy: '12', medium: '20', hard: '40' }, isChanged: true, isOutdated: false })
  expect(pointsInForm(typed, { ...saved, hard: 50, revision: 4 })).toEqual({ texts: { easy: '12', medium: '20', hard: '50' }, isChanged: true, isOutdated: true })
  expect(pointsInForm(typed, { ...saved, easy: 12, revision: 4 })).toMatchObject({ isChanged: false, isOutdated: false })
})
