import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes } from '#tests/support/people.ts'
import { openContext } from '#platform/server/context.ts'
import { rollUp } from './overview/roll-up.ts'

const services = await openTestServices()
const { ada, ben, cat } = await people(services, 'ada', 'ben', 'cat')
const admin = await actingAs(services, ada, 'admin')
const context = openContext(services.services)

interface Waiting {
  name: string
  count: number
  isLate: boolean
}
const waiting = async (who: typeof ada) => (await who.asks<{ waitingWork: Waiting[] }>('{ waitingWork { name count isLate } }')).data!.waitingWork

interface Charts {
  days: string[]
  series: { name: string; counts: number[] }[]
  funnel: { label: string; count: number }[]
  retention: { cohort: string; joined: number; weeks: number[] }[]
}
const CHARTS = 'query ($days: Int!) { overviewCharts(days: $days) { days series { name counts } funnel { label count } retention { cohort joined weeks } } }'
const charts = async (days = 30) => (await admin.asks<{ overviewCharts: Charts }>(CHARTS, { days })).data!.overviewCharts
const today = async (name: string) => (await charts()).series.find((one) => one.name === name)!.counts.at(-1)

describe('What is waiting (requirement G-10)', () => {
  test('is shown with its number, and as late when the oldest is older than the aim', async () => {
    const blog = await publishes(cat, 'Something to report')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Spam.") }', { id: blog._id })
    expect((await waiting(admin)).find(({ name }) => name === 'reports')).toEqual({ name: 'reports', count: 1, isLate: false })
    await services.pool.query("update reports set reported_at = now() - interval '25 hours'")
    expect((await waiting(admin))[0]).toEqual({ name: 'reports', count: 1, isLate: true })
  })

  test('a missing, old or untested backup, new browser errors and every failing news source wait as well', async () => {
    const { pool } = services
    const counted = async () => Object.fromEntries((await waiting(admin)).map(({ name, count }) => [name, count]))
    await pool.query("insert into news_sources (id, name, address, category, next_fetch_at, added_at, failures, is_enabled) values (gen_random_uuid(), 'Quiet', 'https://quiet.test/feed', 'ai', now(), now(), 0, true)")
    await pool.query("update news_sources set failures = 0")
    await pool.query("insert into backups (finished_at, row_count, file_count) values (now() - interval '1 hour', 1, 1)")
    await pool.query("insert into error_reports (fingerprint, build, message, stack, path, first_at, last_at) values ('old', '1', 'Old', '', '/', now() - interval '9 days', now())")
    expect(await counted()).toMatchObject({ backups: 0, 'browser-errors': 0, sources: 0 })
    await pool.query("update news_sources set failures = 1 where name = 'Quiet'")
    await pool.query("insert into error_reports (fingerprint, build, message, stack, path, first_at, last_at) values ('new', '1', 'New', '', '/', now(), now())")
    await pool.query("insert into restore_drills (started_at, finished_at, succeeded, message) values (now(), now(), false, 'The file is damaged.')")
    expect(await counted()).toMatchObject({ backups: 1, 'browser-errors': 1, sources: 1 })
    await pool.query("update backups set finished_at = now() - interval '3 days'")
    expect((await waiting(admin)).find(({ name }) => name === 'backups')).toEqual({ name: 'backups', count: 2, isLate: true })
    await pool.query('delete from backups')
    expect(await counted()).toMatchObject({ backups: 2 })
    await pool.query('delete from restore_drills')
  })

  test('contains every queue of the site', async () => {
    expect((await waiting(admin)).map(({ name }) => name)).toEqual(expect.arrayContaining(['applications', 'contact', 'courses', 'emails', 'events', 'jobs', 'reports', 'sources', 'tasks']))
  })

  test('members without the rights see none of it', async () => {
    expect(await waiting(ben)).toEqual([])
  })
})

describe('Charts (requirement G-11)', () => {
  test('are counted by hour, and a second run changes nothing', async () => {
    await services.work()
    await rollUp(context)
    expect(await today('new-people')).toBe(3)
    await rollUp(context)
    expect(await today('new-people')).toBe(3)
    expect(await today('active-day')).toBe(1)
    expect(await today('active-month')).toBe(1)
  })

  test('show how far new people came, and which weeks they were active in', async () => {
    const { funnel, retention, days } = await charts()
    expect(days).toHaveLength(30)
    expect(Object.fromEntries(funnel.map(({ label, count }) => [label, count]))).toMatchObject({ 'Sign-ups': 3, 'First blog': 1, 'First accepted solution': 0 })
    expect(retention[0]).toMatchObject({ joined: 3, weeks: [1] })
  })

  test('count people who joined after the last run, everywhere the same', async () => {
    const { dee } = await people(services, 'dee')
    const { series, funnel, retention } = await charts()
    const total = series.find(({ name }) => name === 'new-people')!.counts.reduce((sum, count) => sum + count, 0)
    expect([total, funnel.find(({ label }) => label === 'Sign-ups')!.count, retention[0]!.joined]).toEqual([4, 4, 4])
    await services.pool.query('delete from retention_weeks')
    expect((await charts()).retention).toMatchObject([{ joined: 4, weeks: [1] }])
    await services.pool.query("update people set joined_at = joined_at - interval '40 days' where id = $1", [dee.id])
  })

  test('compare with the period before, where it was counted', async () => {
    const previous = async (name: string, days = 30) => (await admin.asks<{ overviewCharts: { series: { name: string; previous: number | null }[] } }>('query ($days: Int!) { overviewCharts(days: $days) { series { name previous } } }', { days })).data!.overviewCharts.series.find((one) => one.name === name)!.previous
    expect(await previous('new-people')).toBeNull()
    await services.pool.query("insert into metric_hours (metric, hour, count) values ('new-people', date_trunc('hour', now() - interval '40 days'), 5), ('active-month', date_trunc('day', now() - interval '30 days', 'UTC'), 7) on conflict (metric, hour) do update set count = excluded.count")
    expect([await previous('new-people'), await previous('active-month'), await previous('new-people', 7)]).toEqual([5, 7, null])
    const { data } = await admin.asks<{ overviewCharts: { funnel: { label: string; previous: number | null }[] } }>('query ($days: Int!) { overviewCharts(days: $days) { funnel { label previous } } }', { days: 30 })
    expect(Object.fromEntries(data!.overviewCharts.funnel.map(({ label, previous }) => [label, previous]))).toMatchObject({ 'Sign-ups': 1, 'First blog': 0, Visits: null })
  })

  test('people without an activity that counts are neither active nor a date in the list of people', async () => {
    const { eve } = await people(services, 'eve')
    await services.pool.query('delete from sessions where person_id = $1', [eve.id])
    const seen = async () => {
      await rollUp(context)
      const { data } = await admin.asks<{ managedPeople: { items: { lastActiveAt: string | null }[] } }>('{ managedPeople(q: "eve") { items { lastActiveAt } } }')
      return [await today('active-day'), data!.managedPeople.items[0]!.lastActiveAt !== null]
    }
    const before = (await seen())[0] as number
    await services.pool.query("insert into activity_days (person_id, day, activities, run) values ($1, (now() at time zone 'UTC')::date, 0, 1)", [eve.id])
    expect(await seen()).toEqual([before, false])
    await services.pool.query('update activity_days set activities = 1 where person_id = $1', [eve.id])
    await services.pool.query("insert into activities (person_id, kind, subject_id, day, happened_at) values ($1, 'problem.solved', gen_random_uuid(), now()::date, now())", [eve.id])
    expect(await seen()).toEqual([before + 1, true])
  })

  test('refuse a span that is not offered', async () => {
    for (const days of [0, -1, 366]) expect((await admin.asks(CHARTS, { days })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('count visits from elsewhere without knowing who, and write them when the process stops', async () => {
    const address = await services.app.listen({ port: 0, host: '127.0.0.1' })
    const opens = (site: string) => fetch(`${address}/api/no-such-path`, { headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': site } })
    for (const site of ['none', 'cross-site', 'same-origin']) await opens(site)
    await services.app.close()
    const { rows } = await services.pool.query<{ count: number }>("select count from metric_hours where metric = 'visits'")
    expect(rows).toEqual([{ count: 2 }])
  })
})
