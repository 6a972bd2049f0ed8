import { expect, test } from 'vitest'
import { changeSince, changeText } from './change-text.ts'

test('a count is shown beside that of the period before, with the change in percent if there is one', () => {
  expect([changeText(12, 10), changeText(5, 10), changeText(3, 3), changeText(1001, 1000), changeText(4, 0), changeText(1226, 36)]).toEqual([
    '10 in the period before (+20%)',
    '10 in the period before (−50%)',
    '3 in the period before (no change)',
    '1,000 in the period before (no change)',
    '0 in the period before',
    '36 in the period before',
  ])
})

test('people who are counted by a moving window are compared with those some days ago', () => {
  expect([changeSince(27, 26, 30), changeSince(13, 26, 30), changeSince(26, 26, 30), changeSince(5, 0, 7), changeSince(0, 0, 7), changeSince(120, 2, 7)]).toEqual([
    '4% more than 30 days ago',
    '50% fewer than 30 days ago',
    'as many as 30 days ago',
    'none 7 days ago',
    'as many as 7 days ago',
    '7 days ago it was 2',
  ])
})
