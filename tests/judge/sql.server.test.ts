import { afterAll, describe, expect, test } from 'vitest'
import type { JudgeInput } from '#features/practice/rules/judging.ts'
import { inputOf, startTestJudge, verdictOfResult } from './programs.ts'

const judges = startTestJudge()
afterAll(() => judges.stop())

const TABLES = {
  parameters: [{ name: 'events', type: 'table(user_id integer, day text?, score number?)', says: '' }],
  returns: { type: 'table(user_id integer, total number?)', says: '' },
}
const query = (code: string, overrides: Partial<JudgeInput> = {}) =>
  judges.judge(inputOf('sql', code, { ...TABLES, limits: { seconds: 2, megabytes: 64 }, tests: [{ arguments: [[[1, 'a', 2.5], [2, null, null], [1, 'é', 1]]], expected: [[1, 3.5], [2, null]] }], ...overrides }))
const messageOf = async (code: string) => {
  const { outcomes, failure } = await query(code)
  return [failure?.verdict ?? outcomes.at(-1)!.verdict, failure?.message ?? outcomes.at(-1)!.message]
}

describe('Queries in the judge (requirement J-38)', () => {
  test('get tables with their types, and answer with rows', async () => {
    expect(verdictOfResult(await query('SELECT user_id, SUM(score) AS total FROM events GROUP BY user_id ORDER BY user_id'))).toBe('Accepted')
    const types = await query("SELECT 1, CASE WHEN GROUP_CONCAT(DISTINCT TYPEOF(user_id) || TYPEOF(day) || TYPEOF(score)) = 'integertextreal,integernullnull' THEN 3.5 END FROM events UNION ALL SELECT 2, NULL")
    expect(verdictOfResult(types)).toBe('Accepted')
    const answers = await query('SELECT user_id, score FROM events', { collectsAnswers: true })
    expect(answers.outcomes[0]).toMatchObject({ verdict: 'Accepted', answer: '[[1,2.5],[2,null],[1,1]]' })
  // The first query waits for the judge to start.
  }, 60_000)

  test('may have several statements, of which the last rows count', async () => {
    expect(verdictOfResult(await query('CREATE TEMP TABLE sums AS SELECT user_id, SUM(score) AS s FROM events GROUP BY 1; SELECT 9; SELECT * FROM sums ORDER BY 1; DROP TABLE sums;'))).toBe('Accepted')
  })

  test('start from a new database for each test', async () => {
    const tests = [[5], [6], [7]].map(([id]) => ({ arguments: [[[id!, null, null]]], expected: [[id!, null]] }))
    const { outcomes } = await query('DELETE FROM events WHERE user_id = 0; CREATE TABLE kept AS SELECT * FROM events; SELECT user_id, score FROM kept', { tests })
    expect(outcomes.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Accepted', 'Accepted'])
  })

  test('that fail get a sentence with the line', async () => {
    expect(await messageOf('SELECT user_id,\n  SUM(scor)\nFROM events')).toEqual(['Compile Error', 'no such column: scor (line 2)'])
    expect(await messageOf('SELECT 1;\n\nSELEC 2')).toEqual(['Compile Error', 'near "SELEC": syntax error (line 3)'])
    expect(await messageOf('DELETE FROM events')).toEqual(['Compile Error', 'Your query returns no rows: its last statement must be a SELECT.'])
    expect(await messageOf('PRAGMA table_info(events)')).toEqual(['Compile Error', 'PRAGMA isn’t allowed here (line 1). Use SELECT, and tables or views of your own if you need them.'])
    expect(await messageOf("SELECT 1, x'00'")).toEqual(['Runtime Error', "The column x'00' of row 1 is a BLOB. Return numbers and texts."])
  })

  test('that return something else are explained by rows and columns', async () => {
    expect(await messageOf('SELECT user_id FROM events')).toEqual(['Wrong Answer', 'Your query returns 1 column; 2 are expected: user_id, total.'])
    expect(await messageOf('SELECT user_id, score FROM events WHERE 0')).toEqual(['Wrong Answer', 'Your query returns 0 rows; 2 rows are expected.'])
    expect(await messageOf('SELECT user_id, SUM(score) FROM events GROUP BY 1 ORDER BY 1 DESC')).toEqual(['Wrong Answer', 'The rows are right, but in another order than expected.'])
    expect(await messageOf("SELECT 1, 3.5 UNION ALL SELECT 2, 'x'")).toEqual(['Wrong Answer', 'Row 2 of your result: the column total should be a number or NULL, but it is "x".'])
    expect(await messageOf('SELECT 1, 3.5 UNION ALL SELECT 2, 0')).toEqual(['Wrong Answer', 'Row 2, column total: expected NULL, got 0.'])
  })

  test('are stopped at each limit', async () => {
    const numbers = 'WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n)'
    const limits = { seconds: 0.3, megabytes: 64 }
    expect(verdictOfResult(await query(`${numbers} SELECT COUNT(*), 1 FROM n`, { limits }))).toBe('Time Limit Exceeded')
    expect(verdictOfResult(await query(`${numbers} SELECT n, 1 FROM n`))).toBe('Output Limit Exceeded')
    expect(verdictOfResult(await query(`CREATE TABLE t AS ${numbers} SELECT zeroblob(100000) FROM n LIMIT 5000; SELECT 1, 2`))).toBe('Memory Limit Exceeded')
    expect(verdictOfResult(await query('SELECT 1, LENGTH(randomblob(1000000000))'))).toBe('Runtime Error')
  })
})
