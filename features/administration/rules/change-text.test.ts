import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test('a count is compared with the period before in percent, or in numbers if that had none', () => {
  expect([changeText(12, 10), changeText(5, 10), changeText(3, 3), changeText(4, 0)]).toEqual([
    '20% more than in the period before',
    '50% less than in the period before',
    'as many as in the period before',
    '4 more than in the period before',
  ])
})
