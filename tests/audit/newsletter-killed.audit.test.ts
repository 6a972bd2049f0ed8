import { expect, test } from 'vitest'
import { dateOfDay, isDue } from '#features/newsletter/rules/friday.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { connectTo } from '../support/site.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause, until } from '../support/wait-until.ts'

const SUBSCRIBERS = 3_000
const KILLS = 6

const site = await openTestSite()

/** A date and a time zone where it is past nine on it now: with them an issue is due whenever the test runs. */
function dueNow(): { friday: string; timeZone: string } {
  const now = Date.now()
  for (let day = Math.floor(now / 86_400_000) - 1; ; day++) {
    for (let hours = -12; hours <= 14; hours++) {
      const timeZone = `Etc/GMT${hours <= 0 ? '+' : '-'}${Math.abs(hours)}`
      if (isDue(dateOfDay(day), now + 1_800_000, timeZone) && isDue(dateOfDay(day), now, timeZone)) return { friday: dateOfDay(day), timeZone }
    }
  }
}

/** A number that a statement gives, over a connection of its own: the database ends with the site. */
async function numberOf(statement: string): Promise<number> {
  const client = await connectTo(site)
  try {
    return Number((await client.query<{ n: string }>(`select (${statement}) as n`)).rows[0]!.n)
  } finally {
    await client.end().catch(() => {})
  }
}

test('an issue whose run is killed again and again reaches each subscriber once (requirement W-3)', async () => {
  const { friday, timeZone } = dueNow()
  const client = await connectTo(site)
  await client.query("insert into newsletter_issues (number, friday, sections, created_at) values (1, $1, $2, now())", [
    friday, JSON.stringify([{ label: 'Blogs of the week', items: [{ title: 'A post', text: 'Some words', path: '/blog/a-post' }] }]),
  ])
  await client.query(
    `insert into newsletter_subscribers (id, email, token, state, time_zone, requested_at, confirmed_at)
     select gen_random_uuid(), 'reader-' || n || '@people.test', md5(n::text), 'active', $1, now(), now() from generate_series(1, $2::int) n`,
    [timeZone, SUBSCRIBERS],
  )
  await client.end()

  let killed = 0
  let queued = 0
  for (let run = 0; run < 60 && queued < SUBSCRIBERS; run++) {
    await numberOf("select count(*) from (select graphile_worker.add_job('newsletter.send')) j")
    if (killed < KILLS) {
      const before = queued
      // Killed as soon as some emails of this run are queued, in the middle of a batch as a rule.
      await until(async () => (await numberOf('select count(*) from newsletter_deliveries')) > before, 20_000)
      await pause(Math.random() * 30)
      await site.stop('SIGKILL')
      killed++
      await site.start()
    } else await pause(500)
    queued = await numberOf('select count(*) from newsletter_deliveries')
  }

  expect(queued).toBe(SUBSCRIBERS)
  expect(await numberOf("select count(*) from mails where recipient like 'reader-%'")).toBe(SUBSCRIBERS)
  expect(await numberOf("select count(distinct recipient) from mails where recipient like 'reader-%'")).toBe(SUBSCRIBERS)
  reportMeasurement(`${SUBSCRIBERS} subscribers got one email each although the site was killed ${killed} times while they were queued.`)
}, 240_000)
