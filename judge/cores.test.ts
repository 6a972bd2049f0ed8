import { expect, test } from 'vitest'
import { allButTheFirst } from './cores.ts'

test.each([
  ['0', null],
  ['3', null],
  ['', null],
  ['0-1', '1'],
  ['0-7', '1-7'],
  ['0,4', '4'],
  ['2-3,6', '3,6'],
  ['5,8-11', '8-11'],
])('of the cores %j others are kept from the first: %j', (cores, rest) => {
  expect(allButTheFirst(cores)).toBe(rest)
})
