import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { insertArticle } from './article-writes.queries.ts'
import { newsOfWeek } from './read-news.ts'
import type { Category } from '../rules/categories.ts'

const services = await openTestServices()
const { app, clock, pool } = services
const context = openContext(services.services)
const all = await people(services, 'ada', 'mira')
const ada = all.ada
let mentor: Person
const HOUR_MS = 3_600_000

async function write(title: string, given: { category?: Category; hoursAgo?: number; authorId?: string; address?: string } = {}): Promise<string> {
  const id = randomUUID()
  await insertArticle(context.db, {
    id, title, excerpt: `About ${title}.`, category: given.category ?? 'ai', authorId: given.authorId ?? null, authorName: 'Somebody', sourceId: null, address: given.address ?? null, addressKey: given.address ?? null,
    imageId: null, imageAddress: null, readingMinutes: null, publishedAt: new Date(clock.now().getTime() - (given.hoursAgo ?? 1) * HOUR_MS), content: 'Text.', html: '<p>Text.</p>', leadId: null,
  })
  return id
}

const LIST = `query ($q: String, $category: NewsCategory, $page: Int) { techNews(q: $q, category: $category, page: $page) { featured { title } articles { title } pages } }`
interface List {
  techNews: { featured: { title: string } | null; articles: { title: string }[]; pages: number }
}
const list = async (variables: object, person: { asks: Person['asks'] } = visitor(services)) => (await person.asks<List>(LIST, variables)).data!.techNews
const titlesOf = ({ articles }: List['techNews']) => articles.map(({ title }) => title)
const done = async (person: Person, mutation: string, variables: object) => expect((await person.asks(mutation, variables)).errors).toBeUndefined()

beforeAll(async () => {
  mentor = await actingAs(services, all.mira, 'mentor')
  for (let n = 0; n < 20; n++) await write(`Article ${n}`, { category: n % 2 === 0 ? 'ai' : 'cloud', hoursAgo: n + 1 })
})

describe('The list (T-1 to T-3)', () => {
  test('the newest first, page after page, with the featured article above the first page only', async () => {
    const [first, second, third] = [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })]
    expect([first.pages, second.pages, titlesOf(first).length, titlesOf(second).length, titlesOf(third).length]).toEqual([3, 3, 8, 8, 3])
    expect(second.featured).toBe(null)
    expect(new Set([first.featured!.title, ...titlesOf(first), ...titlesOf(second), ...titlesOf(third)]).size).toBe(20)
  })

  test('a category and a search mean the same in every list', async () => {
    const cloud = await list({ category: 'cloud' })
    expect([cloud.featured!.title, ...titlesOf(cloud)].every((title) => Number(title.split(' ')[1]) % 2 === 1)).toBe(true)
    expect(titlesOf(await list({ q: 'artic 13' }))).toEqual(['Article 13'])
    expect(titlesOf(await list({ q: '13', category: 'ai' }))).toEqual([])
    const response = await app.inject('/api/tech-news?q=13&category=cloud')
    expect(response.json<{ articles: { title: string }[] }>().articles.map(({ title }) => title)).toEqual(['Article 13'])
  })

  test.each([["it's & (\"quoted\") | !not <-> :*"], ['%'], ['   '], ['🤖'], ['机器人'], ['a'.repeat(200)], ['\\']])('the search %s is harmless', async (q) => {
    expect((await list({ q })).pages).toBeLessThanOrEqual(3)
  })

  test.each([{ page: 0 }, { page: 101 }, { q: 'a'.repeat(201) }])('%o is refused with a sentence', async (variables) => {
    expect((await visitor(services).asks(LIST, variables)).errors?.[0]?.extensions?.code).toBe('INVALID_INPUT')
  })

  test('GET /api/tech-news has the specified fields; readTime only where it is known', async () => {
    await write('With everything', { hoursAgo: 0 })
    await pool.query("update news_articles set reading_minutes = 7 where title = 'With everything'")
    const { articles } = (await app.inject('/api/tech-news')).json<{ articles: Record<string, unknown>[] }>()
    expect(articles[0]).toEqual({
      id: expect.any(String), title: 'With everything', excerpt: 'About With everything.', image: '/cards/news/with-everything.png', author: 'Somebody',
      date: expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/), readTime: 7, tag: 'AI', url: '/techNews/with-everything',
    })
    expect(articles[1]).not.toHaveProperty('readTime')
    expect((await app.inject('/api/tech-news?page=x')).statusCode).toBe(400)
    expect((await app.inject('/feeds/news.atom')).body).toContain('<title>With everything</title>')
    expect((await app.inject('/cards/news/with-everything.png')).headers['content-type']).toBe('image/png')
  })
})

describe('Editors (T-14)', () => {
  const SAVE = 'mutation ($article: NewsArticleInput!) { saveNewsArticle(article: $article) }'
  const STATE = 'mutation ($id: ID!, $isHidden: Boolean, $isFeatured: Boolean, $reason: String) { setNewsArticleState(id: $id, isHidden: $isHidden, isFeatured: $isFeatured, reason: $reason) }'
  const READ = 'query ($slug: String!) { newsArticle(slug: $slug) { title html author authorUsername } }'

  test('write once, correct by revision, feature, hide', async () => {
    const article = { id: randomUUID(), revision: 0, title: 'Written by Mira', excerpt: 'Short.', category: 'robotics', content: 'A *long* text. <script>alert(1)</script>' }
    for (let n = 0; n < 2; n++) await done(mentor, SAVE, { article })
    const read = async () => (await visitor(services).asks<{ newsArticle: { title: string; html: string } | null }>(READ, { slug: 'written-by-mira' })).data!.newsArticle
    expect(await read()).toMatchObject({ authorUsername: mentor.username, html: '<p>A <em>long</em> text. alert(1)</p>' })

    await done(mentor, SAVE, { article: { ...article, revision: 1, title: 'Corrected by Mira' } })
    expect((await read())?.title).toBe('Corrected by Mira')
    const stale = await mentor.asks(SAVE, { article: { ...article, revision: 1, title: 'Too late' } })
    expect(stale.errors?.[0]?.extensions?.code).toBe('OUTDATED_EDIT')

    await done(mentor, STATE, { id: article.id, isFeatured: true })
    expect((await list({})).featured?.title).toBe('Corrected by Mira')
    await done(mentor, STATE, { id: article.id, isHidden: true, reason: 'The source took it back.' })
    expect(await read()).toBe(null)
    expect((await list({})).featured?.title).not.toBe('Corrected by Mira')
    expect(titlesOf(await list({ q: 'Mira' }))).toEqual([])
    expect((await app.inject('/api/tech-news?q=Mira')).json()).toEqual({ articles: [] })
    const { rows } = await pool.query<{ action: string; reason: string }>('select deed as action, reason from audit_log where target_id = $1 order by id', [article.id])
    expect(rows.map(({ action }) => action)).toEqual(['news.written', 'news.corrected', 'news.featured', 'news.hidden'])
    expect(rows.at(-1)!.reason).toBe('The source took it back.')
  })

  test('a save that is sent again after a lost answer is no conflict, also with a changed text', async () => {
    const SAVE = 'mutation ($article: NewsArticleInput!) { saveNewsArticle(article: $article) }'
    const article = { id: randomUUID(), revision: 0, title: 'A lost answer', excerpt: 'E', category: 'ai', content: 'Text' }
    const other = await actingAs(services, (await people(services, 'olga')).olga, 'mentor')
    const saves = (changed: object, by = mentor) => by.asks(SAVE, { article: { ...article, ...changed } })
    const stored = async () => (await pool.query<{ title: string; revision: number }>('select title, revision from news_articles where id = $1', [article.id])).rows
    for (let time = 0; time < 2; time++) expect((await saves({})).errors).toBeUndefined()
    expect(await stored()).toEqual([{ title: 'A lost answer', revision: 1 }])
    expect(codeOf(await saves({ title: 'By another' }, other))).toBe('OUTDATED_EDIT')
    for (let time = 0; time < 2; time++) expect((await saves({ title: 'A lost answer, corrected' })).errors).toBeUndefined()
    for (let time = 0; time < 2; time++) expect((await saves({ revision: 2, title: 'Corrected again' })).errors).toBeUndefined()
    expect(codeOf(await saves({ revision: 2, title: 'Too late' }))).toBe('OUTDATED_EDIT')
    expect(await stored()).toEqual([{ title: 'Corrected again', revision: 3 }])
  })

  test('an article needs a title, an excerpt and a text', async () => {
    const reply = await mentor.asks(SAVE, { article: { id: randomUUID(), revision: 0, title: ' \u200b ', excerpt: '', category: 'ai', content: '' } })
    expect(reply.errors?.[0]?.extensions?.['fields']).toEqual({ title: 'Enter a title.', excerpt: 'Enter an excerpt.' })
  })

  test('learners and visitors are no editors', async () => {
    expect((await ada.asks(STATE, { id: randomUUID(), isHidden: true })).errors?.[0]?.extensions?.code).toBe('NOT_ALLOWED')
  })
})

describe('Readers (T-6, T-7, T-15)', () => {
  test('trending follows the reads of different networks, and decays', async () => {
    const ids = await Promise.all([write('Read often'), write('Read once')])
    const read = (id: string, from: string) =>
      app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', 'x-forwarded-for': from }, payload: JSON.stringify({ query: 'mutation ($id: ID!) { countNewsRead(id: $id) }', variables: { id } }) })
    for (let n = 0; n < 40; n++) await read(ids[0]!, `10.7.0.${n + 1}`)
    for (let n = 0; n < 40; n++) await read(ids[1]!, '10.8.0.1')
    const { rows } = await pool.query('select title, read_count from news_articles where id = any($1) order by trend desc', [ids])
    expect(rows).toEqual([{ title: 'Read often', read_count: 40 }, { title: 'Read once', read_count: 1 }])
    const trending = async () => (await visitor(services).asks<{ trendingNews: { title: string }[] }>('{ trendingNews { title } }')).data!.trendingNews[0]!.title
    expect(await trending()).toBe('Read often')
    await write('New, two weeks later', { hoursAgo: -14 * 24 })
    expect(await trending()).toBe('New, two weeks later')
    expect((await newsOfWeek(context, { since: new Date(clock.now().getTime() - 2 * HOUR_MS), max: 2 })).map(({ title }) => title)).toEqual(['New, two weeks later', 'Read often'])
    await pool.query("delete from news_articles where title like 'New, two%'")
  })

  test('saved articles are listed for their reader alone', async () => {
    const id = await write('Saved for later')
    for (let n = 0; n < 2; n++) await done(ada, 'mutation ($id: ID!) { saveNewsForLater(id: $id, isSaved: true) }', { id })
    const saved = async (person: Person) => (await person.asks<{ savedNews: { articles: { title: string }[] } }>('{ savedNews { articles { title } } }')).data!.savedNews.articles
    expect([await saved(ada), await saved(mentor)]).toEqual([[{ title: 'Saved for later' }], []])
    await done(ada, 'mutation ($id: ID!) { saveNewsForLater(id: $id, isSaved: false) }', { id })
    expect(await saved(ada)).toEqual([])
  })

  test('fewer like this leaves about a quarter, for this reader, until it is undone', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => write(`Gadget ${n}`, { category: 'gadgets' })))
    const count = async (person: { asks: Person['asks'] }) => {
      let found = 0
      for (let page = 1; page <= 8; page++) found += (await list({ category: 'gadgets', q: 'gadget', page }, person)).articles.length
      return found
    }
    await done(ada, 'mutation ($id: ID!) { showFewerNews(id: $id) }', { id: ids[0] })
    expect(await count(visitor(services))).toBe(60)
    expect(await count(ada)).toBeGreaterThan(2)
    expect(await count(ada)).toBeLessThan(32)
    const { data } = await ada.asks<{ viewerNews: { fewer: { id: string; label: string }[] } }>('{ viewerNews { fewer { id label } } }')
    expect(data!.viewerNews.fewer).toMatchObject([{ label: 'Cloggle, Gadgets' }])
    await done(mentor, 'mutation ($id: ID!) { undoFewerNews(id: $id) }', { id: data!.viewerNews.fewer[0]!.id })
    expect(await count(ada)).toBeLessThan(32)
    await done(ada, 'mutation ($id: ID!) { undoFewerNews(id: $id) }', { id: data!.viewerNews.fewer[0]!.id })
    expect(await count(ada)).toBe(60)
  })

  test('fewer of our own articles leaves those of deleted sources alone, and the other way round', async () => {
    const own = await write('Robot of our own', { category: 'robotics' })
    const others = await Promise.all(Array.from({ length: 8 }, (_, n) => write(`Orphan ${n}`, { category: 'robotics', address: `https://orphan.test/${n}` })))
    const fewer = async () => (await ada.asks<{ viewerNews: { fewer: { id: string }[] } }>('{ viewerNews { fewer { id } } }')).data!.viewerNews.fewer
    const refused = await ada.asks('mutation ($id: ID!) { showFewerNews(id: $id) }', { id: others[0] })
    expect(refused.errors![0]!.message).toBe('No more articles will come from this source.')
    expect(await fewer()).toEqual([])
    await done(ada, 'mutation ($id: ID!) { showFewerNews(id: $id) }', { id: own })
    expect(await fewer()).toHaveLength(1)
    expect((await list({ category: 'robotics', q: 'orphan' }, ada)).articles).toHaveLength(8)
    await done(ada, 'mutation ($id: ID!) { undoFewerNews(id: $id) }', { id: (await fewer())[0]!.id })
  })
})

test('own articles can be reported, even when their author is suspended; those of others cannot (T-15)', async () => {
  const { writer } = await people(services, 'writer')
  const own = await write('Reported', { authorId: writer.id })
  const other = await write('Of another site', { authorId: writer.id, address: 'https://other.test/1' })
  await pool.query('update people set suspended_at = now() where id = $1', [writer.id])
  const report = async (id: string) => (await ada.asks('mutation ($id: ID!) { reportContent(kind: "article", id: $id, reason: "It is wrong.") }', { id })).errors?.[0]?.extensions.code
  expect([await report(own), await report(other)]).toEqual([undefined, 'NOT_FOUND'])
  const admin = await actingAs(services, (await people(services, 'root')).root, 'admin')
  const { data } = await admin.asks<{ openReports: { content: { title: string; authorUsername: string | null } }[] }>('{ openReports { content { title authorUsername } } }')
  expect(data!.openReports).toEqual([{ content: { title: 'Reported', authorUsername: null } }])
})

describe('After an article (T-5)', () => {
  test('come articles of its category, first those about the same, and what the site teaches about it', async () => {
    await write('Robot arms learn to fold laundry', { category: 'robotics', hoursAgo: 90 })
    await write('Warehouse drones get lighter', { category: 'robotics', hoursAgo: 2 })
    await write('Folding laundry with two robot arms and gradient descent', { category: 'robotics', hoursAgo: 80 })
    await pool.query('update news_articles set hidden_at = now() where id = $1', [await write('Hidden robot arms fold laundry', { category: 'robotics' })])
    const READ_NEXT = 'query ($slug: String!) { newsArticle(slug: $slug) { readNext { title } learnMore { label title path } } }'
    const { data } = await visitor(services).asks<{ newsArticle: { readNext: { title: string }[]; learnMore: { label: string; path: string }[] } }>(READ_NEXT, { slug: 'folding-laundry-with-two-robot-arms-and-gradient-descent' })
    const titles = data!.newsArticle.readNext.map(({ title }) => title)
    expect([titles[0], titles.length, titles.includes('Hidden robot arms fold laundry')]).toEqual(['Robot arms learn to fold laundry', 3, false])
    expect(data!.newsArticle.learnMore.map(({ label }) => label)).toContain('Problem')
    const cloud = await visitor(services).asks<{ newsArticle: { learnMore: object[] } }>(READ_NEXT, { slug: 'warehouse-drones-get-lighter' })
    expect(cloud.data!.newsArticle.learnMore).toEqual([])
    await write('Robots and their uncertainty', { category: 'robotics', hoursAgo: 70 })
    const unsure = await visitor(services).asks<{ newsArticle: { learnMore: object[] } }>(READ_NEXT, { slug: 'robots-and-their-uncertainty' })
    expect(unsure.data!.newsArticle.learnMore).toEqual([])
  })
})
