import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test('a count is shown beside that of the period before, with the change in percent if there is one', () => {
  expect([changeText(12, 10), changeText(5, 10), changeText(3, 3), changeText(1001, 1000), changeText(4, 0), changeText(27, 26, '30 days ago')]).toEqual([
    '10 in the period before (+20%)',
    '10 in the period before (−50%)',
    '3 in the period before (no change)',
    '1,000 in the period before (no change)',
    '0 in the period before',
    '26 30 days ago (+4%)',
  ])
})
