import { describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../support/own-database.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause } from '../support/waiting.ts'

// Longer than a statement waits for a lock.
const TABLE_IS_KEPT_MS = 5_000

const database = await openOwnDatabase('away')
const site = await openTestSite({ DATABASE_URL: database.url, JUDGES: '1', LOG_LEVEL: 'warn' })
await site.stop('SIGTERM')

/** Lets nobody at what judging processes say of themselves while something is done, and forgets what those before said. */
async function whileItsTableIsKept(what: () => Promise<void>): Promise<void> {
  const keeper = await database.connect()
  await keeper.query('begin; lock table judge_processes; delete from judge_processes')
  await what().finally(() => keeper.query('commit').then(() => keeper.end()))
}

const judges = async () => {
  const client = await database.connect()
  const { rows } = await client.query<{ runs: string[] | null }>('select runs from judge_processes').finally(() => client.end())
  return rows.map(({ runs }) => (runs ?? []).length > 0)
}

describe('A database that does not answer what a site asks once it lets people in (requirement P-35)', () => {
  test('the site stays, answers, and begins to do what waits as soon as it can', async () => {
    await whileItsTableIsKept(async () => {
      await site.start()
      await pause(TABLE_IS_KEPT_MS)
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
      expect(site.said()).toContain('will be tried again')
    })
    await expect.poll(judges, { timeout: 30_000 }).toEqual([true])
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(site.said()).not.toContain('cannot start')
  }, 60_000)

  test('whoever asks it to stop meanwhile is obeyed', async () => {
    await whileItsTableIsKept(async () => {
      await site.start()
      await pause(TABLE_IS_KEPT_MS)
      expect(await site.stop('SIGTERM')).toBe(0)
    })
    expect(site.said()).not.toContain('cannot start')
  }, 60_000)
})
