import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { imageKey } from '#platform/server/images/store-image.ts'
import { FROM_HERE, openFeedSite, rssFeed } from '#tests/support/feed-site.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { copyImages, deleteOldNews } from './copy-images.ts'
import { fetchSource } from './fetch-source.ts'
import { insertSource } from './sources.queries.ts'

const services = await openTestServices()
const site = await openFeedSite()
const { clock, pool } = services
const context = openContext(services.services)
const mentor = await actingAs(services, (await people(services, 'mira')).mira, 'mentor')

beforeEach(async () => {
  await pool.query('truncate news_sources, news_articles cascade')
})

async function fetchFeed(name: string, items: Parameters<typeof rssFeed>[0]): Promise<void> {
  await fetchSource(context, await addFeed(name, items), FROM_HERE)
}

async function addFeed(name: string, items: Parameters<typeof rssFeed>[0]): Promise<string> {
  const id = randomUUID()
  await insertSource(context.db, { id, name, address: `${site.origin}/${name}`, category: 'ai', isEnabled: true, at: clock.now(), max: 100 })
  site.answer(`/${name}`, rssFeed(items))
  return id
}

interface Card {
  id: string
  title: string
  imageUrl: string | null
  others: { id: string; source: string }[]
}

const cards = async () => {
  const { data } = await visitor(services).asks<{ techNews: { featured: Card | null; articles: Card[] } }>('{ techNews { featured { ...C } articles { ...C } } } fragment C on NewsCard { id title imageUrl others { id source } }')
  const { featured, articles } = data!.techNews
  return [...(featured === null ? [] : [featured]), ...articles]
}

const STORY = { title: 'Acme releases an open speech model for phones', description: 'Acme released the weights of a speech model that runs on phones, under a free licence.' }

describe('One card for one story (T-12)', () => {
  test('several sources make one card, and an editor separates what does not belong to it', async () => {
    await fetchFeed('One', [{ ...STORY, link: 'https://one.test/1' }])
    await fetchFeed('Two', [{ title: 'Open speech model for phones released by Acme', description: 'The weights of the speech model by Acme run on phones, under a free licence.', link: 'https://two.test/1' }])
    await fetchFeed('Three', [{ ...STORY, link: 'https://three.test/1' }, { title: 'Something else entirely', description: 'Bridges are made of paper now.', link: 'https://three.test/2' }])
    const [story] = (await cards()).filter(({ others }) => others.length > 0)
    expect(story!.others.map(({ source }) => source).sort()).toEqual(['Three', 'Two'])
    expect(await cards()).toHaveLength(2)

    const separate = 'mutation ($id: ID!) { separateNewsArticle(id: $id) }'
    expect((await mentor.asks(separate, { id: story!.others[0]!.id })).errors).toBeUndefined()
    expect(await cards()).toHaveLength(3)
  })

  test('fetches at the same moment, and the same fetch twice, make one card', async () => {
    const ids = await Promise.all(['one', 'two', 'three'].map((name) => addFeed(name, [{ ...STORY, link: `https://${name}.test/1` }])))
    await Promise.all([...ids, ...ids].map((id) => fetchSource(context, id, FROM_HERE)))
    const [card, ...rest] = await cards()
    expect([card!.others.length, rest]).toEqual([2, []])
  })

  test('the same address at two sources is one article, with the title of the first', async () => {
    await fetchFeed('One', [{ title: 'Title at one', link: 'https://elsewhere.test/1?utm_source=one' }])
    await fetchFeed('Two', [{ title: 'Title at two', link: 'https://www.elsewhere.test/1/' }])
    expect(await cards()).toMatchObject([{ title: 'Title at one', others: [] }])
  })

  test('two items with one title at a source do not overwrite each other', async () => {
    const id = await addFeed('Weekly', [1, 2].map((n) => ({ title: 'This week in models', description: `Part ${n}.`, link: `https://weekly.test/${n}` })))
    const excerpts = async () => (await pool.query<{ excerpt: string }>('select excerpt from news_articles')).rows.map(({ excerpt }) => excerpt)
    for (let n = 0; n < 2; n++) {
      await fetchSource(context, id, FROM_HERE)
      expect(await excerpts()).toEqual(['Part 1.'])
    }
  })

  test('a hidden article takes nothing along: the oldest other article leads its story, and later ones join that', async () => {
    const hours = (n: number) => new Date(clock.now().getTime() - n * 3_600_000)
    await fetchFeed('One', [{ ...STORY, link: 'https://one.test/1', date: hours(4) }])
    await fetchFeed('Two', [{ ...STORY, link: 'https://two.test/1', date: hours(3) }])
    await fetchFeed('Three', [{ ...STORY, link: 'https://three.test/1', date: hours(2) }])
    const [{ id: first }] = (await cards()) as [Card]
    const HIDE = 'mutation ($id: ID!, $isHidden: Boolean!) { setNewsArticleState(id: $id, isHidden: $isHidden) }'
    expect((await mentor.asks(HIDE, { id: first, isHidden: true })).errors).toBeUndefined()
    const [card, ...rest] = await cards()
    expect([card!.id === first, card!.others.map(({ source }) => source), rest]).toEqual([false, ['Three'], []])
    for (let n = 0; n < 2; n++) await services.work()
    const { data } = await visitor(services).asks<{ search: { items: { id: string }[] } }>('{ search(q: "open speech model for phones") { items { id } } }')
    expect(data!.search.items.map(({ id }) => id)).toContain(card!.id)
    await fetchFeed('Four', [{ ...STORY, link: 'https://four.test/1', date: hours(1) }])
    expect(await cards()).toMatchObject([{ id: card!.id, others: [{ source: 'Three' }, { source: 'Four' }] }])

    // A second hidden lead, with all of its members hidden: later articles are a card of their own.
    for (const { id } of [card!, ...(await cards())[0]!.others]) await mentor.asks(HIDE, { id, isHidden: true })
    expect(await cards()).toEqual([])
    await fetchFeed('Five', [{ ...STORY, link: 'https://five.test/1' }])
    expect(await cards()).toMatchObject([{ others: [] }])
  })
})

test('articles outlive their source, and name their site (T-8)', async () => {
  await fetchFeed('Gone', [{ title: 'Still here', link: 'https://www.gone.test/1' }])
  await pool.query('delete from news_sources')
  const { data } = await visitor(services).asks('{ techNews { featured { author source } } }')
  expect(data).toEqual({ techNews: { featured: { author: 'gone.test', source: 'gone.test' } } })
})

describe('Images (T-11)', () => {
  test('an image is copied and re-encoded; one that is none is given up', async () => {
    const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#48c' } }).png().toBuffer()
    site.answer('/image.png', png, { 'content-type': 'image/png' })
    site.answer('/evil.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', { 'content-type': 'image/png' })
    await fetchFeed('Images', [
      { title: 'With an image', link: 'https://images.test/1', image: `${site.origin}/image.png` },
      { title: 'With something else', link: 'https://images.test/2', image: `${site.origin}/evil.svg` },
      { title: 'With an image that is missing', link: 'https://images.test/3', image: `${site.origin}/missing.png` },
    ])
    await copyImages(context, FROM_HERE)
    const images = new Map((await cards()).map(({ title, imageUrl }) => [title, imageUrl]))
    expect(images.get('With an image')).toMatch(/^\/images\/[0-9a-f-]{36}\/medium\.webp$/)
    expect([images.get('With something else'), images.get('With an image that is missing')]).toEqual([null, null])
    const { body, headers } = await services.app.inject(images.get('With an image')!)
    expect([headers['content-type'], body.slice(0, 4)]).toEqual(['image/webp', 'RIFF'])
    expect((await pool.query('select from news_articles where image_address is not null')).rows).toEqual([])
  })

  test('old articles are deleted with their images, unless somebody saved them', async () => {
    const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#48c' } }).png().toBuffer()
    site.answer('/image.png', png, { 'content-type': 'image/png' })
    const date = new Date(clock.now().getTime() - 200 * 24 * 3_600_000)
    await fetchFeed('Old', [1, 2].map((n) => ({ title: `Old article ${n}`, link: `https://old.test/${n}`, image: `${site.origin}/image.png`, date })))
    await copyImages(context, FROM_HERE)
    const [saved, other] = await cards()
    await mentor.asks('mutation ($id: ID!) { saveNewsForLater(id: $id, isSaved: true) }', { id: saved!.id })
    const imageId = other!.imageUrl!.split('/')[2]!
    expect(await services.services.files.has(imageKey(imageId, 'small'))).toBe(true)
    const indexed = async () => (await pool.query<{ thing_id: string }>("select thing_id from search_documents where kind = 'news' and thing_id = any($1)", [[saved!.id, other!.id]])).rows.map(({ thing_id }) => thing_id)
    for (let n = 0; n < 2; n++) await services.work()
    expect(await indexed()).toHaveLength(2)
    await deleteOldNews(context)
    expect((await cards()).map(({ id }) => id)).toEqual([saved!.id])
    expect(await services.services.files.has(imageKey(imageId, 'small'))).toBe(false)
    for (let n = 0; n < 2; n++) await services.work()
    expect(await indexed()).toEqual([saved!.id])
  })

  test('a night deletes everything that is old enough, however much it is', async () => {
    await fetchFeed('Much', [{ title: 'One of many', link: 'https://much.test/0', date: clock.now() }])
    await pool.query(`insert into news_articles (id, slug, title, excerpt, category, address, address_key, published_at, updated_at, trend, search)
      select gen_random_uuid(), slug || n, title, excerpt, category, address || n, address_key || n, published_at - interval '200 days', updated_at, trend, search
      from news_articles, generate_series(1, 501) n`)
    await deleteOldNews(context)
    expect((await pool.query('select from news_articles')).rowCount).toBe(1)
  })

  test('the images of a batch make one signal', async () => {
    const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#c84' } }).png().toBuffer()
    site.answer('/many.png', png, { 'content-type': 'image/png' })
    await fetchFeed('Many', [1, 2, 3].map((n) => ({ title: `Image number ${n}`, link: `https://many.test/${n}`, image: `${site.origin}/many.png` })))
    await pool.query('delete from signals')
    await copyImages(context, FROM_HERE)
    const { rows } = await pool.query<{ payload: { articleIds: string[] } }>("select payload from signals where name = 'news.changed'")
    expect(rows.map(({ payload }) => payload.articleIds.length)).toEqual([3])
  })
})
