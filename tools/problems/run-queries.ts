import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TableSchema } from '#features/practice/rules/tables.ts'

/** A query, and the rows of its tables for each call in wire format. */
export interface QueryJob {
  source: string
  tables: readonly TableSchema[]
  calls: readonly string[]
}

/** The result of a query in wire format, or why there is none. */
export type QueryAnswer = { value: string } | { raised: string }

/** Runs trusted queries in the engine of the judge, one after another. One that needs longer than this for all calls is stopped, and its other calls fail. */
export async function runQueries(jobs: readonly QueryJob[], timeoutMs: number): Promise<QueryAnswer[][]> {
  const all: QueryAnswer[][] = []
  for (const job of jobs) all.push(await runQuery(job, timeoutMs))
  return all
}

function runQuery(job: QueryJob, timeoutMs: number): Promise<QueryAnswer[]> {
  return new Promise((resolve, reject) => {
    const answers: QueryAnswer[] = []
    const worker = new Worker(join(import.meta.dirname, 'query-worker.ts'), { workerData: job })
    const timer = setTimeout(() => void worker.terminate(), timeoutMs)
    worker.on('message', (answer: QueryAnswer) => answers.push(answer))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(job.calls.map((_, at) => answers[at] ?? { raised: 'It took too long.' }))
    })
  })
}
