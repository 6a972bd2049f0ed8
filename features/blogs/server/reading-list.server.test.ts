import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'
import { MAX_BOOKMARKS } from '../rules/blog.ts'

const services = await openTestServices()
const SAVE = 'mutation ($id: ID!, $isSaved: Boolean!) { bookmarkBlog(id: $id, isSaved: $isSaved) }'
const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }'
const LIKE = 'mutation ($id: ID!, $isLiked: Boolean!) { likeBlogComment(id: $id, isLiked: $isLiked) }'

const listOf = async (person: Person, after: string | null = null) =>
  (await person.asks<{ readingList: { items: { title: string }[]; next: string | null } }>('query ($after: String) { readingList(after: $after) { items { title } next } }', { after })).data!.readingList
const titlesOf = async (person: Person) => (await listOf(person)).items.map(({ title }) => title)

describe('The reading list (requirement B-38)', () => {
  test('has what was saved, the latest first, each once, for its owner only; unpublished blogs are left out', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const one = await publishes(bo, 'One to read')
    const two = await publishes(bo, 'Two to read')
    for (const { _id } of [one, two, one]) expect((await ada.asks(SAVE, { id: _id, isSaved: true })).errors).toBeUndefined()
    expect([await titlesOf(ada), await titlesOf(bo)]).toEqual([['Two to read', 'One to read'], []])
    const viewer = await ada.asks('query ($ids: [ID!]!) { viewerBlogs(ids: $ids) { isBookmarked } }', { ids: [one._id] })
    expect(viewer.data).toEqual({ viewerBlogs: [{ isBookmarked: true }] })
    await bo.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: two._id })
    await ada.asks(SAVE, { id: one._id, isSaved: false })
    expect(await titlesOf(ada)).toEqual([])
  })

  test('it holds a limited number, also of blogs that are saved at the same moment', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const { _id } = await publishes(bo, 'The pattern')
    const copy = (count: number, name: string) => services.pool.query<{ id: string }>(
      `insert into blogs (id, author_id, slug, title, content, shown, words, preview, headings, reading_minutes, tags, published_at, created_at, updated_at, trend, search)
       select gen_random_uuid(), author_id, slug || $3 || n, $3 || n, content, shown, words, preview, headings, reading_minutes, tags, published_at, created_at, updated_at, trend, search
       from blogs, generate_series(1, $2::int) n where id = $1 returning id`, [_id, count, name])
    const many = await copy(MAX_BOOKMARKS - 1, '-full-')
    await services.pool.query('insert into blog_bookmarks select $1, unnest($2::uuid[]), now()', [ada.id, many.rows.map(({ id }) => id)])
    const more = await copy(4, '-more-')
    const replies = await Promise.all(more.rows.map(({ id }) => ada.asks(SAVE, { id, isSaved: true })))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  })

  test('it has pages, and a blog that does not exist cannot be saved', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const { _id } = await publishes(bo, 'Many of them')
    await services.pool.query(
      `insert into blogs (id, author_id, slug, title, content, shown, words, preview, headings, reading_minutes, tags, published_at, created_at, updated_at, trend, search)
       select gen_random_uuid(), author_id, slug || '-c' || n, 'Copy ' || n, content, shown, words, preview, headings, reading_minutes, tags, published_at, created_at, updated_at, trend, search
       from blogs, generate_series(1, 24) n where id = $1`, [_id])
    await services.pool.query(`insert into blog_bookmarks select $1, id, date_trunc('milliseconds', now()) from blogs where title like 'Copy %'`, [ada.id])
    const first = await listOf(ada)
    const second = await listOf(ada, first.next)
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 4, null])
    expect(new Set([...first.items, ...second.items].map(({ title }) => title)).size).toBe(24)
    expect(codeOf(await ada.asks(SAVE, { id: randomUUID(), isSaved: true }))).toBe('NOT_FOUND')
    expect(codeOf(await visitor(services).asks('{ readingList { next } }'))).toBe('NOT_SIGNED_IN')
  })
})

describe('Likes of comments (requirement U-8)', () => {
  test('others like a comment once and can take it back; its author is notified, and can’t like it', async () => {
    const { ada, bo, cat } = await people(services, 'ada', 'bo', 'cat')
    const { _id, slug } = await publishes(bo, 'A blog with a comment')
    const id = randomUUID()
    await ada.asks(COMMENT, { id, blogId: _id, text: 'Well explained.' })
    for (const person of [bo, bo, cat]) expect((await person.asks(LIKE, { id, isLiked: true })).errors).toBeUndefined()
    expect(codeOf(await ada.asks(LIKE, { id, isLiked: true }))).toBe('NOT_ALLOWED')
    const likes = async () => (await ada.asks('query ($slug: String!) { blog(slug: $slug) { comments { items { likeCount } } } }', { slug })).data.blog.comments.items
    expect(await likes()).toEqual([{ likeCount: 2 }])
    expect((await cat.asks('query ($ids: [ID!]!) { likedComments(ids: $ids) }', { ids: [id] })).data).toEqual({ likedComments: [id] })
    await runListeners(services)
    const messages = async () => (await ada.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
    expect(await messages()).toContain('bo and cat liked your comment on “A blog with a comment”')
    for (const person of [bo, cat]) await person.asks(LIKE, { id, isLiked: false })
    await runListeners(services)
    expect(await likes()).toEqual([{ likeCount: 0 }])
    expect((await messages()).filter((message) => message.includes('liked'))).toEqual([])
    await cat.asks(LIKE, { id, isLiked: true })
    await services.pool.query('delete from blogs where id = $1', [_id])
    expect((await services.pool.query('select from comment_likes where comment_id = $1', [id])).rowCount).toBe(0)
  })

  test('a comment that is hidden from somebody cannot be liked by them', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const { _id } = await publishes(bo, 'Blocked likes')
    const id = randomUUID()
    await ada.asks(COMMENT, { id, blogId: _id, text: 'Hello.' })
    await bo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    expect(codeOf(await bo.asks(LIKE, { id, isLiked: true }))).toBe('NOT_FOUND')
  })
})
