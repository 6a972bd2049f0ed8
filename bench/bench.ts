/** `npm run bench`: one table of how fast and how large, with yardsticks of the same run. `-- --million` adds growth, `-- --people` a hundred thousand people, `-- --search` a search over a hundred thousand documents, `-- --boards` a leaderboard of a million, `-- --overview` the overview of admins over a million activities, `-- --messages` messages to a thousand windows, `-- --malicious` a thousand malicious submissions. */
import { readFileSync } from 'node:fs'
import { hash } from '@node-rs/argon2'
import { usualProcesses } from '../platform/server/config.ts'
import { SECONDARY_COMMAND } from '#platform/server/cluster/web-processes.ts'
import { requestGraphql, BUILT, connectTo, memberOf, openSite, webProcesses, type Site } from '../tests/support/site.ts'
import { boardGrowth } from './boards.ts'
import { coursePages, learning } from './courses.ts'
import { answering, eventPages } from './events.ts'
import { firstPages } from './first-page.ts'
import { messages } from './messages.ts'
import { malicious } from './malicious.ts'
import { progressMatrix } from './mentoring.ts'
import { judging } from './judge.ts'
import { jobMatches, jobPages } from './jobs.ts'
import { load } from './load.ts'
import { overview } from './overview.ts'
import { peopleGrowth } from './fill-with-people.ts'
import { personal } from './personal.ts'
import { searchGrowth } from './search.ts'
import { submitting } from './submitting.ts'
import { practice } from './practice.ts'
import { median, milliseconds, note, perSecond, printTable } from './table.ts'
import { fillWithBlogs } from './fill-with-blogs.ts'
import { bareNode, bareReact, measureBaselines, type Baselines } from './baselines.ts'

const LIST = JSON.stringify({ query: '{ blogs(first: 20) { items { _id slug title preview createdAt likeCount author { name } } next } }' })
const ONE = JSON.stringify({ query: '{ blog(slug: "bench-7") { _id title content createdAt likeCount author { name } } }' })
const profiles = Array.from({ length: 50 }, (_, n) => `/profile/bench-${n + 1}`)
const articles = Array.from({ length: 1_000 }, (_, n) => `/blog/bench-${n + 1}`)

/** Notes a rate beside its target, a fraction of a baseline of this run (`docs/performance.md`). */
function wants(what: string, rate: number, least: number, of: keyof Baselines): void {
  const ratio = rate / bare[of]
  note({ what, measured: `${perSecond(rate)}, ${ratio.toFixed(2)} of ${of}`, wanted: `at least ${least}`, holds: ratio >= least })
}

async function fresh(settings: Record<string, string>): Promise<Site> {
  // The default number of web processes: one for each core.
  const site = await openSite({ WEB_PROCESSES: '', ...settings }, { entry: BUILT })
  await site.start()
  await allServe(site)
  const client = await connectTo(site)
  await fillWithBlogs(client, 1_000)
  await client.end()
  return site
}

/** Secondary web processes start when the site is ready. */
async function allServe(site: Site): Promise<void> {
  while ((await webProcesses(site)) < usualProcesses()) await new Promise((done) => setTimeout(done, 50))
}

// PostgreSQL plans each of the first five executions of a prepared statement on a connection.
const LOGINS_WARM = 40

/** A page from the cache. Its baseline is measured right beside it, because the speed of a shared machine changes within minutes. */
async function cached(what: string, path: string): Promise<void> {
  bare.node = await bareNode()
  wants(`${what}, anonymous, from the cache`, await load({ url: cachedSite.origin + path }), 0.35, 'node')
}

const kibibytes = (what: string, bytes: number, max: number) =>
  note({ what, measured: `${(bytes / 1024).toFixed(1)} KiB`, wanted: `at most ${max} KiB`, holds: bytes <= max * 1024 })

const cachedSite = await fresh({})
const client = await connectTo(cachedSite)
const bare = await measureBaselines(client)

await cached('blog list page', '/blogs')
await cached('article', '/blog/bench-7')
await cached('home', '/')
await cached('profile', '/profile/bench-7')
wants('GraphQL, list of 20', await load({ url: `${cachedSite.origin}/graphql`, body: LIST }), 0.1, 'fastify')
wants('GraphQL, one blog', await load({ url: `${cachedSite.origin}/graphql`, body: ONE }), 0.15, 'fastify')
memory('a web process after this', cachedSite)

await uncached('asks', 'asked of the database each time')
await uncached('0', 'rendered each time')

await logins()
await personal(cachedSite, client)
await practice(cachedSite, client)
await learning(cachedSite, client)
await answering(cachedSite, client)
await jobMatches(cachedSite, client)
await progressMatrix(cachedSite, client)
await readiness()
await sizes()
if (process.argv.includes('--million')) await growth()
if (process.argv.includes('--people')) await peopleGrowth(cachedSite, client)
if (process.argv.includes('--search')) await searchGrowth(cachedSite, client)
if (process.argv.includes('--boards')) await boardGrowth(cachedSite, client)
if (process.argv.includes('--overview')) await overview(cachedSite, client)
await client.end()
await cachedSite.remove()
await judging()
if (process.argv.includes('--messages')) await messages()
if (process.argv.includes('--malicious')) await malicious()
await submitting()
printTable()

/** Pages that are not served from memory: rendered when their data changed, or always. */
async function uncached(pageCache: string, how: string): Promise<void> {
  const site = await fresh({ PAGE_CACHE: pageCache })
  bare.react = bareReact()
  const blogList = await load({ url: `${site.origin}/blogs` })
  wants(`blog list page, anonymous, ${how}`, blogList, 0.1, 'react')
  if (pageCache === '0') {
    await eventPages(site, blogList)
    await pagesOfJobs(site, blogList)
  }
  const article = await load({ url: site.origin, paths: articles })
  wants(`article, anonymous, ${how}`, article, 0.1, 'react')
  if (pageCache === '0') await coursePages(site, article)
  bare.react = bareReact()
  wants(`home, anonymous, ${how}`, await load({ url: `${site.origin}/` }), 0.1, 'react')
  wants(`profile, anonymous, ${how}`, await load({ url: site.origin, paths: profiles }), 0.1, 'react')
  memory('a web process after this', site)
  await site.remove()
}

async function pagesOfJobs(site: Site, blogs: number): Promise<void> {
  const client = await connectTo(site)
  await jobPages(site, client, blogs)
  await client.end()
}

/** The peak memory of any web process of the site. */
function memory(what: string, site: Site): void {
  const others = readFileSync(`/proc/${site.pid()}/task/${site.pid()}/children`, 'utf8').split(' ').filter(isNeighbour)
  const peak = Math.max(...[site.pid(), ...others].map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0))) / 1024
  note({ what: `peak memory, ${what}`, measured: `${peak.toFixed(0)} MiB`, wanted: 'at most 200 MiB', holds: peak <= 200 })
}

function isNeighbour(pid: string): boolean {
  return pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(SECONDARY_COMMAND)
}

async function logins(): Promise<void> {
  await memberOf(cachedSite, 'bench-login')
  const hashes: number[] = []
  const whole: number[] = []
  for (let n = 0; n < LOGINS_WARM + 40; n++) {
    const before = performance.now()
    await hash('four words for the tests', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const between = performance.now()
    const response = await fetch(`${cachedSite.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'bench-login@people.test', password: 'four words for the tests' }),
    })
    if (!response.ok) throw new Error(await response.text())
    const after = performance.now()
    if (n < LOGINS_WARM) continue
    hashes.push(between - before)
    whole.push(after - between)
  }
  const above = median(whole) - median(hashes)
  note({ what: 'login p50 above the hash itself', measured: milliseconds(above), wanted: 'at most 8 ms', holds: above <= 8 })
}

async function readiness(): Promise<void> {
  const times: number[] = []
  for (let n = 0; n < 5; n++) {
    await cachedSite.stop('SIGKILL')
    const started = performance.now()
    await cachedSite.start()
    times.push(performance.now() - started)
  }
  const middle = median(times)
  note({ what: 'ready, with the database running', measured: milliseconds(middle), wanted: 'at most 350 ms', holds: middle <= 350 })
}

/** The bytes of a visitor's first page, with realistic data: covers, italics, code and non-ASCII names. */
async function sizes(): Promise<void> {
  const demo = await openSite({ DEMO: '1' }, { entry: BUILT })
  await demo.start()
  const article = await firstArticle(demo)
  const addresses = ['/', '/blogs', '/practice', article]
  const pages = await firstPages(addresses.map((address) => demo.origin + address))
  for (const [n, { requests, bytes, scripts }] of pages.entries()) {
    const of = `first page ${addresses[n] === article ? 'of an article' : addresses[n]}`
    kibibytes(`${of}: JavaScript (gz)`, scripts, 150)
    note({ what: `${of}: in all (gz)`, measured: `${(bytes / 1024).toFixed(1)} KiB, ${requests} requests`, wanted: '', holds: null })
  }
  await demo.remove()
}

/** The URL of the newest article, once the demo data are seeded. */
async function firstArticle({ origin }: Site): Promise<string> {
  for (;;) {
    const found = /href="(\/blog\/[^"]+)"/.exec(await (await fetch(`${origin}/blogs`)).text())
    if (found !== null) return found[1]!
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** How a list page scales from a thousand to a million blogs, on the first page and deep in the list. */
async function growth(): Promise<void> {
  const small = await deepPage(800)
  await fillWithBlogs(client, 1_000_000)
  for (const depth of [0, 800, 900_000]) {
    const large = await deepPage(depth)
    const ratio = large / small
    note({
      what: `list page at 1,000,000 blogs, depth ${depth}`,
      measured: `${milliseconds(large)}, ${ratio.toFixed(2)}x of 1,000 blogs`,
      wanted: 'within 1.5x',
      holds: ratio <= 1.5,
    })
  }
}

async function deepPage(depth: number): Promise<number> {
  const { rows } = await client.query<{ id: string; key: number }>(
    'select id, extract(epoch from published_at) * 1000 as key from blogs order by published_at desc, id desc offset $1 limit 1',
    [depth],
  )
  const after = depth === 0 ? null : `${Math.floor(Number(rows[0]!.key))}_${rows[0]!.id}`
  const query = 'query ($after: String) { blogs(after: $after) { items { slug } next } }'
  const times: number[] = []
  for (let n = 0; n < 200; n++) {
    const started = performance.now()
    const { body } = await requestGraphql(cachedSite, null, query, { after })
    if (body.data.blogs.items.length !== 20) throw new Error(`Depth ${depth} gave ${body.data.blogs.items.length} blogs.`)
    times.push(performance.now() - started)
  }
  return median(times)
}
