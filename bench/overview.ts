import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { contributions } from '../app/server/features.ts'
import { readCharts } from '../features/administration/server/overview/read-charts.ts'
import { rollUp } from '../features/administration/server/overview/roll-up.ts'
import { systemClock } from '../platform/server/clock.ts'
import { openContext, type Services } from '../platform/server/context.ts'
import { openDatabase, type DatabaseAddress } from '../platform/server/database/database.ts'
import { openLog } from '../platform/server/log.ts'
import { openSignalBus } from '../platform/server/signals.ts'
import type { Site } from '../tests/support/site.ts'
import { median, milliseconds, note } from './table.ts'

const PEOPLE = 20_000
const DAYS = 50
const ROUNDS = 20

/** Fills a site with a million rows of activity: each of twenty thousand people on fifty of the last ninety days. */
async function fillActivity(client: pg.Client): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query("insert into people (username, name, joined_at) select 'active-' || n, 'Active ' || n, now() - (n % 90) * interval '1 day' from generate_series(1, $1::int) n on conflict do nothing", [PEOPLE])
  await client.query(
    `insert into activity_days (person_id, day, activities, run) select p.id, current_date - ((hashtext(p.id::text) & 3) + n * 90 / $1::int)::int % 90, 1, 1
     from people p, generate_series(0, $1::int - 1) n where p.username like 'active-%' on conflict do nothing`,
    [DAYS],
  )
  await client.query("set session_replication_role = 'origin'")
  await client.query('vacuum analyze people, activity_days')
  await client.query('checkpoint')
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await action()
  return performance.now() - started
}

/** The charts of the overview over a million rows of activity, beside a bare aggregate over the same rows; both alternate. */
export async function overview(site: Site, client: pg.Client): Promise<void> {
  await fillActivity(client)
  const address = JSON.parse(readFileSync(join(site.dataDir, 'database-address.json'), 'utf8')) as DatabaseAddress
  const database = openDatabase({ address, connections: 4, log: openLog({ logLevel: 'silent' }) })
  // The aggregates of ninety days take longer than a statement of a request may.
  database.pool.on('connect', (connection) => void connection.query('set statement_timeout = 0'))
  const context = openContext({ database, clock: systemClock, bus: openSignalBus(), contributions } as unknown as Services)
  const counting = await timed(() => rollUp(context))
  const again = await timed(() => rollUp(context))
  const charts: number[] = []
  const bare: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    charts.push(await timed(() => readCharts(context, 90)))
    bare.push(await timed(() => client.query("select day, count(*) from activity_days where day > current_date - 90 group by day")))
  }
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from activity_days')
  await database.close()
  const ratio = median(charts) / median(bare)
  note({
    what: `overview of 90 days, ${rows[0]!.count} rows of activity`,
    measured: `${milliseconds(median(charts))}, ${ratio.toFixed(2)}x of a bare aggregate (${milliseconds(median(bare))})`,
    wanted: 'at most 3x',
    holds: ratio <= 3,
  })
  note({ what: 'its hourly task: the first time, and each hour', measured: `${milliseconds(counting)}, ${milliseconds(again)}`, wanted: '', holds: null })
}
