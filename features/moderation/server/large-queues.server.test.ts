import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people } from '#tests/support/people.ts'
import '#features/administration/server/public.ts'
import { readOpenReports } from './decide-report.ts'
import { openContext, type Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/database/sql.ts'

const services = await openTestServices()
const { pool } = services
const MANY = 100_000
const CHUNK = 10_000

beforeAll(async () => {
  const { ada, ben } = await people(services, 'ada', 'ben')
  // In chunks, because a statement may take only some seconds.
  for (let from = 1; from < MANY; from += CHUNK) {
    await pool.query(
      `insert into jobs (id, poster_id, state, company, role, location, location_key, location_search, is_remote, description, description_html, skills, skill_keys, level, employment, search_text,
         proposal, proposal_state, proposed_at, created_at, updated_at)
       select gen_random_uuid(), $1, 'proposed', 'C', 'R', 'Remote', '', '', true, 'd', 'd', '{}', '{}', 'Mid', 'full-time', '', '{"role": "R", "company": "C"}', 'review',
         date_trunc('milliseconds', now()) - n * interval '1 minute', now(), now() from generate_series($2::int, $3::int) n`,
      [ada.id, from, from + CHUNK - 1],
    )
    await pool.query(
      `insert into reports (kind, target_id, reporter_id, reason, reported_at) select case n % 2 when 0 then 'idea' else 'blog' end, gen_random_uuid(), $1, 'Spam',
         date_trunc('milliseconds', now()) - n * interval '1 minute' from generate_series($2::int, $3::int) n`,
      [ben.id, from, from + CHUNK - 1],
    )
  }
  await pool.query('vacuum analyze jobs, reports')
}, 300_000)

/** How many rows of a table some work reads, by the statistics of its transaction. */
const rowsRead = (table: string, work: (context: Context) => Promise<unknown>): Promise<number> =>
  openContext(services.services).inTransaction(async (context) => {
    // The statistics don't count rows of index-only scans.
    await sql`set local enable_indexonlyscan = off`.execute(context.db)
    await work(context)
    const { rows } = await sql<{ count: number }>`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables where relname = ${table}`.execute(context.db)
    return rows[0]!.count
  })

const MIDDLE = { at: new Date(Date.now() - (MANY / 2) * 60_000), id: '00000000-0000-4000-8000-000000000000' }

describe('Queues of 100,000 entries (requirements G-30, G-32)', () => {
  test.each([
    ['job', 'jobs'],
    ['idea', 'reports'],
  ])('a page of the kind %s reads about as many rows as it shows, at the beginning and in the middle', async (name, table) => {
    for (const after of [null, MIDDLE]) {
      const read = await rowsRead(table, async (context) => {
        expect(await context.contributions.to('approvals').get(name)!.list(context, { after, count: 51 })).toHaveLength(51)
      })
      expect(read).toBeLessThan(1_000)
    }
  })

  test('so does a page of reports', async () => {
    const cursor = `${MIDDLE.at.getTime()}_${MIDDLE.id}`
    for (const after of [null, cursor]) {
      const read = await rowsRead('reports', async (context) => expect(await readOpenReports(context, after)).toHaveLength(50))
      expect(read).toBeLessThan(1_000)
    }
  })
})
