import type pg from 'pg'
import { memberOf, type Site } from '#tests/support/site.ts'
import { requestData } from './graphql-request.ts'
import { median, milliseconds, note } from './table.ts'

const SYLLABLES = "array['ka','lo','mi','ren','tas','vi','no','ber','dal','su','pe','gor','lin','fa','he','jo']"
const SUBJECTS =
  "array['statistics','vision','language','graphs','optimisation','robotics','health','climate','finance','maps','speech','genomics','agents','privacy','calibration','embeddings']"
const ROLES = "array['student of','engineer for','teacher of','researcher in','newcomer to','analyst of','mentor for','writer about']"

/** Fills a site with `count` people: generated names, short headlines, eight follows each, some of them popular. */
export async function fillWithPeople(client: pg.Client, count: number): Promise<void> {
  const dice = (salt: number, sides: number) => `(1 + (hashint8(n * 64 + ${salt}) & 2147483647) % ${sides})`
  const name = (salt: number, sides: number) => `initcap(${[0, 1, 2].map((at) => `s[${dice(salt + at, sides)}]`).join(' || ')})`
  await client.query(
    `insert into people (username, name, headline, about)
     select 'grown-' || n, ${name(1, 12)} || ' ' || ${name(5, 16)} || s[${dice(9, 16)}],
       r[${dice(11, 8)}] || ' ' || t[${dice(12, 16)}] || ' and ' || t[${dice(13, 16)}], 'Here to be found among very many.'
     from generate_series((select count(*) from people) + 1, $1::bigint) n, (select ${SYLLABLES} as s, ${SUBJECTS} as t, ${ROLES} as r) words`,
    [count],
  )
  await client.query('alter table follows disable trigger user')
  await client.query(
    `with numbered as (select id, row_number() over (order by id) as n, count(*) over () as everybody from people)
     insert into follows (follower_id, followed_id, followed_at)
     select one.id, other.id, now() - one.n % 1000 * interval '1 minute' - step * interval '1 second'
     from numbered one cross join generate_series(1, 8) step
     join numbered other on other.n = 1 + (one.n + case when step <= 4 then step * step else one.n * step % greatest(1, one.everybody / (step * step)) end) % one.everybody
     where one.id <> other.id on conflict do nothing`,
  )
  await client.query(
    `update follow_counts c set followers = coalesce(f.n, 0), following = coalesce(g.n, 0)
     from people p left join (select followed_id as id, count(*)::int as n from follows group by 1) f on f.id = p.id
       left join (select follower_id as id, count(*)::int as n from follows group by 1) g on g.id = p.id
     where c.person_id = p.id and (c.followers, c.following) is distinct from (coalesce(f.n, 0), coalesce(g.n, 0))`,
  )
  await client.query('alter table follows enable trigger user')
  await client.query('vacuum analyze people, follows, follow_counts, people_words, known_words, word_slips')
}

const SEARCH = 'query ($q: String) { people(q: $q) { items { name headline followerCount } next } }'
const SUGGEST = '{ suggestedPeople { reason person { name headline followerCount } } }'
const LIST = 'query ($after: String) { people(after: $after) { items { name } next } }'

/** The median time of queries about people with the current number of people. */
async function measure(site: Site, client: pg.Client, viewer: { token: string }): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>("select name from people where username like 'grown-%' order by hashtext(username) limit 40")
  const names = rows.map(({ name }) => name.toLowerCase())
  const slip = (text: string, at: number) => text.slice(0, 2 + (at % 3)) + text.slice(3 + (at % 3))
  const wishes: Record<string, [string, object, string | null][]> = {
    'search by name': names.map((q) => [SEARCH, { q }, null]),
    'search by a name with a slip': names.map((q, at) => [SEARCH, { q: slip(q, at) }, null]),
    'search by common words': ['teacher of statistics', 'vision', 'graphs health', 'engineer', 'maps and speech', 'mentor agents'].map((q) => [SEARCH, { q }, null]),
    'search as typed, two letters': ['ka', 'lo', 'st', 'te', 'vi'].map((q) => [SEARCH, { q }, null]),
    suggestions: [[SUGGEST, {}, viewer.token]],
    'list of people': [[LIST, {}, null]],
  }
  const medians: Record<string, number> = {}
  for (const [what, input] of Object.entries(wishes)) {
    const times: number[] = []
    for (let n = 0; n < 120; n++) {
      const [query, variables, token] = input[n % input.length]!
      await client.query('delete from throttle_windows')
      const started = performance.now()
      await requestData(site, token, query, variables)
      times.push(performance.now() - started)
    }
    medians[what] = median(times.slice(20))
  }
  return medians
}

/** Search and suggestions among ten thousand and a hundred thousand people. */
export async function peopleGrowth(site: Site, client: pg.Client): Promise<void> {
  const viewer = await memberOf(site, 'bench-viewer')
  await fillWithPeople(client, 10_000)
  await client.query(
    `insert into follows (follower_id, followed_id, followed_at)
     select $1, id, now() - n * interval '1 hour' from (select id, row_number() over (order by id) as n from people where id <> $1 limit 300) near where n % 6 = 0
     on conflict do nothing`,
    [viewer.id],
  )
  const small = await measure(site, client, viewer)
  await fillWithPeople(client, 100_000)
  const large = await measure(site, client, viewer)
  for (const [what, time] of Object.entries(large)) {
    const ratio = time / small[what]!
    note({
      what: `people: ${what}, 100,000 people`,
      measured: `${milliseconds(time)}, ${ratio.toFixed(2)}x of 10,000`,
      wanted: 'at most 5 ms, within 1.5x',
      holds: time <= 5 && ratio <= 1.5,
    })
  }
}
