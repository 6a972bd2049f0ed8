import { describe, expect, test } from 'vitest'
import { copyOfTest, errorsOf, runTestOf } from './own-tests.ts'

const signature = { parameters: [{ name: 'numbers', type: 'number[]' }, { name: 'target', type: 'integer' }], returnType: 'integer[]' }
const own = (args: string[], expected = '') => ({ id: 'a', arguments: args, expected })

describe('Own tests', () => {
  test('run with the arguments in wire format, with an expected answer or without one', () => {
    expect(runTestOf(own(['[1, nan]', '3']), 'Mine', signature)).toEqual({ name: 'Mine', given: '[[1,{"$":"NaN"}],3]', expected: null, isOwn: true })
    expect(runTestOf(own(['[]', '3'], '(0, 1)'), 'Mine', signature)?.expected).toBe('[0,1]')
  })

  test('do not run with an error, which is shown beside its field', () => {
    expect(runTestOf(own(['[1]']), 'Mine', signature)).toBeNull()
    expect(runTestOf(own(['[1]', '3'], '"x"'), 'Mine', signature)).toBeNull()
    expect(errorsOf(own(['[1]', '1.5'], '"x"'), signature)).toEqual({
      arguments: [null, 'target should be a whole number, but it is 1.5.'],
      expected: 'The expected answer should be a list, but it is "x".',
    })
  })

  test('begin as copies of samples, and then give the same test', () => {
    const sample = { given: '[[2,{"$":"Infinity"}],9]', expected: '[0,1]' }
    const copy = copyOfTest(sample, 'a')
    expect(copy).toEqual(own(['[2, Infinity]', '9'], '[0, 1]'))
    expect(runTestOf(copy, 'Mine', signature)).toMatchObject(sample)
    expect(copyOfTest({ given: '[]', expected: null }, 'a').expected).toBe('')
  })
})

test('the tables of a SQL problem have one row on a line, and are read again', () => {
  const copy = copyOfTest({ given: '[[[1,"a",null],[2,"b",0.5]],[]]', expected: '[[1,2]]' }, 'x', true)
  expect(copy.arguments).toEqual(['[\n  [1, "a", null],\n  [2, "b", 0.5]\n]', '[]'])
  const signature = { parameters: [{ name: 'runs', type: 'table(id integer, name text, score number?)' }, { name: 'other', type: 'table(id integer)' }], returnType: 'table(a integer, b integer)' }
  expect(runTestOf(copy, 'Own', signature)).toMatchObject({ given: '[[[1,"a",null],[2,"b",0.5]],[]]', expected: '[[1,2]]' })
  expect(runTestOf({ ...copy, arguments: ["[(1, 'a', NULL)]", '[]'] }, 'Own', signature)).toMatchObject({ given: '[[[1,"a",null]],[]]' })
  expect(errorsOf({ ...copy, arguments: ['[[1, "a"]]', '[]'] }, signature).arguments).toEqual(['Row 1 of runs should be a list of 3 values.', null])
})
