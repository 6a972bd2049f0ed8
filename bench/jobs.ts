import type pg from 'pg'
import { memberOf, type Site } from '../tests/support/site.ts'
import { requestData } from './graphql-request.ts'
import { load } from './load.ts'
import { median, milliseconds, note, perSecond } from './table.ts'

const MATCHES = '{ jobs(filter: {}, sort: match) { items { id path role company location skillsRequired experienceLevel salary { min max } postedAt } next } }'

/** Adds open jobs of five skills each, out of two hundred. */
export async function fillWithJobs(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into jobs (id, poster_id, state, company, role, location, location_key, location_search, is_remote, description, description_html, skills, skill_keys, level, employment, search_text,
       posted_at, expires_at, created_at, updated_at)
     select gen_random_uuid(), (select id from people limit 1), 'open', 'Company ' || n, 'Role ' || n, place, lower(place), lower(place), n % 3 = 0, 'Words', '<p>Words</p>', skills, skills,
       (array['Entry', 'Mid', 'Senior'])[n % 3 + 1], 'full-time', 'role ' || n, now() - n * interval '1 second', now() + interval '20 days', now(), now()
     from generate_series(1, $1) n, lateral (select 'Place ' || n % 50 as place, array(select 'skill' || (n * 7 + k * 31) % 200 from generate_series(1, 5) k) as skills) s`,
    [count],
  )
  await client.query('vacuum analyze jobs')
}

/** The list of jobs for visitors, rendered each time, beside the list of blogs in the same run. */
export async function jobPages(site: Site, client: pg.Client, blogs: number): Promise<void> {
  await fillWithJobs(client, 1_000)
  const rate = await load({ url: `${site.origin}/jobs` })
  note({ what: 'list of jobs, anonymous, rendered each time', measured: `${perSecond(rate)}, ${(rate / blogs).toFixed(2)} of the list of blogs`, wanted: 'at least 0.6', holds: rate >= blogs * 0.6 })
}

/** Jobs by match for a person with twenty skills, beside a prepared SELECT of the same rows, and with ten times as many jobs. */
export async function jobMatches(site: Site, client: pg.Client): Promise<void> {
  const { token, id } = await memberOf(site, 'bench-seeker')
  await client.query("insert into tech_stack (person_id, label, position) select $1, 'Skill' || n * 3, n from generate_series(1, 20) n", [id])
  await fillWithJobs(client, 1_000)
  const few = await middle(() => requestData(site, token, MATCHES))
  await fillWithJobs(client, 9_000)
  const many = await middle(() => requestData(site, token, MATCHES))
  const { jobs } = (await requestData(site, token, MATCHES)) as { jobs: { items: { id: string }[] } }
  const ids = jobs.items.map(({ id }) => id)
  const bare = await middle(() =>
    client.query({
      name: 'bench-jobs',
      text: 'select j.id, j.role, j.company, j.location, j.skills, j.level, j.salary_min, j.salary_max, j.posted_at, p.username, p.name from jobs j left join people p on p.id = j.poster_id where j.id = any ($1::uuid[])',
      values: [ids],
    }),
  )
  note({ what: 'jobs by match, 20 skills over 10,000 open jobs', measured: `${milliseconds(many)}, ${(many / bare).toFixed(1)}x of a prepared SELECT`, wanted: 'at most 5x', holds: many <= bare * 5 })
  note({ what: 'the same, beside 1,000 open jobs', measured: `${milliseconds(few)}, ${(many / few).toFixed(2)}x`, wanted: 'within 1.5x', holds: many <= few * 1.5 })
  await client.query("delete from jobs where company like 'Company %'")
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
