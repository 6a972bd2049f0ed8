import { describe, expect, test } from 'vitest'
import type { TableSchema } from '#features/practice/rules/tables.ts'
import { compileSqlite } from './sandboxed/run-sql.ts'
import { openSqlEngine, runQuery } from './sandboxed/sqlite-engine.ts'

const compiled = compileSqlite()
const engine = openSqlEngine(compiled, 64 * 1_048_576)
const TABLES: TableSchema[] = [{ name: 'numbers', columns: [{ name: 'n', type: 'integer', isOptional: true }, { name: 'label', type: 'text', isOptional: true }] }]
const run = (source: string, rows: unknown[] = [[1, 'a'], [2, null]]) => runQuery(engine, source, TABLES, JSON.stringify([rows]))
const valueOf = (source: string, rows?: unknown[]) => {
  const result = run(source, rows)
  if (!('value' in result)) throw new Error(JSON.stringify(result))
  return JSON.parse(result.value) as unknown[]
}
const errorOf = (source: string) => (run(source) as { raised: { kind: string; message: string } }).raised

describe('SQLite as an engine (requirement J-38)', () => {
  test('returns the names of the columns and the rows', () => {
    expect(valueOf('SELECT n, label FROM numbers')).toEqual([['n', 'label'], [1, 'a'], [2, null]])
    expect(valueOf('SELECT n FROM numbers WHERE 0')).toEqual([['n']])
    expect(valueOf('SELECT 1 AS a, 2 AS a')).toEqual([['a', 'a'], [1, 2]])
  })

  test('keeps texts and numbers as they are', () => {
    const rows = [[Number.MAX_SAFE_INTEGER, 'é “x” \n\t漢字 😀'], [Number.MIN_SAFE_INTEGER, ''], [0, 'a\0b'], [null, null]]
    expect(valueOf('SELECT * FROM numbers', rows)).toEqual([['n', 'label'], ...rows])
    expect(valueOf('SELECT 0.1 + 0.2, 1e300 * 1e300, -1e300 * 1e300')).toEqual([expect.anything(), [0.1 + 0.2, { $: 'Infinity' }, { $: '-Infinity' }]])
  })

  test('reads infinite numbers, as learners may write them in own tests', () => {
    const numbers: TableSchema[] = [{ name: 'scores', columns: [{ name: 'score', type: 'number', isOptional: true }] }]
    expect(runQuery(engine, 'SELECT score, score > 1e308 AS large FROM scores', numbers, '[[[{"$":"Infinity"}],[{"$":"NaN"}]]]')).toEqual({ value: '[["score","large"],[{"$":"Infinity"},1],[null,null]]' })
  })

  test('has functions for mathematics, dates and JSON, and UTC as its time zone', () => {
    expect(valueOf("SELECT ROUND(SQRT(2), 3), DATE('2026-02-28', '+1 day'), JSON_EXTRACT('{\"a\":[1,2]}', '$.a[1]'), DATETIME(0, 'unixepoch', 'localtime')").at(1)).toEqual([1.414, '2026-03-01', 2, '1970-01-01 00:00:00'])
  })

  test('names the line of an error, also in a later statement', () => {
    expect(errorOf('SELECT n\nFROM numbers\nWHERE nn > 1')).toEqual({ kind: 'compile', message: 'no such column: nn (line 3)' })
    expect(errorOf('SELECT 1;\n-- é\nSELECT n,\n FROM numbers')).toEqual({ kind: 'compile', message: 'near "FROM": syntax error (line 4)' })
    expect(errorOf('SELECT ABS(-9223372036854775808)')).toEqual({ kind: 'other', message: 'integer overflow (line 1)' })
  })

  test('lets nothing of a query remain', () => {
    expect(valueOf('CREATE TABLE other AS SELECT 5 AS n; DROP TABLE numbers; SELECT n FROM other')).toEqual([['n'], [5]])
    expect(errorOf('SELECT * FROM other')).toMatchObject({ message: 'no such table: other (line 1)' })
    expect(valueOf('SELECT COUNT(*) FROM numbers').at(1)).toEqual([2])
    expect(valueOf('BEGIN; DELETE FROM numbers; SELECT COUNT(*) FROM numbers').at(1)).toEqual([0])
    expect(valueOf('SELECT COUNT(*) FROM numbers').at(1)).toEqual([2])
  })

  test('goes on after its memory was full', () => {
    const full = runQuery(openSqlEngine(compiled, 16 * 1_048_576), 'CREATE TABLE t AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 500) SELECT zeroblob(100000) FROM c; SELECT 1', TABLES, '[[]]')
    expect(full).toEqual({ raised: { kind: 'memory', message: 'The query used more memory than the limit.' } })
    const small = openSqlEngine(compiled, 16 * 1_048_576)
    for (let round = 0; round < 3; round += 1) {
      expect(runQuery(small, 'SELECT GROUP_CONCAT(HEX(ZEROBLOB(4000000))) FROM numbers', TABLES, JSON.stringify([[[1, 'a'], [2, 'b'], [3, 'c']]]))).not.toHaveProperty('value')
      expect(runQuery(small, 'SELECT COUNT(*) AS n FROM numbers', TABLES, JSON.stringify([[[1, 'a']]]))).toEqual({ value: '[["n"],[1]]' })
    }
  })

  test('has no file, also not one that a URI names', () => {
    for (const name of ["'/etc/passwd'", "'file:/etc/passwd?mode=ro'", "''", "':memory:'"]) expect(errorOf(`ATTACH ${name} AS other`)).toMatchObject({ kind: 'compile', message: expect.stringContaining('ATTACH or VACUUM isn’t allowed here') })
  })
})
