import { expect, test } from 'vitest'
import { needsPauses, withoutFirstCore } from './cores.ts'

test.each([
  ['0', null],
  ['3', null],
  ['', null],
  ['0-1', '1'],
  ['0-7', '1-7'],
  ['0,4', '4'],
  ['2-3,6', '3,6'],
  ['5,8-11', '8-11'],
])('the cores %j without the first are %j', (cores, rest) => {
  expect(withoutFirstCore(cores)).toBe(rest)
})

test.each([
  [{ servesPages: true, programs: 2, cores: 2 }, true],
  [{ servesPages: true, programs: 2, cores: 4 }, false],
  [{ servesPages: true, programs: 4, cores: 4 }, true],
  [{ servesPages: false, programs: 2, cores: 2 }, false],
])('with %j, pauses between programs are needed: %j', (machine, expected) => {
  expect(needsPauses(machine)).toBe(expected)
})
