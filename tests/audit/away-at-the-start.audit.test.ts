import { describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../support/own-database.ts'
import { openTestSite } from '../support/test-site.ts'

const database = await openOwnDatabase('away')
const site = await openTestSite({ DATABASE_URL: database.url, JUDGES: '1', LOG_LEVEL: 'warn' })
await site.stop('SIGTERM')

/** Starts the site while the table of judge processes is locked, and calls back once the site has waited for it in vain. */
async function startsWithoutItsTable(then: () => Promise<void>): Promise<void> {
  const keeper = await database.connect()
  await keeper.query('begin; lock table judge_processes; delete from judge_processes')
  const before = site.output().length
  try {
    await site.start()
    await expect.poll(() => site.output().slice(before), { timeout: 20_000 }).toContain('could not start')
    await then()
  } finally {
    await keeper.query('commit')
    await keeper.end()
  }
}

const judges = async () => {
  const client = await database.connect()
  const { rows } = await client.query<{ runs: string[] | null }>('select runs from judge_processes').finally(() => client.end())
  return rows.map(({ runs }) => (runs ?? []).length > 0)
}

describe('A database that does not respond after the site has started to serve (requirement P-35)', () => {
  test('the site stays, serves, and starts its background work as soon as it can', async () => {
    await startsWithoutItsTable(async () => expect((await fetch(`${site.origin}/readyz`)).status).toBe(200))
    await expect.poll(judges, { timeout: 30_000 }).toEqual([true])
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(site.output()).not.toContain('cannot start')
  }, 60_000)

  test('a stop signal is obeyed meanwhile', async () => {
    await startsWithoutItsTable(async () => expect(await site.stop('SIGTERM')).toBe(0))
    expect(site.output()).not.toContain('cannot start')
  }, 60_000)
})
