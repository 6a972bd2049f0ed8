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
