import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people } from '#tests/support/people.ts'
import { takeBackup } from '#platform/server/backup/take-backup.ts'
import { recordedRun } from '#platform/server/tasks/record-runs.ts'
import { saveSchedules } from '#platform/server/tasks/task-schedules.queries.ts'
import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { openContext } from '#platform/server/context.ts'
import { runBackup } from './operations/run-backup.ts'
import { runDrill } from './operations/run-drill.ts'

const services = await openTestServices()
const { ada, ben, cat } = await people(services, 'ada', 'ben', 'cat')
const admin = await actingAs(services, ada, 'admin')
const other = await actingAs(services, ben, 'admin')
const folder = mkdtempSync(join(tmpdir(), 'cloggle-drills-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Operations {
  queue: { task: string; waiting: number; failed: number }[]
  mail: { failed: number }
  database: { bytes: number; migrations: number; tables: { name: string; rows: number }[] }
  backups: { rows: number; bytes: number }[]
  drills: { succeeded: boolean; rows: number; message: string }[]
  errors: { message: string; build: string; count: number }[]
}
const QUERY = `{ operations { queue { task waiting failed } mail { failed } database { bytes migrations tables { name bytes rows } }
  backups { rows bytes } drills { succeeded rows message } errors { message build count } } }`
const operations = async () => (await admin.asks<{ operations: Operations }>(QUERY)).data!.operations
const MANAGE = 'mutation ($id: ID!, $action: String!) { manageTask(id: $id, action: $action, reason: "Looked at it.") }'

/** A task that failed for good; returns its ID. */
async function failedTask(): Promise<string> {
  const { rows } = await services.pool.query<{ id: string }>(
    "select id from graphile_worker.add_job('letters.send', '{\"id\": \"00000000-0000-0000-0000-000000000000\"}', max_attempts := 1)",
  )
  await services.pool.query('update graphile_worker._private_jobs set attempts = 1, last_error = $2 where id = $1', [rows[0]!.id, 'No route to host'])
  return String(rows[0]!.id)
}

describe('Tables (requirement G-12)', () => {
  test('small ones are counted, with or without statistics', async () => {
    await services.pool.query("create table of_no_statistics (text text not null)")
    await services.pool.query("alter table of_no_statistics set (autovacuum_enabled = false)")
    await services.pool.query("insert into of_no_statistics select repeat(md5(n::text), 40) from generate_series(1, 3000) n")
    await services.pool.query('select pg_stat_force_next_flush()')
    await services.pool.query("select pg_stat_reset_single_table_counters('of_no_statistics'::regclass)")
    expect((await operations()).database.tables.find(({ name }) => name === 'of_no_statistics')?.rows).toBe(3000)
    await services.pool.query('drop table of_no_statistics')
  })
})

describe('Tasks (requirement G-12)', () => {
  test('a failed task is counted; a retry starts it from its first attempt', async () => {
    const id = await failedTask()
    expect((await operations()).mail.failed).toBe(1)
    expect((await admin.asks(MANAGE, { id, action: 'retry' })).errors).toBeUndefined()
    expect((await operations()).queue.find(({ task }) => task === 'letters.send')).toEqual({ task: 'letters.send', waiting: 1, failed: 0 })
    const { rows } = await services.pool.query('select deed, reason from audit_log order by id desc limit 1')
    expect(rows).toEqual([{ deed: 'task.retried', reason: 'Looked at it.' }])
  })

  test('when two admins handle the same task, the second one gets an error', async () => {
    const id = await failedTask()
    const answers = await Promise.all([admin.asks(MANAGE, { id, action: 'discard' }), other.asks(MANAGE, { id, action: 'retry' })])
    const refused = answers.filter(({ errors }) => errors !== undefined)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.errors![0]).toMatchObject({ message: 'This task is no longer in the list of failed tasks. Another admin may have handled it.', extensions: { code: 'OUTDATED_EDIT' } })
  })

  test('a task that is running or waiting is left alone, and members may do nothing', async () => {
    const { rows } = await services.pool.query<{ id: string }>("select id from graphile_worker.add_job('letters.send', '{}', run_at := now() + interval '1 hour')")
    const id = String(rows[0]!.id)
    for (const action of ['retry', 'discard']) expect((await admin.asks(MANAGE, { id, action })).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    expect((await cat.asks(MANAGE, { id, action: 'discard' })).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    for (const wrong of ['1; drop table people', '', '-1']) expect((await admin.asks(MANAGE, { id: wrong, action: 'retry' })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})

describe('Schedules (requirement G-12)', () => {
  test('say when a task ran, how long, how it went, when it runs next, and whether it is late', async () => {
    const { database } = services.services
    let fails = false
    const tasks = [defineSchedule('test.hourly', 'Ring each hour', '0 * * * *', () => (fails ? Promise.reject(new Error('No.')) : Promise.resolve())), defineSchedule('test.unused', 'Rest', '0 5 * * *', () => Promise.resolve())]
    await saveSchedules(database.db, tasks)
    const run = recordedRun(services.services, tasks[0]!)
    const schedules = async () => (await admin.asks<{ operations: { schedules: object[] } }>('{ operations { schedules { task title lastRunAt lastDurationMs lastSucceeded isLate nextRunAt } } }')).data!.operations.schedules
    await run(openContext(services.services), {})
    const unused = { task: 'test.unused', title: 'Rest', lastRunAt: null, lastDurationMs: null, lastSucceeded: null, isLate: false, nextRunAt: expect.stringMatching(/T05:00:00/) }
    const hourly = { task: 'test.hourly', title: 'Ring each hour', lastRunAt: expect.any(String), lastDurationMs: expect.any(Number), nextRunAt: expect.stringMatching(/:00:00/) }
    expect(await schedules()).toEqual([{ ...hourly, lastSucceeded: true, isLate: false }, unused])
    await services.pool.query("update task_schedules set started_at = started_at - interval '2 hours' where task = 'test.hourly'")
    expect(await schedules()).toMatchObject([{ isLate: true }, {}])
    fails = true
    await expect(run(openContext(services.services), {})).rejects.toThrow('No.')
    expect(await schedules()).toMatchObject([{ lastSucceeded: false, isLate: false }, {}])
    await saveSchedules(database.db, [{ name: 'test.unused', schedule: { title: 'Rest longer', crontab: '0 6 * * *' } }])
    expect(await schedules()).toMatchObject([{ task: 'test.unused', title: 'Rest longer', nextRunAt: expect.stringMatching(/T06:00:00/) }])
  })
})

describe('Restore drills (requirement G-13)', () => {
  const context = openContext(services.services)
  const drill = async () => {
    await runDrill(context)
    return (await operations()).drills[0]!
  }
  const scratchDatabases = async () => (await services.pool.query("select from pg_database where datname like 'cloggle_drill_%'")).rowCount
  const backUp = (name: string) => takeBackup({ address: services.pool.options as never, files: join(folder, 'no-files'), to: join(folder, name) })

  test('without a backup a drill fails with a message', async () => {
    expect(await drill()).toEqual({ succeeded: false, rows: 0, message: 'There is no backup yet. Take one with: npm run backup -- DIR' })
  })

  test('the newest backup is restored, counted and compared, and nothing remains', async () => {
    const manifest = await backUp('one')
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
    expect(await drill()).toEqual({ succeeded: true, rows, message: 'Every table has the number of rows recorded in the backup.' })
    expect((await operations()).backups[0]).toEqual({ rows, bytes: expect.any(Number) })
    expect(await scratchDatabases()).toBe(0)
  }, 60_000)

  test('a damaged backup is found', async () => {
    await backUp('two')
    const tables = join(folder, 'two', 'tables')
    writeFileSync(join(tables, readdirSync(tables).find((name) => name.startsWith('public.people.'))!), 'nothing')
    expect(await drill()).toMatchObject({ succeeded: false, message: 'The table public.people of this backup is missing or damaged.' })
    expect(await scratchDatabases()).toBe(0)
  }, 60_000)

  test('a backup that was moved away is found', async () => {
    rmSync(join(folder, 'two'), { recursive: true })
    expect((await drill()).message).toMatch(/^The folder of the newest backup is not on this machine: /)
  })
})

describe('Backups on request (requirement G-13)', () => {
  const context = openContext(services.services)
  const { backupDir } = services.services
  const REQUEST = 'mutation { requestBackup }'
  const runs = async () => (await admin.asks<{ operations: { backupRuns: { id: string; startedAt: string | null; finishedAt: string | null; message: string }[] } }>('{ operations { backupRuns { id startedAt finishedAt message } } }')).data!.operations.backupRuns
  const backups = async () => (await services.pool.query<{ folder: string; bytes: string; rows: number }>('select folder, bytes, row_count::int as rows from backups order by finished_at desc')).rows
  const forget = () => services.pool.query('delete from backup_runs')

  test('one at a time, in the background, and in the audit log; members may not', async () => {
    await services.pool.query('delete from throttle_windows')
    expect((await cat.asks(REQUEST)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    const answers = await Promise.all([admin.asks(REQUEST), other.asks(REQUEST)])
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)).toEqual(['A backup is already running.'])
    expect(await runs()).toMatchObject([{ startedAt: null, finishedAt: null, message: '' }])
    const before = (await backups()).length
    await services.work()
    expect(await runs()).toEqual([])
    const [newest, ...others] = await backups()
    expect([others.length, newest!.folder.startsWith(backupDir), Number(newest!.bytes) > 0, newest!.rows > 0]).toEqual([before, true, true, true])
    expect(existsSync(join(newest!.folder, 'manifest.json'))).toBe(true)
    const { rows } = await services.pool.query("select target_name from audit_log where deed = 'backup.requested'")
    expect(rows).toEqual([{ target_name: 'site' }])
    await runDrill(context)
    expect((await operations()).drills[0]).toMatchObject({ succeeded: true })
  }, 60_000)

  test('one that fails says why, leaves nothing, and the next one can start', async () => {
    await forget()
    rmSync(backupDir, { recursive: true, force: true })
    writeFileSync(backupDir, 'No folder')
    expect((await admin.asks(REQUEST)).errors).toBeUndefined()
    await services.work()
    expect(await runs()).toMatchObject([{ finishedAt: expect.any(String), message: expect.stringMatching(/^The backup failed: EEXIST/) }])
    rmSync(backupDir)
    await services.pool.query('update backups set bytes = 1e15 where id = (select id from backups order by finished_at desc limit 1)')
    expect((await admin.asks(REQUEST)).errors).toBeUndefined()
    await services.work()
    expect((await runs())[0]!.message).toMatch(/^Only .+ are free, and the last backup has .+ Make room for it, or set BACKUP_DIR to another disk\.$/)
    expect(readdirSync(backupDir)).toEqual([])
    await services.pool.query('update backups set bytes = 1000 where bytes > 1e14')
  })

  test('a run that was killed starts again without its remains, unless it had finished; one that is lost ends', async () => {
    await forget()
    const insert = async (folder: string) => (await services.pool.query<{ id: string }>('insert into backup_runs (requested_at, started_at, folder) values (now(), now(), $1) returning id', [folder])).rows[0]!.id
    const half = join(backupDir, 'half')
    mkdirSync(half, { recursive: true })
    writeFileSync(join(half, 'rest'), '')
    await runBackup(context, { id: await insert(half) })
    expect([existsSync(half), await runs()]).toEqual([false, []])
    const [newest] = await backups()
    await runBackup(context, { id: await insert(newest!.folder) })
    expect([existsSync(newest!.folder), (await backups()).length, await runs()]).toEqual([true, (await backups()).length, []])
    // Such as the run in a backup that was restored.
    await insert('/nowhere')
    await services.pool.query("update backup_runs set requested_at = $1 where finished_at is null", [new Date(services.clock.now().getTime() - 7 * 3_600_000)])
    expect((await admin.asks(REQUEST)).errors).toBeUndefined()
    expect((await runs()).map(({ finishedAt, message }) => [finishedAt === null, message])).toEqual([[true, ''], [false, 'It didn’t finish.']])
    await services.work()
  }, 60_000)

  test('the site says why it can’t take one where files are in another store', async () => {
    const { files } = services.services
    const { folder } = files
    files.folder = null
    try {
      const why = 'The site’s files are in a store of their own. Back them up there, and the database with it.'
      expect((await admin.asks('{ operations { noBackupBecause } }')).data).toEqual({ operations: { noBackupBecause: why } })
      expect((await admin.asks(REQUEST)).errors?.[0]?.message).toBe(why)
    } finally {
      files.folder = folder
    }
    expect((await admin.asks('{ operations { noBackupBecause } }')).data).toEqual({ operations: { noBackupBecause: null } })
  })
})

describe('Browser errors (requirement G-14)', () => {
  const report = (message: string, build = 'entry-a.js') =>
    services.app.inject({
      method: 'POST', url: '/api/bugs', headers: { origin: services.services.origin, host: 'cloggle.test' },
      payload: { message, stack: 'Error\n    at paint (entry.js:10:4)', path: '/blogs', build },
    })

  test('are grouped by what happened and the release', async () => {
    for (const message of ['Item 1 is missing', 'Item 22 is missing']) expect((await report(message)).statusCode).toBe(202)
    // The newest is first, which needs another millisecond.
    services.clock.forward(1)
    await report('Item 3 is missing', 'entry-b.js')
    const { errors } = await operations()
    expect(errors.map(({ build, count }) => [build, count])).toEqual([['entry-b.js', 1], ['entry-a.js', 2]])
    expect(errors[1]!.message).toBe('Item 1 is missing')
  })
})
