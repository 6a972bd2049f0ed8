import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes } from '#tests/support/people.ts'
import { blogRateLimits } from '../rules/rate-limits.ts'

const services = await openTestServices()
const { app, pool } = services
const { ada } = await people(services, 'ada')

async function reads(id: string, from: string): Promise<boolean> {
  const query = 'mutation ($id: ID!) { countRead(id: $id) }'
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { id } }, remoteAddress: from })
  return response.json<{ data: { countRead: boolean } }>().data.countRead
}
const rowsOf = async (network: string) =>
  (await pool.query<{ key: string; hits: number }>('select key, hits from throttle_windows where key like $1 order by key', [`%${network}%`])).rows
const readCount = async (id: string) => (await pool.query<{ n: number }>('select read_count as n from blogs where id = $1', [id])).rows[0]!.n

describe('Counting reads (B-7)', () => {
  test('invented ids and unpublished blogs leave no row behind', async () => {
    const { _id: id } = await publishes(ada, 'Taken off the site')
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id })
    await Promise.all([id, ...Array.from({ length: 40 }, () => randomUUID())].map((one) => reads(one, '10.60.0.1')))
    expect([await rowsOf('10.60.0.1'), await readCount(id)]).toEqual([[], 0])
  })

  test('authors who look at their own blogs are not counted', async () => {
    const { _id: id } = await publishes(ada, 'Read by its author')
    expect((await ada.asks('mutation ($id: ID!) { countRead(id: $id) }', { id })).errors).toBeUndefined()
    expect(await readCount(id)).toBe(0)
  })

  test('a network counts once for each blog and hour, and leaves a limited number of rows', async () => {
    const [first, second] = [await publishes(ada, 'The first'), await publishes(ada, 'The second')]
    expect([await reads(first._id, '10.60.0.2'), await reads(first._id, '10.60.0.2')]).toEqual([true, false])
    expect(await reads(first._id.toUpperCase(), '10.60.0.2')).toBe(false)
    expect(await readCount(first._id)).toBe(1)
    // As if it had read that many others within the hour.
    await pool.query("update throttle_windows set hits = $1 where key = 'reads.address:10.60.0.2'", [blogRateLimits['reads.address'].hits])
    expect([await reads(second._id, '10.60.0.2'), await readCount(second._id)]).toEqual([false, 0])
    expect((await rowsOf('10.60.0.2')).map(({ key }) => key)).toEqual([`read.address:10.60.0.2:${first._id}`, 'reads.address:10.60.0.2'])
    expect([await reads(second._id, '10.60.0.3'), await readCount(second._id)]).toEqual([true, 1])
  })
})

describe('Statistics of an author (requirement B-39)', () => {
  const DAYS = 'query ($id: ID) { ownBlogDays(id: $id) { day readCount likeCount commentCount } }'
  type Reply = { ownBlogDays: { day: string; readCount: number; likeCount: number; commentCount: number }[] }
  const daysOf = async (person: typeof ada, id: string | null = null) => (await person.asks<Reply>(DAYS, { id })).data!.ownBlogDays

  test('each of the last 30 days has its views, likes and comments, of all blogs or of one; only for its author', async () => {
    const { bo, cy } = await people(services, 'bo', 'cy')
    const [one, two] = [await publishes(bo, 'Counted one'), await publishes(bo, 'Counted two')]
    await reads(one._id, '10.60.1.1')
    await reads(one._id, '10.60.1.2')
    await reads(two._id, '10.60.1.1')
    await pool.query("insert into blog_read_days values ($1, current_date - 3, 7), ($1, current_date - 45, 9)", [one._id])
    await cy.asks('mutation ($id: ID!) { reactToBlog(blogId: $id, reaction: like) { likeCount } }', { id: one._id })
    await cy.asks('mutation ($id: ID!, $blogId: ID!) { commentOnBlog(id: $id, blogId: $blogId, text: "Clear.") }', { id: randomUUID(), blogId: two._id })
    const all = await daysOf(bo)
    expect(all).toHaveLength(30)
    expect(all.at(-1)).toEqual({ day: services.clock.now().toISOString().slice(0, 10), readCount: 3, likeCount: 1, commentCount: 1 })
    expect(all.at(-4)).toMatchObject({ readCount: 7, likeCount: 0 })
    expect(all.reduce((sum, { readCount }) => sum + readCount, 0)).toBe(10)
    expect((await daysOf(bo, two._id)).at(-1)).toMatchObject({ readCount: 1, likeCount: 0, commentCount: 1 })
    expect((await cy.asks(DAYS, { id: one._id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect((await daysOf(cy)).every(({ readCount }) => readCount === 0)).toBe(true)
  })
})
