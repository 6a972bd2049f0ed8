import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, PUBLISH, publishes, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'
import { MAX_PARTS, MAX_SERIES, SAME_TITLE, SERIES_FULL, SERIES_OUTDATED, TOO_MANY_SERIES } from '../rules/series.ts'

const services = await openTestServices()
const anybody = visitor(services)

const CREATE = 'mutation ($id: ID!, $title: String!, $description: String!) { createBlogSeries(id: $id, title: $title, description: $description) }'
const EDIT = 'mutation ($id: ID!, $revision: Int!, $title: String!, $description: String!) { editBlogSeries(id: $id, revision: $revision, title: $title, description: $description) }'
const PLACE = 'mutation ($blogId: ID!, $seriesId: ID) { placeBlogInSeries(blogId: $blogId, seriesId: $seriesId) }'
const REORDER = 'mutation ($id: ID!, $revision: Int!, $blogIds: [ID!]!) { reorderBlogSeries(id: $id, revision: $revision, blogIds: $blogIds) }'
const DELETE = 'mutation ($id: ID!) { deleteBlogSeries(id: $id) }'
const UNPUBLISH = 'mutation ($id: ID!) { unpublishBlog(id: $id) }'
const READ = 'query ($slug: String!) { blogSeries(slug: $slug) { id slug title description partCount readingMinutes parts { _id title slug } author { username } } }'
const IN_SERIES = 'mutation ($text: BlogTextInput!, $series: BlogSeriesChoice) { publishBlog(text: $text, series: $series) { _id slug revision } }'

let count = 0
const unique = (title: string) => `${title} ${process.pid}x${count++}`
const textOf = (title: string) => ({ id: randomUUID(), revision: 0, title, content: '<p>Words of it.</p>', tags: [] })

const own = async (person: Person) =>
  (await person.asks<{ ownBlogSeries: { id: string; slug: string; title: string; description: string; revision: number; isHidden: boolean; blogIds: string[]; publishedCount: number }[] }>(
    '{ ownBlogSeries { id slug title description revision isHidden blogIds publishedCount } }',
  )).data!.ownBlogSeries
const find = async (person: Person, id: string) => (await own(person)).find((one) => one.id === id)!
const read = async (slug: string, by: { asks: Person['asks'] } = anybody) => (await by.asks(READ, { slug })).data.blogSeries

async function creates(person: Person, title = unique('A series'), description = 'What it is about.') {
  const id = randomUUID()
  const reply = await person.asks(CREATE, { id, title, description })
  expect(reply.errors).toBeUndefined()
  return find(person, id)
}

/** A series with published parts. */
async function fills(person: Person, size: number) {
  const { id } = await creates(person)
  const blogs = []
  for (let n = 1; n <= size; n++) {
    const blog = await publishes(person, unique(`Part ${n}`))
    expect((await person.asks(PLACE, { blogId: blog._id, seriesId: id })).errors).toBeUndefined()
    blogs.push(blog)
  }
  return { ...(await find(person, id)), blogs, ids: blogs.map(({ _id }) => _id) }
}

describe('Series (requirement B-41)', () => {
  test('the publish step creates a series by its title, and the next blog becomes its last part', async () => {
    const { ada } = await people(services, 'ada')
    const series = randomUUID()
    const title = unique('Learning in public')
    const first = await ada.asks(IN_SERIES, { text: textOf(unique('One')), series: { id: series, title } })
    expect(first.errors).toBeUndefined()
    const second = await ada.asks(IN_SERIES, { text: textOf(unique('Two')), series: { id: series } })
    const ids = [first.data.publishBlog._id, second.data.publishBlog._id]
    expect(await find(ada, series)).toMatchObject({ title, blogIds: ids, publishedCount: 2 })
    // Publishing again without a choice changes nothing; a choice without a series takes it out.
    const again = (revision: number, more: object = {}) => ada.asks(IN_SERIES, { text: { ...textOf('Again'), id: ids[0], revision }, ...more })
    await again(1)
    expect((await find(ada, series)).blogIds).toEqual(ids)
    await again(2, { series: {} })
    expect((await find(ada, series)).blogIds).toEqual([ids[1]])
  })

  test('a blog is not published if its series is refused', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const theirs = await creates(bo)
    const text = textOf(unique('Not for theirs'))
    expect(codeOf(await ada.asks(IN_SERIES, { text, series: { id: theirs.id } }))).toBe('NOT_FOUND')
    expect((await services.pool.query('select from blogs where id = $1', [text.id])).rowCount).toBe(0)
    expect((await ada.asks(IN_SERIES, { text })).errors).toBeUndefined()
  })

  test('a blog is in at most one series: choosing another moves it to the end of that', async () => {
    const { ada } = await people(services, 'ada')
    const one = await fills(ada, 2)
    const two = await fills(ada, 1)
    await ada.asks(PLACE, { blogId: one.ids[0], seriesId: two.id })
    expect([(await find(ada, one.id)).blogIds, (await find(ada, two.id)).blogIds]).toEqual([[one.ids[1]], [two.ids[0], one.ids[0]]])
    // Placing it again changes neither its place nor the revision.
    const { revision } = await find(ada, two.id)
    await ada.asks(PLACE, { blogId: two.ids[0], seriesId: two.id })
    expect(await find(ada, two.id)).toMatchObject({ revision, blogIds: [two.ids[0], one.ids[0]] })
  })

  test('only the author changes a series or puts a blog into it; visitors are asked to log in', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const series = await fills(ada, 2)
    const mine = await publishes(bo, unique('Of somebody else'))
    const { id, revision, ids } = series
    const refused = [
      await bo.asks(EDIT, { id, revision, title: 'Mine now', description: '' }),
      await bo.asks(REORDER, { id, revision, blogIds: ids.toReversed() }),
      await bo.asks(PLACE, { blogId: mine._id, seriesId: id }),
      await bo.asks(DELETE, { id }),
      await bo.asks(CREATE, { id, title: 'Taken over', description: '' }),
    ]
    expect(refused.map(codeOf)).toEqual(Array(5).fill('NOT_FOUND'))
    const bos = await creates(bo)
    expect(codeOf(await bo.asks(PLACE, { blogId: ids[0], seriesId: bos.id }))).toBe('NOT_ALLOWED')
    expect((await bo.asks('query ($id: ID!) { ownBlogSeriesParts(id: $id) { id } }', { id })).data).toEqual({ ownBlogSeriesParts: [] })
    expect(codeOf(await anybody.asks(CREATE, { id: randomUUID(), title: 'x', description: '' }))).toBe('NOT_SIGNED_IN')
    expect((await find(ada, id)).blogIds).toEqual(ids)
  })

  test('an order that is based on an older revision is refused with the specified text, and one that misses a part', async () => {
    const { ada } = await people(services, 'ada')
    const { id, revision, ids } = await fills(ada, 3)
    const reversed = ids.toReversed()
    const first = await ada.asks(REORDER, { id, revision, blogIds: reversed })
    expect(first.data).toEqual({ reorderBlogSeries: revision + 1 })
    expect((await find(ada, id)).blogIds).toEqual(reversed)
    const stale = await ada.asks(REORDER, { id, revision, blogIds: ids })
    expect([codeOf(stale), stale.errors?.[0]?.message]).toEqual(['OUTDATED_EDIT', SERIES_OUTDATED])
    expect(codeOf(await ada.asks(REORDER, { id, revision: revision + 1, blogIds: ids.slice(1) }))).toBe('OUTDATED_EDIT')
    expect(codeOf(await ada.asks(REORDER, { id, revision: revision + 1, blogIds: [ids[0], ids[0], ids[1]] }))).toBe('INVALID_INPUT')
    // Sent twice, it is no conflict.
    expect((await ada.asks(REORDER, { id, revision, blogIds: reversed })).data).toEqual({ reorderBlogSeries: revision + 1 })
  })

  test('of two orders at the same moment one is saved', async () => {
    const { ada } = await people(services, 'ada')
    const { id, revision, ids } = await fills(ada, 3)
    const [a, b, c] = ids
    const replies = await Promise.all([[c, b, a], [b, a, c], [b, c, a], [a, c, b]].map((blogIds) => ada.asks(REORDER, { id, revision, blogIds })))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(new Set(replies.map(codeOf))).toEqual(new Set([undefined, 'OUTDATED_EDIT']))
    expect((await find(ada, id)).revision).toBe(revision + 1)
  })

  test('blogs that are added at the same moment all have a place', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = await creates(ada)
    const blogs = []
    for (let n = 0; n < 6; n++) blogs.push(await publishes(ada, unique('At once')))
    const replies = await Promise.all(blogs.map(({ _id }) => ada.asks(PLACE, { blogId: _id, seriesId: id })))
    expect(replies.map(codeOf)).toEqual(Array(6).fill(undefined))
    const { rows } = await services.pool.query<{ position: number }>('select position from blog_series_parts where series_id = $1 order by position', [id])
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('titles differ, are needed and limited; texts are cleaned', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const series = await creates(ada, unique('Same'))
    const same = await ada.asks(CREATE, { id: randomUUID(), title: series.title.toUpperCase(), description: '' })
    expect([codeOf(same), same.errors?.[0]?.extensions.fields]).toEqual(['ALREADY_TAKEN', { title: SAME_TITLE }])
    expect((await bo.asks(CREATE, { id: randomUUID(), title: series.title, description: '' })).errors).toBeUndefined()
    for (const title of ['', ' \u200b ', 'x'.repeat(121)]) expect(codeOf(await ada.asks(CREATE, { id: randomUUID(), title, description: '' }))).toBe('INVALID_INPUT')
    expect(codeOf(await ada.asks(CREATE, { id: randomUUID(), title: 'Long', description: 'x'.repeat(501) }))).toBe('INVALID_INPUT')
    const cleaned = await creates(ada, ' Two\n words\u202e ', '<b>Plain</b>\r\ntext\u0000 ')
    expect(cleaned).toMatchObject({ title: 'Two words', description: '<b>Plain</b>\ntext' })
  })

  test('a person has a limited number of series, also of those that are created at the same moment', async () => {
    const { ada } = await people(services, 'ada')
    await services.pool.query(
      `insert into blog_series (id, author_id, slug, title, created_at, updated_at) select gen_random_uuid(), $1::uuid, 'many-' || $1::text || n, 'Many ' || n, now(), now() from generate_series(1, $2::int) n`,
      [ada.id, MAX_SERIES - 1])
    const replies = await Promise.all(Array.from({ length: 4 }, () => ada.asks(CREATE, { id: randomUUID(), title: unique('One more'), description: '' })))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(replies.find(({ errors }) => errors !== undefined)?.errors?.[0]?.message).toBe(TOO_MANY_SERIES)
  })

  test('a series has a limited number of parts', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = await creates(ada)
    const pattern = await publishes(ada, unique('The pattern'))
    const other = await publishes(ada, unique('Too much'))
    await services.pool.query(
      `with copies as (insert into blogs (id, author_id, slug, title, content, shown, words, preview, headings, reading_minutes, tags, published_at, created_at, updated_at, trend, search)
        select gen_random_uuid(), author_id, slug || '-n' || n, title, content, shown, words, preview, headings, reading_minutes, tags, published_at, created_at, updated_at, trend, search
        from blogs, generate_series(1, $2::int) n where id = $1 returning id)
       insert into blog_series_parts (blog_id, series_id, position) select id, $3, row_number() over () from copies`, [pattern._id, MAX_PARTS - 1, id])
    expect((await ada.asks(PLACE, { blogId: pattern._id, seriesId: id })).errors).toBeUndefined()
    const full = await ada.asks(PLACE, { blogId: other._id, seriesId: id })
    expect(full.errors?.[0]?.message).toBe(SERIES_FULL)
  })

  test('an edit renames the address, the old one still leads there; an older revision is refused', async () => {
    const { ada } = await people(services, 'ada')
    const { id, slug, revision } = await fills(ada, 1)
    const title = unique('Renamed')
    expect((await ada.asks(EDIT, { id, revision, title, description: 'New.' })).errors).toBeUndefined()
    const renamed = await read(slug)
    expect(renamed).toMatchObject({ id, title, description: 'New.' })
    expect(renamed.slug).not.toBe(slug)
    expect(codeOf(await ada.asks(EDIT, { id, revision, title: 'Late', description: '' }))).toBe('OUTDATED_EDIT')
    expect((await ada.asks(EDIT, { id, revision, title, description: 'New.' })).errors).toBeUndefined()
  })

  test('a deleted series leaves its blogs', async () => {
    const { ada } = await people(services, 'ada')
    const { id, slug, blogs } = await fills(ada, 1)
    expect((await ada.asks(DELETE, { id })).errors).toBeUndefined()
    expect(await read(slug)).toBeNull()
    const blog = await anybody.asks('query ($slug: String!) { blog(slug: $slug) { title series { id } } }', { slug: blogs[0]!.slug })
    expect(blog.data.blog).toMatchObject({ series: null })
    expect(codeOf(await ada.asks(DELETE, { id }))).toBe('NOT_FOUND')
    // Its address never leads to the series of somebody else.
    const { bo } = await people(services, 'bo')
    const other = randomUUID()
    expect((await bo.asks(CREATE, { id: other, title: slug.replaceAll('-', ' '), description: '' })).errors).toBeUndefined()
    expect((await find(bo, other)).slug).not.toBe(slug)
  })
})

describe('The page of a series (requirements B-42, B-43)', () => {
  test('it shows published parts in their order; the author sees the unpublished ones', async () => {
    const { ada } = await people(services, 'ada')
    const { id, slug, ids, blogs } = await fills(ada, 3)
    expect(await read(slug)).toMatchObject({ partCount: 3, readingMinutes: 3, author: { username: ada.username }, parts: ids.map((_id) => ({ _id })) })
    await ada.asks(UNPUBLISH, { id: ids[1] })
    expect((await read(slug)).parts.map(({ _id }: { _id: string }) => _id)).toEqual([ids[0], ids[2]])
    const seen = await anybody.asks('query ($slug: String!) { blog(slug: $slug) { series { title parts { _id } } } }', { slug: blogs[2]!.slug })
    expect(seen.data.blog.series.parts).toEqual([{ _id: ids[0] }, { _id: ids[2] }])
    const parts = (await ada.asks('query ($id: ID!) { ownBlogSeriesParts(id: $id) { id isPublished } }', { id })).data.ownBlogSeriesParts
    expect(parts).toEqual(ids.map((one, at) => ({ id: one, isPublished: at !== 1 })))
    // Published again, it is back in its place.
    await ada.asks(PUBLISH, { text: { ...textOf('Back again'), id: ids[1], revision: 1 } })
    expect((await read(slug)).parts.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
  })

  test('a series without published parts is not found', async () => {
    const { ada } = await people(services, 'ada')
    const empty = await creates(ada)
    expect(await read(empty.slug)).toBeNull()
    const { slug, ids } = await fills(ada, 1)
    await ada.asks('mutation ($id: ID!) { deleteBlog(id: $id) }', { id: ids[0] })
    expect(await read(slug)).toBeNull()
    expect((await own(ada)).every(({ blogIds }) => blogIds.length === 0)).toBe(true)
  })

  test('members see what they have read; people who blocked each other do not find it', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    const { slug, ids } = await fills(ada, 2)
    await services.pool.query('insert into blog_readings (person_id, blog_id, read_at) values ($1, $2, now())', [bo.id, ids[1]])
    const reads = (await bo.asks('query ($ids: [ID!]!) { viewerBlogs(ids: $ids) { _id isRead } }', { ids })).data.viewerBlogs
    expect(new Map(reads.map(({ _id, isRead }: { _id: string; isRead: boolean }) => [_id, isRead]))).toEqual(new Map([[ids[0], false], [ids[1], true]]))
    await ada.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: cy.id })
    expect(await read(slug, cy)).toBeNull()
    expect(await read(slug, bo)).toMatchObject({ partCount: 2 })
  })

  test('a reported series can be hidden by a moderator; its author still sees it, and its blogs stay', async () => {
    const { ada, bo, mod } = await people(services, 'ada', 'bo', 'mod')
    const { id, slug, blogs } = await fills(ada, 1)
    expect((await bo.asks('mutation ($id: ID!) { reportContent(kind: "series", id: $id, rule: "spam", reason: "An advert.") }', { id })).errors).toBeUndefined()
    const admin = await actingAs(services, mod, 'admin')
    const decided = await admin.asks('mutation ($id: ID!) { decideReport(kind: "series", targetId: $id, decision: "remove", rule: "spam", reason: "An advert.") }', { id })
    expect(decided.errors).toBeUndefined()
    expect(await read(slug)).toBeNull()
    expect(await find(ada, id)).toMatchObject({ isHidden: true })
    const blog = await anybody.asks('query ($slug: String!) { blog(slug: $slug) { series { id } } }', { slug: blogs[0]!.slug })
    expect(blog.data.blog).toEqual({ series: null })
    expect(codeOf(await bo.asks('mutation ($id: ID!) { reportContent(kind: "series", id: $id, reason: "Again.") }', { id }))).toBe('NOT_FOUND')
    // Deleted and created again, it would be shown as if nothing had happened.
    expect(codeOf(await ada.asks(DELETE, { id }))).toBe('NOT_ALLOWED')
    const empty = randomUUID()
    await ada.asks(CREATE, { id: empty, title: 'Nothing in it', description: '' })
    expect(codeOf(await bo.asks('mutation ($id: ID!) { reportContent(kind: "series", id: $id, reason: "Unseen.") }', { id: empty }))).toBe('NOT_FOUND')
    expect(await admin.asks('{ auditLog { items { action actionText } } }').then(({ data }) => (data as { auditLog: { items: { action: string; actionText: string }[] } }).auditLog.items.find(({ action }) => action === 'series.removed')?.actionText)).toBe('removed the series')
  })

  test('a blog that a moderator removes keeps its place', async () => {
    const { ada, bo, mod } = await people(services, 'ada', 'bo', 'mod')
    const { slug, ids, id } = await fills(ada, 3)
    await bo.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Wrong.") }', { id: ids[0] })
    const admin = await actingAs(services, mod, 'admin')
    await admin.asks('mutation ($id: ID!) { decideReport(kind: "blog", targetId: $id, decision: "remove", rule: "spam", reason: "No.") }', { id: ids[0] })
    expect((await read(slug)).parts.map(({ _id }: { _id: string }) => _id)).toEqual([ids[1], ids[2]])
    const { revision, blogIds } = await find(ada, id)
    expect(blogIds).toEqual([ids[1], ids[2]])
    expect((await ada.asks(REORDER, { id, revision, blogIds: [ids[2], ids[1]] })).errors).toBeUndefined()
    expect((await read(slug)).parts.map(({ _id }: { _id: string }) => _id)).toEqual([ids[2], ids[1]])
    expect((await services.pool.query('select position from blog_series_parts where blog_id = $1', [ids[0]])).rows).toEqual([{ position: 3 }])
  })

  test('sitemap, feed, card and search have it; the profile lists it where blogs are visible', async () => {
    const { ada } = await people(services, 'ada')
    const { slug, title, blogs, ids } = await fills(ada, 2)
    const get = (url: string) => services.app.inject({ url })
    expect((await get('/sitemap-series.xml')).body).toContain(`/blogs/series/${slug}</loc>`)
    expect((await get('/robots.txt')).body).toContain('/sitemap-series.xml')
    const feed = (await get(`/feeds/series/${slug}.json`)).json<{ title: string; items: { url: string }[] }>()
    expect(feed.title).toContain(title)
    expect(feed.items.map(({ url }) => url.split('/').at(-1))).toEqual([blogs[1]!.slug, blogs[0]!.slug])
    expect((await get(`/cards/series/${slug}.png`)).headers['content-type']).toBe('image/png')
    expect((await get('/feeds/series/none-of-it.atom')).statusCode).toBe(404)
    const profile = async () => (await anybody.asks('query ($id: String!) { profile(id: $id) { series { title partCount } } }', { id: ada.username })).data.profile
    expect(await profile()).toEqual({ series: [{ title, partCount: 2 }] })
    await runListeners(services)
    const found = async () => (await services.pool.query("select title from search_documents where kind = 'series' and title = $1", [title])).rowCount
    expect(await found()).toBe(1)
    for (const id of ids) await ada.asks(UNPUBLISH, { id })
    await runListeners(services)
    expect([await found(), (await get('/sitemap-series.xml')).body.includes(`/${slug}<`)]).toEqual([0, false])
  })
})
