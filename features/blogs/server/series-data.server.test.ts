import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { people, publishes, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { deleteContent } from './erase-content.queries.ts'
import { listSeriesForExport } from './series-search.queries.ts'

const services = await openTestServices()

/** A series of one blog; returns the slug of the blog. */
async function fills(person: Person, title: string): Promise<string> {
  const id = randomUUID()
  const { _id, slug } = await publishes(person, `The only part of ${title}`)
  const reply = await person.asks(
    'mutation ($id: ID!, $title: String!, $blogId: ID!) { createBlogSeries(id: $id, title: $title, description: "") placeBlogInSeries(blogId: $blogId, seriesId: $id) }',
    { id, title, blogId: _id },
  )
  expect(reply.errors).toBeUndefined()
  return slug
}

test('B-41 the export of a person has their series, and the erasure of their content leaves none of it', async () => {
  const { ada, bo } = await people(services, 'ada', 'bo')
  const { db } = services.services.database
  const slug = await fills(ada, 'To be erased')
  await fills(bo, 'To be kept')
  expect(await listSeriesForExport(db, ada.id)).toEqual([{ series: 'To be erased', part: 1, blog: slug }])
  await deleteContent(db, ada.id)
  const left = async ({ id }: Person) => (await services.pool.query('select from blog_series s join blog_series_slugs g on g.series_id = s.id where s.author_id = $1', [id])).rowCount
  expect([await left(ada), await left(bo), (await listSeriesForExport(db, bo.id)).length]).toEqual([0, 1, 1])
})
