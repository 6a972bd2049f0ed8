import { afterAll, describe, expect, inject, test } from 'vitest'
import { openLog } from '../log.ts'
import { openDatabase } from './database.ts'
import { often, sql } from './sql.ts'

const database = openDatabase({ address: inject('address'), connections: 1, log: openLog({ logLevel: 'silent' }) })
afterAll(() => database.close())

const twice = (value: number) => often('test-twice', sql<{ twice: number }>`select 2 * ${value}::int as twice`)
const prepared = async () => (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database.db)).rows

describe('Frequent statements', () => {
  test('are prepared once on each connection, with the same results as unprepared ones', async () => {
    expect(await prepared()).toEqual([])
    for (const value of [1, 2, 3]) expect((await twice(value).execute(database.db)).rows).toEqual([{ twice: 2 * value }])
    const inside = await database.db.transaction().execute((db) => twice(21).execute(db))
    expect(inside.rows).toEqual([{ twice: 42 }])
    expect(await prepared()).toEqual([{ name: 'test-twice' }])
  })

  test('have one text per name', async () => {
    await twice(1).execute(database.db)
    await expect(often('test-twice', sql`select 3`).execute(database.db)).rejects.toThrow(/test-twice/)
  })
})
