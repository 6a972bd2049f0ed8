import { describe, expect, test } from 'vitest'
import { clockText, closedText, compareScores, countdownText, exampleScores, lengthText, ordinal, placeText, phaseAt, ranksOf, scoreOf } from './contest.ts'

const cell = (points: number, solvedAfter: number | null, wrong = 0) => ({ points, solvedAfter, wrong })

describe('Scores (requirement Q-64)', () => {
  test('are the points of solved problems, and the time of the last one with five minutes for each wrong try', () => {
    expect(scoreOf([cell(100, 60), cell(200, 600, 2), cell(300, null, 9)])).toEqual({ points: 300, seconds: 600 + 2 * 300 })
    expect(scoreOf([cell(100, null, 3)])).toEqual({ points: 0, seconds: 0 })
    expect(scoreOf([])).toEqual({ points: 0, seconds: 0 })
  })

  test('are explained with two results of equal points, of which the penalty decides', () => {
    expect(exampleScores([100, 200], 60)).toEqual({ clean: { points: 300, seconds: 2700 }, withWrongTry: { points: 300, seconds: 3000 } })
    expect([exampleScores([], 60), exampleScores([100, 0], 60), exampleScores([100], 0)]).toEqual([null, null, null])
  })

  test('are ordered by points, then by time; equal ones share a rank', () => {
    const scores = [{ points: 100, seconds: 9 }, { points: 300, seconds: 90 }, { points: 300, seconds: 10 }, { points: 300, seconds: 90 }].toSorted(compareScores)
    expect(scores.map(({ points, seconds }) => [points, seconds])).toEqual([[300, 10], [300, 90], [300, 90], [100, 9]])
    expect(ranksOf(scores)).toEqual([1, 2, 2, 4])
    expect(ranksOf([{ points: 5, seconds: 9 }, { points: 0, seconds: 0 }, { points: 0, seconds: 0 }])).toEqual([1, null, null])
  })
})

test('a contest runs from its start until its end', () => {
  const at = (minute: number) => new Date(minute * 60_000)
  const contest = { startsAt: at(10), endsAt: at(20) }
  expect([9, 10, 19, 20].map((minute) => phaseAt(contest, at(minute)))).toEqual(['upcoming', 'running', 'running', 'over'])
})

test('who takes part and who does not read why help with a problem is closed (requirement Q-68)', () => {
  expect([closedText('Sprint', true), closedText('Sprint', false)]).toEqual(['Closed while you take part in “Sprint”.', 'Closed while “Sprint” runs: it has this problem.'])
})

test('times and ranks as people read them', () => {
  expect([30, 60, 90, 1440, 3_000].map(lengthText)).toEqual(['30 min', '1 h', '1 h 30 min', '1 day', '2 days 2 h'])
  expect([5, 65, 3_723].map(clockText)).toEqual(['0:05', '1:05', '1:02:03'])
  expect([90, 48 * 3600 - 1, 48 * 3600, 100 * 3600].map(countdownText)).toEqual(['1:30', '47:59:59', '2 days', '4 days'])
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '112th'])
})

test('a result says the points and the place, which an entry on an own clock only would have', () => {
  expect(placeText({ points: 0, rank: null }, true, 5)).toBe('0 points')
  expect(placeText({ points: 10, rank: 6 }, true, 5)).toBe('10 points, would be 6th of 6')
  expect(placeText({ points: 1, rank: 2 }, false, 12)).toBe('1 point, 2nd of 12')
  expect(placeText({ points: 300, rank: 1 }, false)).toBe('300 points, 1st')
})
