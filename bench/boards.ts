import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { standingOf } from '../features/leaderboard/server/boards.queries.ts'
import { boardQueryFor, readTop } from '#features/leaderboard/server/board-cache.ts'
import { systemClock } from '../platform/server/clock.ts'
import { openDatabase, type DatabaseAddress } from '../platform/server/database/database.ts'
import { prepared } from '../platform/server/database/sql.ts'
import { openLog } from '../platform/server/log.ts'
import { openSignalBus } from '../platform/server/signals.ts'
import type { Site } from '../tests/support/site.ts'
import { median, milliseconds, note } from './table.ts'

const ROUNDS = 300
/** Rounds until V8 has compiled the code that reads the rows, as on a running site. */
const WARM = 300

/** Fills a site with up to `count` people with points: few with many, many with few. The counts are computed at once afterwards. */
async function fillBoards(client: pg.Client, count: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query(
    `with come as (
       insert into people (username, name) select 'ranked-' || n, 'Ranked ' || n
       from generate_series((select count(*) from people where username like 'ranked-%') + 1, $1::bigint) n returning id, substring(username from 8)::bigint as n),
     points as (select id, 5 * (1 + floor(600 * power((1 + (hashint8(n) & 1048575)) / 1048576.0, 4)))::int as total,
       now() - (hashint8(n * 7) & 8388607) * interval '1 second' as at from come)
     insert into scores (span, person_id, total, algo, math, ds, total_at, algo_at, is_shown) select 'all', id, total, total, 0, 0, at, at, true from points`,
    [count],
  )
  await client.query("set session_replication_role = 'origin'")
  await client.query('truncate score_counts')
  await client.query(
    `select count_people(array_agg(board), array_agg(points), array_agg(people)) from (
       select 'all' || b as board, points, count(*)::int as people from scores, lateral (values (' total', total), (' algo', algo)) v (b, points) group by 1, 2) counted`,
  )
  await client.query('vacuum analyze people, scores, score_counts')
  // So that pending writes do not happen during the measurement.
  await client.query('checkpoint')
}

/** Waits until autovacuum has finished, so that it is not measured. */
async function waitForVacuum(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const { rows } = await client.query("select from pg_stat_activity where backend_type = 'autovacuum worker'")
    if (rows.length === 0) return
    await new Promise((done) => setTimeout(done, 1_000))
  }
}

// A round trip to the database, with as many rows and columns but no searching.
const BARE = prepared<object>('bench-bare', `select ${Array.from({ length: 12 }, (_, at) => `n as c${at}`).join(', ')} from generate_series(1, $1::int) n`)

/** Medians in milliseconds. */
interface Times {
  /** The viewer's rank and the first page, which is cached for a second unless something changes: every third time it is read again. */
  board: number
  /** Only the times for which the first page was read again. */
  changed: number
  /** A bare statement with one row, like the rank. */
  bare: number
  /** Two bare statements, like both queries. */
  both: number
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await action()
  return performance.now() - started
}

const VIEW = { board: 'total', span: 'all' } as const

/** The measurements alternate. */
async function measure(site: Site, client: pg.Client): Promise<Times> {
  await waitForVacuum(client)
  const address = JSON.parse(readFileSync(join(site.dataDir, 'database-address.json'), 'utf8')) as DatabaseAddress
  const database = openDatabase({ address, connections: 2, log: openLog({ logLevel: 'silent' }) })
  const services = { database, bus: openSignalBus(), clock: systemClock }
  const { rows } = await client.query<{ person_id: string }>("select person_id from scores where span = 'all' order by hashtext(person_id::text) limit 100")
  const readBoth = (n: number) =>
    timed(async () => {
      // In parallel, like the page.
      const [own, top] = await Promise.all([standingOf(database, boardQueryFor(services, VIEW), rows[n % rows.length]!.person_id), readTop(services, VIEW)])
      if (own === null || top.rows.length < 50) throw new Error('The board is empty.')
    })
  const times: Record<keyof Times, number[]> = { board: [], changed: [], bare: [], both: [] }
  for (let n = 0; n < ROUNDS + WARM; n++) {
    if (n === WARM) for (const one of Object.values(times)) one.length = 0
    await services.bus.committed({ messages: [{ name: 'scores.changed', personId: null }], hasOutboxRows: false })
    const changed = await readBoth(n)
    times.changed.push(changed)
    times.board.push(changed, await readBoth(n + 1), await readBoth(n + 2))
    times.bare.push(await timed(() => BARE.all(database, [1])))
    times.both.push(await timed(() => Promise.all([BARE.all(database, [1]), BARE.all(database, [51])])))
  }
  await database.close()
  return { board: median(times.board), changed: median(times.changed), bare: median(times.bare), both: median(times.both) }
}

/** The viewer's rank and the first page of the leaderboard, among a thousand people and a million. */
export async function boardGrowth(site: Site, client: pg.Client): Promise<void> {
  await fillBoards(client, 1_000)
  const small = await measure(site, client)
  await fillBoards(client, 1_000_000)
  const large = await measure(site, client)
  note({
    what: 'leaderboard: my rank and the top 50, 1,000,000 people',
    measured: `${milliseconds(large.board)}, ${(large.board / small.board).toFixed(2)}x of 1,000; ${milliseconds(large.changed)} where the fifty are read again`,
    wanted: 'at most 0.5 ms, within 1.5x',
    holds: large.board <= 0.5 && large.board / small.board <= 1.5,
  })
  note({
    what: 'yardstick: one bare statement, and two with as many rows, in turn with it',
    measured: `${milliseconds(large.bare)} and ${milliseconds(large.both)}, ${(large.bare / small.bare).toFixed(2)}x and ${(large.both / small.both).toFixed(2)}x`,
    wanted: '',
    holds: null,
  })
}
