import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { languagesOf, type Checker } from './problem.ts'
import { readColumns, tableErrorOf, tablesOf } from './tables.ts'
import { sampleCode } from './sample-texts.ts'

const columns = readColumns('table(user_id integer, day text, score number?)')!

describe('Tables of SQL problems (requirement Q-42)', () => {
  test('have columns with types, which may allow NULL', () => {
    expect(columns).toEqual([
      { name: 'user_id', type: 'integer', isOptional: false },
      { name: 'day', type: 'text', isOptional: false },
      { name: 'score', type: 'number', isOptional: true },
    ])
    expect(['table()', 'table(a integer,b text)', 'table(a integer, a text)', 'table(A integer)', 'table(a boolean)', 'table(a integer[])', 'integer[]'].map(readColumns)).toEqual(Array.from({ length: 7 }, () => null))
    expect(tablesOf([{ name: 'events', type: 'table(at integer)' }, { name: 'numbers', type: 'integer[]' }]).map(({ name }) => name)).toEqual(['events'])
  })

  test('decide the languages of a problem', () => {
    expect([languagesOf('table(n integer)'), languagesOf('integer[][]')]).toEqual([['sql'], ['python', 'javascript']])
  })

  test('are compared with the rows of a test', () => {
    expect(tableErrorOf([[1, 'a', 2.5], [2, 'b', null]], columns, '`events`')).toBeNull()
    expect(tableErrorOf([[1, 'a', 2.5], [2, 'b']], columns, '`events`')).toBe('Row 2 of `events` should be a list of 3 values.')
    expect(tableErrorOf([[1.5, 'a', 2.5]], columns, '`events`')).toBe('`user_id` in row 1 of `events` should be a whole number, but it is 1.5.')
    expect(tableErrorOf([[1, null, 2.5]], columns, '`events`')).toBe('`day` in row 1 of `events` should be a text, but it is NULL.')
    expect(tableErrorOf('x', columns, '`events`')).toBe('`events` should be a list of rows, but it is "x".')
  })

  test('start with a query that returns their columns', () => {
    const problem = { function: 'query', parameters: [{ name: 'events', type: 'table(at integer)', says: '' }], returns: { type: 'table(day text, n integer)', says: 'One row for each day.' }, needsNumpy: false }
    expect(sampleCode(problem)).toBe('-- One row for each day.\nSELECT NULL AS day, NULL AS n\nFROM events;\n')
  })
})

describe('The result of a query (requirement Q-42)', () => {
  const check = (given: unknown, checker: Checker = { kind: 'exact' }) =>
    checkAnswer({ checker, parameters: [], returns: { type: 'table(id integer, share number?)' }, language: 'sql' }, { arguments: [], expected: [[1, 0.5], [2, null]] }, given)

  test('is right whatever its columns are called', () => {
    expect(check([['id', 'share'], [1, 0.5], [2, null]])).toEqual({ passes: true })
    expect(check([['a', 'a'], [1, 0.5], [2, null]])).toEqual({ passes: true })
  })

  test('is compared in order, without order, or with a tolerance', () => {
    const reversed = [['id', 'share'], [2, null], [1, 0.5]]
    expect(check(reversed)).toMatchObject({ passes: false, message: 'The rows are right, but in another order than expected.' })
    expect(check(reversed, { kind: 'order-free', levels: 1 })).toEqual({ passes: true })
    expect(check([['id', 'share'], [1, 0.5000001], [2, null]], { kind: 'tolerance', rtol: 1e-6, atol: 0, nan: 'never' })).toEqual({ passes: true })
    expect(check([['id', 'share'], [1, 0.51], [2, null]], { kind: 'tolerance', rtol: 1e-6, atol: 0, nan: 'never' })).toMatchObject({ message: 'Row 1, column share: expected 0.5, got 0.51.' })
    expect(check([['id', 'share'], [1, 0.5], [3, null]], { kind: 'order-free', levels: 1 })).toMatchObject({ message: 'Row 2: [3, null] is unexpected or appears too often.' })
  })

  test('is explained by its shape first', () => {
    expect(check([['id'], [1]])).toMatchObject({ message: 'Your query returns 1 column; 2 are expected: id, share.' })
    expect(check([['id', 'share', 'more']])).toMatchObject({ message: 'Your query returns 3 columns; 2 are expected: id, share.' })
    expect(check([['id', 'share']])).toMatchObject({ message: 'Your query returns 0 rows; 2 rows are expected.' })
    expect(check([['id', 'share'], [1, 'half'], [2, null]])).toMatchObject({ message: 'Row 1 of your result: the column share should be a number or NULL, but it is "half".' })
  })

  test.each([null, 5, 'x', [], [1], [[]], [{}], [['id', 'share'], 5], [['id', 'share'], [1]], Symbol('x')])('%j is wrong, and never throws', (given) => {
    expect(check(given).passes).toBe(false)
  })
})
