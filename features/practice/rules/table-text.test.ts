import { describe, expect, test } from 'vitest'
import { sampleTexts, tableText } from './table-text.ts'
import { readColumns } from './tables.ts'

describe('A sample as text', () => {
  test('has the tables of a SQL problem as columns', () => {
    const problem = {
      parameters: [{ name: 'labels', type: 'table(example_id integer?, annotator text)', says: '' }],
      returns: { type: 'table(id integer)', says: '' },
      tests: [{ isSample: true as const, explanation: '', arguments: [[[2, 'ada'], [null, 'bo']]], expected: [[12]] }],
    }
    const { input, output } = sampleTexts(problem as never)
    expect(input).toBe("labels\nexample_id  annotator\n----------  ---------\n         2  ada\n      NULL  bo")
    expect(output).toBe('id\n--\n12')
  })

  test('has arguments of other problems line by line', () => {
    const problem = { parameters: [{ name: 'numbers', type: 'list(integer)', says: '' }], returns: { type: 'integer', says: '' }, tests: [{ arguments: [[1, 2]], expected: 3 }] }
    expect(sampleTexts(problem as never)).toEqual({ input: 'numbers = [1, 2]', output: '3' })
  })

  test('an empty table has its columns', () => {
    expect(tableText(readColumns('table(id integer, name text)')!, [])).toBe('id  name\n--  ----')
  })
})
