import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { openContext } from '../context.ts'
import { defineTask } from './tasks.ts'
import { startWorker } from './task-queue.ts'

declare module './tasks.ts' {
  interface Tasks {
    'test.breaks-the-queue': { fails: boolean }
  }
}

const services = await openTestServices()
const isLocked = async () => (await services.pool.query('select from graphile_worker._private_jobs where locked_by is not null')).rowCount! > 0

describe('A queue whose bookkeeping fails (requirement P-34)', () => {
  test.each([['done', false], ['failed', true]])('is restarted, and a task that could not be marked as %s runs again', async (_what, fails) => {
    let runs = 0
    // The queue's own tables are missing from the end of the first run on.
    const task = defineTask('test.breaks-the-queue', async () => {
      runs += 1
      if (runs > 1) return
      await services.pool.query('alter table graphile_worker._private_jobs rename to _jobs_away')
      setTimeout(() => void services.pool.query('alter table graphile_worker._jobs_away rename to _private_jobs'), 1_500)
      if (fails) throw new Error('It fails, too.')
    })
    const worker = await startWorker(services.services, { tasks: [task], listeners: [], lanes: { judging: 0, rejudging: 0, slow: 0 }, isOnly: true })
    onTestFinished(() => worker.stop())
    await openContext(services.services).inTransaction((context) => context.enqueue('test.breaks-the-queue', { fails }))
    await expect.poll(() => runs, { timeout: 15_000 }).toBe(2)
    await expect.poll(isLocked).toBe(false)
  }, 30_000)
})
