import type pg from 'pg'
import { memberOf, type Site } from '../tests/support/site.ts'
import { requestData } from './graphql-request.ts'
import { load } from './load.ts'
import { median, milliseconds, note, perSecond } from './table.ts'

const COURSE = 'evaluate-a-classifier'
const LESSON = 'accuracy-and-baselines'
const LIST = '{ courses(sort: taken) { items { slug title summary skills topics { title lessons { key title } } } total } courseSkills }'
const OVERLAY = '{ enrollments { courseId slug lastLesson finishedAt finished marked known } }'
const REPORT = `mutation ($from: Float!, $to: Float!) {
  reportWatching(course: "${COURSE}", lesson: "${LESSON}", intervals: [{ from: $from, to: $to }], position: $to, duration: 1200) { watchedSeconds }
}`
const ROUNDS = 200

/** Pages of courses that are rendered each time, beside an article in the same run. */
export async function coursePages(site: Site, article: number): Promise<void> {
  for (const [what, path] of [['course page', `/courses/${COURSE}`], ['lesson', `/learn/${COURSE}/${LESSON}`]] as const) {
    const rate = await load({ url: site.origin + path })
    note({ what: `${what}, anonymous, rendered each time`, measured: `${perSecond(rate)}, ${(rate / article).toFixed(2)} of the article`, wanted: 'at least 0.6', holds: rate >= article * 0.6 })
  }
}

/** What a learner's browser asks for: reports of the player beside a bare insert, the overlay of the hub, and the hub with ten thousand courses. */
export async function learning(site: Site, client: pg.Client): Promise<void> {
  const { token } = await memberOf(site, 'bench-learner')
  const bare = await rateOf((n) => client.query({ name: 'bench-insert', text: 'insert into site_secrets (name, value) values ($1, $2) on conflict (name) do nothing', values: [`bench-${n}-${Math.random()}`, 'x'] }))
  await client.query("delete from site_secrets where name like 'bench-%'")
  const reports = await rateOf(async (n) => {
    if (n % 50 === 0) await client.query('delete from throttle_windows')
    await requestData(site, token, REPORT, { from: n, to: n + 1 })
  })
  note({ what: 'reports of a player, one after another', measured: `${perSecond(reports)}, ${(reports / bare).toFixed(2)} of a prepared INSERT`, wanted: 'at least 0.5', holds: reports >= bare / 2 })

  const overlay = await middle(() => requestData(site, token, OVERLAY))
  note({ what: 'what one takes, over the hub', measured: milliseconds(overlay), wanted: 'at most 5 ms', holds: overlay <= 5 })

  const few = await middle(() => requestData(site, null, LIST))
  await client.query(
    `insert into courses (slug, state, version, title, summary, level, skills, outline, lesson_count, minutes, enrolled_count, published_at)
     select 'bench-course-' || n, 'published', 1, 'Course ' || n, 'A course to be measured', (array['beginner', 'intermediate', 'advanced'])[n % 3 + 1], array['Skill ' || n % 200],
       c.outline, c.lesson_count, c.minutes, n % 500, now() - n * interval '1 hour' from generate_series(1, 10000) n, courses c where c.slug = $1`,
    [COURSE],
  )
  await client.query('vacuum analyze courses')
  const many = await middle(() => requestData(site, null, LIST))
  await client.query("delete from courses where slug like 'bench-course-%'")
  note({ what: 'the hub with 10,000 courses', measured: `${milliseconds(many)}, ${(many / few).toFixed(2)}x of fourteen`, wanted: 'within 1.5x', holds: many <= few * 1.5 })
}

async function rateOf(round: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < ROUNDS / 4; n++) await round(n)
  const started = performance.now()
  for (let n = 0; n < ROUNDS; n++) await round(n)
  return ROUNDS / ((performance.now() - started) / 1000)
}

async function middle(round: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 60; n++) {
    const started = performance.now()
    await round()
    if (n >= 20) times.push(performance.now() - started)
  }
  return median(times)
}
