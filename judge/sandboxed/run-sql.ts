/** Runs one query for the judge, on a new database for each test. This code is trusted; it reads frames and answers them, as run-javascript.ts does. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TableSchema } from '#features/practice/rules/tables.ts'
import type { FrameChannel } from './frame-channel.ts'
import { openSqlEngine, runQuery, type SqlEngine } from './sqlite-engine.ts'

interface Start {
  source: string
  tables: readonly TableSchema[]
  memory: number
}

/** One test: its number, and the rows of its tables in wire format. */
interface Test {
  number: number
  arguments: string
}

/** Compiles SQLite. */
export const compileSqlite = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')))

/** The memory of most SQL problems. */
const USUAL_MEMORY = 256 * 1_048_576
const SAMPLE_TABLES: TableSchema[] = [{ name: 'sample', columns: [{ name: 'one', type: 'integer', isOptional: false }, { name: 'other', type: 'text', isOptional: true }, { name: 'third', type: 'number', isOptional: true }] }]
const SAMPLE_ROWS = JSON.stringify([Array.from({ length: 200 }, (_, at) => [at, `t${at % 7}`, at / 4])])
const SAMPLE_QUERY = `WITH RECURSIVE days(day) AS (SELECT 1 UNION ALL SELECT day + 1 FROM days WHERE day < 50), ranked AS (
  SELECT one, other, ROW_NUMBER() OVER (PARTITION BY other ORDER BY third DESC) AS place, SUM(third) OVER (ORDER BY one) AS total FROM sample)
SELECT ranked.other, COUNT(DISTINCT ranked.one), AVG(total), MAX(day) FROM ranked JOIN days ON days.day = ranked.one LEFT JOIN sample ON sample.one = place
WHERE ranked.other <> 't1' GROUP BY ranked.other HAVING COUNT(*) > 2 ORDER BY 2 DESC, 1`
const WARM_UP_ROUNDS = 4

/** SQLite after a few queries, so that V8 has compiled what most queries use. Throws if it does not work. */
function openWarm(compiled: WebAssembly.Module, bytes: number): SqlEngine {
  const engine = openSqlEngine(compiled, bytes)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    const result = runQuery(engine, SAMPLE_QUERY, SAMPLE_TABLES, SAMPLE_ROWS)
    if (!('value' in result)) throw new Error(`SQLite does not run: ${JSON.stringify(result)}`)
  }
  return engine
}

/** Serves the tests of one query until there are no more. Its memory is limited to `maxBytes`, even if its problem allows more. */
export function runSql(compiled: WebAssembly.Module, channel: FrameChannel, maxBytes: number): void {
  const prepared = openWarm(compiled, USUAL_MEMORY)
  channel.send({ here: true })
  const { source, tables, memory } = channel.receive() as Start
  const engine = memory === USUAL_MEMORY ? prepared : openWarm(compiled, Math.min(memory, maxBytes))
  const send = (message: object) => channel.send({ ...message, memoryKb: engine.sqlite.memory.buffer.byteLength / 1024 })
  send({ ready: true })
  for (;;) {
    const test = channel.receive() as Test
    send({ number: test.number, ...runQuery(engine, source, tables, test.arguments) })
  }
}
