import { expect, inject, test } from 'vitest'
import { openLog } from '../log.ts'
import { openDatabase } from './database.ts'

test('whoever opens the pool hears the process behind each of its connections', async () => {
  const heard: number[] = []
  const database = openDatabase({ address: inject('address'), connections: 2, log: openLog({ logLevel: 'silent' }), connected: (pid) => heard.push(pid) })
  const asked = await Promise.all([1, 2].map(() => database.pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.05)')))
  expect(heard.toSorted()).toEqual(asked.map(({ rows }) => rows[0]!.pid).toSorted())
  await database.close()
})
