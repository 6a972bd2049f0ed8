import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { unlockTasks } from '../signals.queries.ts'

const services = await openTestServices()

/** Starts the next task like a worker that is then killed; returns whether there was one. */
async function beginAndDie(): Promise<boolean> {
  const { rowCount } = await services.pool.query(`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'killed', locked_at = now()
    where id = (select id from graphile_worker._private_jobs where is_available and run_at <= now() limit 1)`)
  await unlockTasks(services.services.database.db)
  return rowCount === 1
}

describe('A task that was running when the site was killed', () => {
  test('runs again at the next start, with its five attempts, but not forever', async () => {
    await services.pool.query('delete from graphile_worker._private_jobs')
    await services.pool.query("select graphile_worker.add_job('test.task', max_attempts := 5)")
    for (let time = 0; time < 15; time++) expect(await beginAndDie()).toBe(true)
    const { rows } = await services.pool.query('select attempts, max_attempts from graphile_worker._private_jobs')
    expect(rows).toEqual([{ attempts: 15, max_attempts: 20 }])
    for (let time = 15; time < 20; time++) expect(await beginAndDie()).toBe(true)
    expect(await beginAndDie()).toBe(false)
  })

  test('keeps its count when it was only waiting', async () => {
    await services.pool.query('delete from graphile_worker._private_jobs')
    await services.pool.query("select graphile_worker.add_job('test.task', max_attempts := 5)")
    await unlockTasks(services.services.database.db)
    expect((await services.pool.query('select max_attempts from graphile_worker._private_jobs')).rows).toEqual([{ max_attempts: 5 }])
  })
})
