import { beforeAll, describe, expect, test } from 'vitest'
import type { FrameMessage, RunJob } from '#features/practice/rules/runner.ts'
import { compileSqlite } from './sandboxed/run-sql.ts'

const sent: FrameMessage[] = []
let receive: (event: { data: unknown }) => void = () => {}

beforeAll(async () => {
  Object.assign(globalThis, {
    postMessage: (text: string) => void sent.push(JSON.parse(text) as FrameMessage),
    addEventListener: (_name: string, listener: typeof receive) => void (receive = listener),
  })
  await import('./sandboxed/sql-browser-worker.ts')
  receive({ data: { module: compileSqlite() } })
})

const job = (source: string, calls: string[], megabytes: number): RunJob & { id: number } => ({ id: 7, engine: 'sql', source, function: 'query', calls, tables: [{ name: 'numbers', columns: [{ name: 'n', type: 'integer', isOptional: false }] }], megabytes })
function run(source: string, calls = ['[[[1],[2]]]', '[[]]'], megabytes = 256) {
  sent.length = 0
  receive({ data: job(source, calls, megabytes) })
  return sent.map((message) => ('ms' in message ? { ...message, ms: 0 } : message))
}

describe('The worker for SQL in the browser (requirement Q-6)', () => {
  test('is ready as soon as it has its engine', () => {
    expect(sent[0]).toEqual({ type: 'ready', engine: 'sql' })
  })

  test('answers each call on a database of its own', () => {
    expect(run('SELECT SUM(n) AS s FROM numbers')).toEqual([
      { type: 'answer', id: 7, at: 0, value: '[["s"],[3]]', ms: 0, printed: '' },
      { type: 'answer', id: 7, at: 1, value: '[["s"],[null]]', ms: 0, printed: '' },
      { type: 'end', id: 7 },
    ])
  })

  test('reports a query that does not compile once, and goes on after another error', () => {
    expect(run('SELECT m FROM numbers')).toEqual([{ type: 'answer', id: 7, at: -1, raised: 'no such column: m (line 1)', ms: 0, printed: '' }, { type: 'end', id: 7 }])
    expect(run("SELECT x'00' FROM numbers")).toMatchObject([{ at: 0, raised: 'The column x\'00\' of row 1 is a BLOB. Return numbers and texts.' }, { at: 1, value: "[[\"x'00'\"]]" }, { type: 'end' }])
  })

  test('has the memory of its problem', () => {
    const large = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 1000000) SELECT COUNT(*) AS n FROM (SELECT DISTINCT x FROM c ORDER BY -x)'
    expect(run(large, ['[[]]'])).toMatchObject([{ at: 0, value: '[["n"],[1000000]]' }, { type: 'end' }])
    expect(run(large, ['[[]]'], 32)).toMatchObject([{ at: 0, limit: 'memory' }, { type: 'end' }])
    expect(run(large, ['[[]]'])).toMatchObject([{ at: 0, value: '[["n"],[1000000]]' }, { type: 'end' }])
  })

  test('stops at the first call that exceeds a limit, and names the limit', () => {
    expect(run('WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c')).toMatchObject([{ at: 0, limit: 'output' }, { type: 'end' }])
  })
})
