import '#features/practice/server/practice.activity.ts'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, PUBLISH, publishes, visitor, type Person } from '#tests/support/people.ts'
import { isoDay, dayOf } from '../rules/calendar-day.ts'
import { readStreak, readYear } from './read-activity.ts'
import { activityDays } from '../rules/activity-days.ts'
import { recordActivity, removeActivity } from './record-activity.ts'

const services = await openTestServices()
const anybody = visitor(services)
const context = openContext(services.services)

const FOLLOW = 'mutation ($id: ID!, $follows: Boolean!) { followPerson(personId: $id, follows: $follows) }'
const COMMENT = 'mutation ($id: ID!, $blogId: ID!) { commentOnBlog(id: $id, blogId: $blogId, text: "Well said.") }'
const RECENT = 'query ($followed: Boolean) { recentActivity(followed: $followed) { kind title path person { username } } }'
const YEAR = 'query ($id: String!) { profile(id: $id) { activity { from counts streak } } }'

const todayOf = async (person: Person): Promise<number> => (await anybody.asks(YEAR, { id: person.username })).data.profile.activity.counts.at(-1)
const kindsOf = async (person: Person) =>
  (await services.pool.query<{ kind: string }>('select kind from activities where person_id = $1 order by kind', [person.id])).rows.map(({ kind }) => kind)
const record = (person: Person, at: Date, subjectId = randomUUID()) =>
  recordActivity(context, { personId: person.id, kind: 'problem.solved', subjectId, at })
const setTimeZone = (person: Person, zone: string) => services.pool.query('update logins set time_zone = $2 where person_id = $1', [person.id, zone])

describe('The ledger (requirement R-13)', () => {
  test('contains publishing, commenting and following once each, and counts the first two today', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const blog = await publishes(ada, 'A first activity')
    const comment = randomUUID()
    await bo.asks(COMMENT, { id: comment, blogId: blog._id })
    await bo.asks(FOLLOW, { id: ada.id, follows: true })
    await services.work()
    // A comment leads to itself.
    expect((await bo.asks('{ recentActivity(followed: false) { kind path } }')).data.recentActivity).toContainEqual({ kind: 'comment.written', path: `/blog/${blog.slug}#comment-${comment}` })
    expect([await kindsOf(ada), await kindsOf(bo)]).toEqual([['blog.published'], ['comment.written', 'person.followed']])
    expect([await todayOf(ada), await todayOf(bo)]).toEqual([1, 1])
  })

  test('following people starts no streak', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await ada.asks(FOLLOW, { id: bo.id, follows: true })
    await services.work()
    expect([await kindsOf(ada), await todayOf(ada), await readStreak(context, ada.id)]).toEqual([['person.followed'], 0, 0])
  })

  test('does not count editing or republishing a blog, or following again', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const blog = await publishes(ada, 'Twice on the site')
    const again = { id: blog._id, revision: blog.revision, title: 'Twice on the site', content: '<p>More.</p>', tags: [] }
    expect((await ada.asks(PUBLISH, { text: again })).errors).toBeUndefined()
    await services.work()
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: blog._id })
    expect((await ada.asks(PUBLISH, { text: { ...again, revision: blog.revision + 1 } })).errors).toBeUndefined()
    for (const follows of [true, false, true]) await ada.asks(FOLLOW, { id: bo.id, follows })
    await services.work()
    expect(await kindsOf(ada)).toEqual(['blog.published', 'person.followed'])
    // Not even if the ledger has no entry for the blog.
    await services.pool.query('delete from activities where person_id = $1', [ada.id])
    expect((await ada.asks(PUBLISH, { text: { ...again, revision: blog.revision + 2, content: '<p>Still more.</p>' } })).errors).toBeUndefined()
    await services.work()
    expect(await kindsOf(ada)).toEqual([])
  })

  test('counts repeated and concurrent signals once', async () => {
    const { ada } = await people(services, 'ada')
    const subject = randomUUID()
    await Promise.all(Array.from({ length: 50 }, () => record(ada, services.clock.now(), subject)))
    expect(await todayOf(ada)).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => record(ada, services.clock.now())))
    expect(await todayOf(ada)).toBe(21)
  })

  test('uses the time zone at that time; changing it does not affect earlier days', async () => {
    const { ada } = await people(services, 'ada')
    const at = new Date('2026-03-01T23:30:00Z')
    await setTimeZone(ada, 'Asia/Tokyo')
    await record(ada, at)
    await setTimeZone(ada, 'America/Bogota')
    await record(ada, at)
    await setTimeZone(ada, 'Not/A_Zone')
    await record(ada, at)
    const { rows } = await services.pool.query<{ day: string; activities: number }>(
      'select day::text, activities from activity_days where person_id = $1 order by day', [ada.id])
    expect(rows).toEqual([{ day: '2026-03-01', activities: 2 }, { day: '2026-03-02', activities: 1 }])
  })

  test('ignores activities of deleted accounts', async () => {
    const { ada } = await people(services, 'ada')
    await services.pool.query('delete from people where id = $1', [ada.id])
    await record(ada, services.clock.now())
    expect(await kindsOf(ada)).toEqual([])
  })
})

describe('Streaks (requirement R-14)', () => {
  test('are correct whatever the order in which activities are added and removed', async () => {
    const { ada } = await people(services, 'ada')
    const start = dayOf(2024, 2, 20)
    const step = fc.record({ at: fc.integer({ min: 0, max: 30 }), taken: fc.integer({ min: 0, max: 5 }).map((one) => one === 0) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 70 }), async (steps) => {
        await services.pool.query('delete from activities where person_id = $1', [ada.id])
        await services.pool.query('delete from activity_days where person_id = $1', [ada.id])
        const known = new Set<number>()
        for (const { at, taken } of steps) {
          const subjectId = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` as const
          if (taken) await removeActivity(context, { personId: ada.id, kind: 'problem.solved', subjectId })
          else await record(ada, new Date(`${isoDay(start + at)}T12:00:00Z`), subjectId)
          if (taken) known.delete(at)
          else known.add(at)
        }
        const { rows } = await services.pool.query<object>(
          `select day - $2::date as day, activities as count, run, freezes::int from activity_days where person_id = $1 order by day`, [ada.id, isoDay(start)])
        expect(rows).toEqual(activityDays([...known].sort((a, b) => a - b).map((day) => ({ day, count: 1 }))))
      }),
      { numRuns: 40 },
    )
  })

  test('keep a day while it has another activity; removing a missing one has no effect', async () => {
    const { ada } = await people(services, 'ada')
    const [first, second] = [randomUUID(), randomUUID()]
    await record(ada, services.clock.now(), first)
    await record(ada, services.clock.now(), second)
    await removeActivity(context, { personId: ada.id, kind: 'problem.solved', subjectId: first })
    await removeActivity(context, { personId: ada.id, kind: 'problem.solved', subjectId: first })
    expect([await todayOf(ada), await readStreak(context, ada.id)]).toEqual([1, 1])
    await removeActivity(context, { personId: ada.id, kind: 'problem.solved', subjectId: second })
    expect([await todayOf(ada), await readStreak(context, ada.id)]).toEqual([0, 0])
  })

  test('show covered days in the year, including those after the last activity', async () => {
    const { ada } = await people(services, 'ada')
    const ago = (days: number) => new Date(services.clock.now().getTime() - days * 24 * 3600 * 1000)
    for (const days of [12, 11, 10, 9, 8, 7, 6, 4, 3, 2]) await record(ada, ago(days))
    const year = async () => (await anybody.asks('query ($id: String!) { profile(id: $id) { activity { streak freezes frozen } } }', { id: ada.username })).data.profile.activity
    const day = (days: number) => ago(days).toISOString().slice(0, 10)
    expect(await year()).toEqual({ streak: 0, freezes: 0, frozen: [day(5)] })
    await record(ada, ago(5))
    expect(await year()).toEqual({ streak: 11, freezes: 0, frozen: [day(1)] })
  })

  test('are part of the auth calls, unless activity is private', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    for (const ago of [0, 1, 2, 4]) await record(ada, new Date(services.clock.now().getTime() - ago * 24 * 3600 * 1000))
    const look = async (by: Person) =>
      (await services.app.inject({ url: `/api/auth/${ada.username}`, headers: { authorization: `Bearer ${by.token}` } })).json<{ streak: number }>().streak
    expect([await look(ada), await look(bo), await readStreak(context, ada.id)]).toEqual([3, 3, 3])
    await ada.asks('mutation { chooseVisibility(section: activity, level: me) }')
    expect([await look(ada), await look(bo)]).toEqual([3, 0])
  })

  test('are read quickly from ten years of activity', async () => {
    const { ada } = await people(services, 'ada')
    await services.pool.query(
      `insert into activity_days (person_id, day, activities, run) select $1, current_date - n, 1 + n % 9, 3653 - n from generate_series(0, 3652) n`, [ada.id])
    await services.pool.query('analyze activity_days')
    const times: number[] = []
    for (let round = 0; round < 60; round += 1) {
      const started = performance.now()
      const { streak, counts } = await readYear(context, ada.id)
      times.push(performance.now() - started)
      expect([streak.days, counts.filter((count) => count > 0).length]).toEqual([3653, counts.length])
    }
    const p50 = times.sort((a, b) => a - b)[30]!
    process.stdout.write(`A year out of ten, with its streak: p50 ${p50.toFixed(2)} ms.\n`)
    expect(p50).toBeLessThan(20)
  })
})

describe('Recent activity (requirement R-16)', () => {
  test('shows a member their own activities and those of people they follow, newest first; visitors must log in', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    await bo.asks(FOLLOW, { id: ada.id, follows: true })
    const blog = await publishes(ada, 'Told to followers')
    await publishes(cy, 'Told to nobody here')
    await cy.asks(COMMENT, { id: randomUUID(), blogId: blog._id })
    await services.work()
    const recent = async (by: Person, followed = true) =>
      (await by.asks(RECENT, { followed })).data.recentActivity.map((one: { kind: string; title: string; path: string }) => [one.kind, one.title, one.path])
    expect(await recent(bo)).toEqual([['blog.published', 'Told to followers', `/blog/${blog.slug}`], ['person.followed', 'ada', `/profile/${ada.username}`]])
    expect(await recent(bo, false)).toEqual([['person.followed', 'ada', `/profile/${ada.username}`]])
    expect(await recent(ada)).toEqual([['blog.published', 'Told to followers', `/blog/${blog.slug}`]])
    expect((await anybody.asks(RECENT)).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
  })

  test('is read page by page', async () => {
    const { ada } = await people(services, 'ada')
    for (const [at, title] of ['One of three', 'Two of three', 'Three of three'].entries()) {
      const { _id } = await publishes(ada, title)
      await services.work()
      await services.pool.query("update activities set happened_at = now() - make_interval(mins => $2) where subject_id = $1", [_id, 10 - at])
    }
    const page = async (before: string | null) =>
      (await ada.asks('query ($before: String) { recentActivity(first: 2, followed: false, before: $before) { title at } }', { before })).data.recentActivity as { title: string; at: string }[]
    const first = await page(null)
    expect(first.map(({ title }) => title)).toEqual(['Three of three', 'Two of three'])
    expect((await page(first[1]!.at)).map(({ title }) => title)).toEqual(['One of three'])
    expect((await ada.asks('{ recentActivity(before: "soon") { title } }')).errors?.[0]?.message).toContain('2026-03-01T12:00:00Z')
  })

  test('omits removed and private activities, and those of muted or blocked people', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await bo.asks(FOLLOW, { id: ada.id, follows: true })
    const blog = await publishes(ada, 'Soon gone again')
    await services.work()
    const recent = async () => (await bo.asks(RECENT)).data.recentActivity.filter((one: { person: { username: string } }) => one.person.username === ada.username).length
    expect(await recent()).toBe(1)
    await ada.asks('mutation { chooseVisibility(section: activity, level: me) }')
    expect(await recent()).toBe(0)
    await ada.asks('mutation { chooseVisibility(section: activity, level: followers) }')
    expect(await recent()).toBe(1)
    await services.pool.query('insert into mutes (muter_id, muted_id) values ($1, $2)', [bo.id, ada.id])
    expect(await recent()).toBe(0)
    await services.pool.query('delete from mutes')
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, bo.id])
    expect(await recent()).toBe(0)
    await services.pool.query('delete from blocks')
    await bo.asks(FOLLOW, { id: ada.id, follows: true })
    expect(await recent()).toBe(1)
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: blog._id })
    expect(await recent()).toBe(0)
  })
})
