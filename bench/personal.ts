import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { runnerImport } from 'vite'
import { openLive } from '../tests/support/socket.ts'
import { memberOf, type Site } from '../tests/support/site.ts'
import { requestData } from './graphql-request.ts'
import { median, milliseconds, note } from './table.ts'

const YEARS = 10
const ROUNDS = 40

const holds = (what: string, time: number, max: number) =>
  note({ what, measured: milliseconds(time), wanted: `at most ${max} ms`, holds: time <= max })

/**
 * Warm-up until each connection has cached its plans and V8 has optimized the code: the fifth hundred of rounds is slower than the ninth
 * by a sixth.
 */
const WARM = 800

/** The median time of a round, after a warm-up. */
async function middle(round: (n: number) => Promise<void>, { rounds = ROUNDS, warming = 5 } = {}): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < rounds + warming; n++) {
    const started = performance.now()
    await round(n)
    if (n >= warming) times.push(performance.now() - started)
  }
  return median(times)
}

/** Personal queries: home, the role, ten years of activity, and notifications that arrive in another tab. */
export async function personal(site: Site, client: pg.Client): Promise<void> {
  await ownHomePage(site, client)
  await switching(site, client)
  await tenYears(site, client)
  await news(site)
}

/** Home's one request, of a member who follows a hundred people, has written and has notifications. */
async function ownHomePage(site: Site, client: pg.Client): Promise<void> {
  const { id, token } = await memberOf(site, 'bench-homely')
  await client.query('insert into follows (follower_id, followed_id) select $1, id from people where id <> $1 limit 100 on conflict do nothing', [id])
  // The browser's own document, with its fragments from many screens.
  const { module } = await runnerImport<typeof import('../features/home/web/own-home.ts')>('./features/home/web/own-home.ts')
  const { variables } = module.ownHome({ asAdmin: false, opening: true })
  const time = await middle(async () => {
    await requestData(site, token, module.OwnHomeQuery.source, variables)
  }, { rounds: 100, warming: WARM })
  holds('what is one’s own on home, in one request', time, 5)
}

async function switching(site: Site, client: pg.Client): Promise<void> {
  const { id, token: first } = await memberOf(site, 'bench-mentor')
  await client.query("insert into grants (person_id, role) values ($1, 'mentor') on conflict do nothing", [id])
  let token = first
  const time = await middle(async (n) => {
    const response = await fetch(`${site.origin}/api/auth/switch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ role: n % 2 === 0 ? 'mentor' : 'learner' }),
    })
    if (!response.ok) throw new Error(await response.text())
    token = ((await response.json()) as { token: string }).token
    await requestData(site, token, '{ ownAccount { activeRole grantedRoles rights } }')
  })
  holds('role switched, and asked what the new one may do', time, 300)
}

async function tenYears(site: Site, client: pg.Client): Promise<void> {
  const { id, token } = await memberOf(site, 'bench-veteran')
  await client.query(
    `insert into activity_days (person_id, day, activities, run)
     select $1, current_date - n, 1 + n % 5, ${YEARS * 365} - n from generate_series(0, ${YEARS * 365 - 1}) n`,
    [id],
  )
  // PostgreSQL does this by itself within the first minute: without it, plans have no statistics.
  await client.query('vacuum analyze')
  const query = 'query ($id: String!) { profile(id: $id) { activity { counts streak } } }'
  const time = await middle(async () => {
    await requestData(site, token, query, { id: 'bench-veteran' })
  }, { rounds: 100, warming: WARM })
  holds('heatmap and streak of ten years, over the network', time, 2)
}

async function news(site: Site): Promise<void> {
  const [writer, reader] = [await memberOf(site, 'bench-writer'), await memberOf(site, 'bench-reader')]
  const tab = await openLive(site, writer.token)
  tab.subscribe('subscription ($after: Int!) { notificationsChanged(after: $after) { sequence unreadCount } }', { after: 0 })
  await tab.next()
  const id = randomUUID()
  const text = { id, revision: 0, title: 'News to be measured', content: '<p>News.</p>', tags: [] }
  await requestData(site, writer.token, 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { _id } }', { text })
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const nextMessage = tab.next()
    const variables = { id, reaction: n % 2 === 0 ? 'like' : null }
    await requestData(site, reader.token, 'mutation ($id: ID!, $reaction: Reaction) { reactToBlog(blogId: $id, reaction: $reaction) { _id } }', variables)
    const committed = performance.now()
    await nextMessage
    times.push(Math.max(0, performance.now() - committed))
  }
  tab.ws.close()
  holds('a notification in another tab, after the answer to what caused it', median(times), 100)
}
