/** Runs one trusted query on the rows of several calls, and posts the answers one by one. */
import { parentPort, workerData } from 'node:worker_threads'
import { compileSqlite } from '#judge/sandboxed/run-sql.ts'
import { openSqlEngine, runQuery } from '#judge/sandboxed/sqlite-engine.ts'
import type { QueryJob } from './run-queries.ts'

const MEMORY = 256 * 1_048_576

const { source, tables, calls } = workerData as QueryJob
const engine = openSqlEngine(compileSqlite(), MEMORY)
for (const given of calls) {
  const result = runQuery(engine, source, tables, given)
  parentPort!.postMessage('value' in result ? result : { raised: 'raised' in result ? result.raised.message : 'It returns too much.' })
}
