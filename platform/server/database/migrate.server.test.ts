import { afterAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { migrate, readMigrations } from './migrate.ts'

const server = inject('address')
const names: string[] = []
afterAll(() => Promise.all(names.map((name) => ask(server, `drop database ${name} with (force)`))))

async function ask(address: pg.ClientConfig, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(address)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

async function emptyDatabase(): Promise<typeof server> {
  const name = `migrated_${process.pid}_${names.length}`
  names.push(name)
  await ask(server, `create database ${name}`)
  return { ...server, database: name }
}

describe('Migrations (P-21)', () => {
  test('run once each when three nodes start on an empty database, including concurrent indexes', async () => {
    for (let round = 0; round < 3; round++) {
      const address = await emptyDatabase()
      const ran = await Promise.all([migrate(address), migrate(address), migrate(address)])
      expect(ran.flat()).toEqual(readMigrations().map(({ name }) => name))
    }
  })

  test('rebuild an index that a killed start left half built, and accept a complete one', async () => {
    const address = await emptyDatabase()
    const table = { name: '1-table', text: 'create table numbers (n int)', hash: 'a' }
    const index = { name: '2-index', text: 'create index concurrently numbers_n on numbers (n)', hash: 'b' }
    await migrate(address, [table])
    await ask(address, 'insert into numbers values (1), (1)')
    await expect(ask(address, 'create unique index concurrently numbers_n on numbers (n)')).rejects.toThrow()
    const isValid = async () => (await ask(address, "select indisvalid as valid from pg_index where indexrelid = 'numbers_n'::regclass")).rows as unknown[]
    expect(await isValid()).toEqual([{ valid: false }])
    expect(await migrate(address, [table, index])).toEqual(['2-index'])
    expect(await isValid()).toEqual([{ valid: true }])
    await ask(address, "delete from migrations where name = '2-index'")
    expect(await migrate(address, [table, index])).toEqual(['2-index'])
  })
})
