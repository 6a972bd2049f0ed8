import { expect, test } from 'vitest'
import { withUnit } from './count-text.ts'

test('a number has its unit in the singular only if it is one', () => {
  expect([withUnit(1, 'visits'), withUnit(0, 'visits'), withUnit(1, 'people'), withUnit(1, 'searches'), withUnit(12_345, 'people')]).toEqual(['1 visit', '0 visits', '1 person', '1 search', '12,345 people'])
})
