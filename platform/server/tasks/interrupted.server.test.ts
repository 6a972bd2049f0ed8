import { describe, expect, test } from 'vitest'
import { openTestHouse } from '#tests/support/house.ts'
import { unlockTasks } from '../signals.queries.ts'

const house = await openTestHouse()

/** Begins the next task as a worker does that is killed then; whether there was one. */
async function beginAndDie(): Promise<boolean> {
  const { rowCount } = await house.pool.query(`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'killed', locked_at = now()
    where id = (select id from graphile_worker._private_jobs where is_available and run_at <= now() limit 1)`)
  await unlockTasks(house.house.database.db)
  return rowCount === 1
}

describe('A task that was begun when the site was killed', () => {
  test('is begun again at the next start, and still has its five tries; but not for ever', async () => {
    await house.pool.query('delete from graphile_worker._private_jobs')
    await house.pool.query("select graphile_worker.add_job('test.task', max_attempts := 5)")
    for (let time = 0; time < 15; time++) expect(await beginAndDie()).toBe(true)
    const { rows } = await house.pool.query('select attempts, max_attempts from graphile_worker._private_jobs')
    expect(rows).toEqual([{ attempts: 15, max_attempts: 20 }])
    for (let time = 15; time < 20; time++) expect(await beginAndDie()).toBe(true)
    expect(await beginAndDie()).toBe(false)
  })

  test('one that only waits keeps its number', async () => {
    await house.pool.query('delete from graphile_worker._private_jobs')
    await house.pool.query("select graphile_worker.add_job('test.task', max_attempts := 5)")
    await unlockTasks(house.house.database.db)
    expect((await house.pool.query('select max_attempts from graphile_worker._private_jobs')).rows).toEqual([{ max_attempts: 5 }])
  })
})
