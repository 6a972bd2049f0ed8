import { expect, test } from 'vitest'
import { foundText, MAX_COUNTED, withUnit } from './count-text.ts'

test('a number has its unit in the singular only if it is one', () => {
  expect([withUnit(1, 'visits'), withUnit(0, 'visits'), withUnit(1, 'people'), withUnit(1, 'searches'), withUnit(12_345, 'people')]).toEqual(['1 visit', '0 visits', '1 person', '1 search', '12,345 people'])
})

test('rows are counted up to a limit', () => {
  expect([0, 1, 9_999, MAX_COUNTED].map((total) => foundText(total, 'entry', 'entries'))).toEqual(['0 entries', '1 entry', '9,999 entries', '10,000+ entries'])
})
