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
