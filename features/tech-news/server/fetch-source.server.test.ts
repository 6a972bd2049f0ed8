import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { FROM_HERE, openFeedSite, rssFeed } from '#tests/support/feed-site.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { fetchDueSources, fetchSource } from './fetch-source.ts'
import { readSources } from './manage-sources.ts'
import { insertSource } from './sources.queries.ts'

const services = await openTestServices()
const site = await openFeedSite()
const { clock, pool } = services
const context = openContext(services.services)

beforeEach(async () => {
  await pool.query('truncate news_sources, news_articles cascade')
})

async function addSource(path: string, name = path): Promise<string> {
  const id = randomUUID()
  await insertSource(context.db, { id, name, address: site.origin + path, category: 'ai', isEnabled: true, at: clock.now(), max: 100 })
  return id
}

const fetchIt = (id: string) => fetchSource(context, id, FROM_HERE)
const titles = async () => {
  const { data } = await visitor(services).asks<{ techNews: { featured: { title: string } | null; articles: { title: string }[] } }>('{ techNews { featured { title } articles { title } } }')
  const { featured, articles } = data!.techNews
  return [...(featured === null ? [] : [featured]), ...articles].map(({ title }) => title).sort()
}
const errorsOf = async (id: string) => (await readSources(context)).find((source) => source.id === id)!.fetches.map(({ error }) => error)
const sourceOf = async (id: string) => (await readSources(context)).find((source) => source.id === id)!
const link = (n: number) => `https://elsewhere.test/${n}`

describe('Fetching a source (T-8, T-9)', () => {
  test('a web page today, 403 tomorrow, 12 MB with a DOCTYPE, right again on the fourth: readers notice nothing, admins see all four', async () => {
    const id = await addSource('/feed')
    site.answer('/feed', rssFeed([{ title: 'First', link: link(1) }]))
    await fetchIt(id)
    expect(await titles()).toEqual(['First'])

    site.answer('/feed', '<!DOCTYPE html><html><body>Just a moment…</body></html>', { 'content-type': 'text/html' })
    await fetchIt(id)
    site.answer('/feed', (_request, response) => response.writeHead(403).end('no'))
    await fetchIt(id)
    site.answer('/feed', `<?xml version="1.0"?><!DOCTYPE rss><rss>${'<!-- nothing -->'.repeat(800_000)}</rss>`)
    await fetchIt(id)
    expect(await titles()).toEqual(['First'])
    expect((await sourceOf(id)).failures).toBe(3)
    expect((await sourceOf(id)).next_fetch_at.getTime() - clock.now().getTime()).toBeGreaterThan(7.9 * 3_600_000)

    site.answer('/feed', rssFeed([{ title: 'Second', link: link(2) }, { title: 'First', link: link(1) }]))
    await fetchIt(id)
    expect(await titles()).toEqual(['First', 'Second'])
    expect(await errorsOf(id)).toEqual([null, 'The response is too large.', 'The site answered 403.', 'This is a web page, not a feed.', null])
    expect((await sourceOf(id)).failures).toBe(0)
  })

  test('the next request says what is known, and an unchanged feed is not read', async () => {
    const id = await addSource('/tagged')
    site.answer('/tagged', rssFeed([{ title: 'Tagged', link: link(1) }]), { etag: '"one"', 'last-modified': 'Thu, 26 Nov 2026 08:00:00 GMT' })
    await fetchIt(id)
    site.answer('/tagged', (_request, response) => response.writeHead(304).end())
    await fetchIt(id)
    const { headers } = site.requests.at(-1)!
    expect(headers).toMatchObject({ 'if-none-match': '"one"', 'if-modified-since': 'Thu, 26 Nov 2026 08:00:00 GMT' })
    expect(await errorsOf(id)).toEqual([null, null])
    // What is known stays known.
    await fetchIt(id)
    expect(site.requests.at(-1)!.headers['if-none-match']).toBe('"one"')
  })

  test.each<[string, Parameters<typeof site.answer>[1], string]>([
    ['a redirect into a private network', (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/feed' }).end(), 'The address is not public.'],
    ['a redirect to the machine itself', (_request, response) => response.writeHead(302, { location: 'http://[::1]/feed' }).end(), 'The address is not public.'],
    ['redirects without an end', (_request, response) => response.writeHead(302, { location: '/bad' }).end(), 'It redirects too often.'],
    ['an entity bomb', `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000)}">]><rss><channel><item><title>&b;</title></item></channel></rss>`, 'The feed has a document type declaration, which is not allowed.'],
    ['an empty response', '', 'The response is empty.'],
    [
      'a body without an end',
      (_request, response) => {
        const more = () => void (response.destroyed || (response.write('<!-- more -->'.repeat(50_000)), setTimeout(more, 5)))
        more()
      },
      'The response is too large.',
    ],
    ['an answer that is not HTTP', (_request, response) => void response.socket!.end('SSH-2.0-OpenSSH_9.6\r\n'), 'The connection failed (HPE_INVALID_CONSTANT).'],
    ['a body that stops', (_request, response) => void response.writeHead(200).write('<rss>'), 'It took too long.'],
  ])('admins see %s', async (_name, answer, message) => {
    const id = await addSource('/bad')
    site.answer('/bad', answer)
    await fetchIt(id)
    expect(await errorsOf(id)).toEqual([message])
  })

  test('this machine is no public address, and a closed port is reported', async () => {
    const id = await addSource('/feed')
    await fetchSource(context, id)
    expect((await errorsOf(id))[0]).toMatch(/is not (?:public|allowed)/)
    await pool.query("update news_sources set address = 'http://127.0.0.1:9/feed'")
    await fetchIt(id)
    expect((await errorsOf(id))[0]).toBe('The connection failed (ECONNREFUSED).')
    // TLS where there is none.
    await pool.query('update news_sources set address = $1', [site.origin.replace('http:', 'https:')])
    await fetchIt(id)
    expect((await errorsOf(id))[0]).toMatch(/^The connection failed \((?:EPROTO|ERR_SSL_\w+)\)\.$/)
    expect(await sourceOf(id)).toMatchObject({ failures: 3 })
  })

  test('an error of the database is our own, even with a code like that of a connection', async () => {
    const id = await addSource('/ours')
    site.answer('/ours', rssFeed([{ title: 'Ours', link: link(1) }]))
    const refused = Object.assign(new Error('No database'), { code: 'ECONNREFUSED' })
    const inTransaction = vi.fn(context.inTransaction).mockRejectedValueOnce(refused)
    const broken = { ...context, inTransaction: inTransaction as typeof context.inTransaction }
    await expect(fetchSource(broken, id, FROM_HERE)).rejects.toBe(refused)
    expect(await errorsOf(id)).toEqual([])
  })

  test('encodings, HTML in titles and dates in the future', async () => {
    const id = await addSource('/odd')
    site.answer('/odd', Buffer.from(rssFeed([{ title: 'Réseaux <b>rapides</b>', link: link(1), date: new Date('2099-01-01') }]), 'latin1'))
    await fetchIt(id)
    expect(await titles()).toEqual(['Réseaux rapides'])
    const { rows } = await pool.query<{ late: boolean }>('select published_at > now() as late from news_articles')
    expect(rows).toEqual([{ late: false }])
  })
})

describe('Known articles (T-10)', () => {
  test('an item that comes again is the same article; its new title is shown, unless an editor corrected it', async () => {
    const id = await addSource('/again')
    site.answer('/again', rssFeed([{ title: 'Old title', link: link(1), guid: 'a' }]))
    await fetchIt(id)
    site.answer('/again', rssFeed([{ title: 'New title', link: link(1), guid: 'a' }]))
    await fetchIt(id)
    expect(await titles()).toEqual(['New title'])
    const { ada } = await people(services, 'ada')
    const mentor = await actingAs(services, ada, 'mentor')
    const { rows } = await pool.query<{ id: string; revision: number }>('select id, revision from news_articles')
    const article = { ...rows[0]!, title: 'Corrected title', excerpt: 'Right.', category: 'cloud' }
    expect((await mentor.asks('mutation ($article: NewsArticleInput!) { saveNewsArticle(article: $article) }', { article })).errors).toBeUndefined()
    await fetchIt(id)
    expect(await titles()).toEqual(['Corrected title'])
  })

  test('new names and new addresses of everything make nothing new', async () => {
    const id = await addSource('/moved')
    const items = (prefix: string) => [1, 2, 3].map((n) => ({ title: `Article number ${n}`, link: `https://${prefix}.test/${n}`, guid: `${prefix}-${n}` }))
    for (const prefix of ['old', 'new']) {
      site.answer('/moved', rssFeed(items(prefix)))
      await fetchIt(id)
    }
    expect(await titles()).toHaveLength(3)
  })

  test('one name for all items makes an article of each', async () => {
    const id = await addSource('/same')
    site.answer('/same', rssFeed([1, 2, 3].map((n) => ({ title: `Different thing ${n}`, link: link(n), guid: 'same' }))))
    await fetchIt(id)
    await fetchIt(id)
    expect(await titles()).toHaveLength(3)
  })
})

describe('The schedule (T-8)', () => {
  test('a source that is due is fetched once, however often the schedule runs', async () => {
    await addSource('/due')
    site.answer('/due', rssFeed([]))
    await fetchDueSources(context)
    await fetchDueSources(context)
    const { rows } = await pool.query("select from signals where name = 'task.news.fetch-source'")
    expect(rows).toHaveLength(1)
    // A killed fetch is due again later.
    clock.forward(31 * 60)
    await fetchDueSources(context)
    expect((await pool.query("select from signals where name = 'task.news.fetch-source'")).rows).toHaveLength(2)
  })

  test('a disabled source is not fetched', async () => {
    const id = await addSource('/off')
    await pool.query('update news_sources set is_enabled = false')
    const before = site.requests.length
    await fetchDueSources(context)
    await fetchIt(id)
    expect(site.requests.length).toBe(before)
  })
})

test('sources that fail are retried together, and say since when they fail', async () => {
  const { root } = await people(services, 'root')
  const admin = await actingAs(services, root, 'admin')
  await pool.query('delete from news_sources')
  await pool.query("delete from signals where name = 'task.news.fetch-source'")
  const [failing] = [await addSource('/retried'), await addSource('/fine')]
  await pool.query("update news_sources set failures = 2, succeeded_at = now() - interval '3 days' where id = $1", [failing])
  for (const [ago, error] of [['4 days', 'HTTP 500'], ['2 days', 'HTTP 500'], ['1 day', 'HTTP 500']]) {
    await pool.query('insert into news_fetches (source_id, fetched_at, error, item_count, new_count) values ($1, now() - $2::interval, $3, 0, 0)', [failing, ago, error])
  }
  const { data } = await admin.asks<{ newsSources: { id: string; failingSince: string | null }[] }>('{ newsSources { id failingSince } }')
  const days = data!.newsSources.map(({ failingSince }) => (failingSince === null ? null : Math.round((Date.now() - Date.parse(failingSince)) / 86_400_000)))
  expect(days).toEqual([2, null])
  expect((await admin.asks('mutation { retryNewsSources }')).data).toEqual({ retryNewsSources: 1 })
  const { rows } = await pool.query("select payload::text as text from signals where name = 'task.news.fetch-source'")
  expect(rows).toHaveLength(1)
  expect(rows[0].text).toContain(failing)
})

test('a save of a source that is sent again after a lost answer is no conflict, also with a changed name', async () => {
  const { rosa } = await people(services, 'rosa')
  const admin = await actingAs(services, rosa, 'admin')
  const source = { id: randomUUID(), revision: 0, name: 'Lost', address: `${site.origin}/lost`, category: 'ai', isEnabled: false }
  const saves = async (changed: object) => codeOf(await admin.asks('mutation ($source: NewsSourceInput!) { saveNewsSource(source: $source) }', { source: { ...source, ...changed } }))
  for (const changed of [{}, {}, { name: 'Found' }, { name: 'Found' }, { revision: 2, name: 'Kept' }, { revision: 2, name: 'Kept' }]) expect(await saves(changed)).toBeUndefined()
  expect(await saves({ revision: 2, name: 'Too late' })).toBe('OUTDATED_EDIT')
  const { rows } = await pool.query('select name, revision from news_sources where id = $1', [source.id])
  expect(rows).toEqual([{ name: 'Kept', revision: 3 }])
})

test('the 201st source is refused because there are 200, a known address because it is known', async () => {
  const { root } = await people(services, 'root')
  const admin = await actingAs(services, root, 'admin')
  const add = async (path: string) => {
    const source = { id: randomUUID(), revision: 0, name: 'More', address: site.origin + path, category: 'ai', isEnabled: false }
    return (await admin.asks('mutation ($source: NewsSourceInput!) { saveNewsSource(source: $source) }', { source })).errors?.[0]?.message
  }
  expect([await add('/more'), await add('/more')]).toEqual([undefined, 'There is a source with this address already.'])
  await pool.query(`insert into news_sources (id, name, address, category, is_enabled, next_fetch_at, added_at)
    select gen_random_uuid(), name, address || n, category, false, next_fetch_at, added_at from news_sources, generate_series(1, 199) n`)
  expect(await add('/one-too-many')).toBe('There are 200 sources already. Delete one first.')
})
