import type { Database } from './database.ts'
import { prepared } from './sql.ts'

const ping = prepared<{ answer: number }>('ping', 'select 1 as answer')

/** Whether the database responds within a second. */
export async function pingDatabase(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((done) => setTimeout(done, 1_000, false).unref())
  const answer = ping.first(database, []).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
