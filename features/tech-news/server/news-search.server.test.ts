import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { visitor } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { insertArticle } from './article-writes.queries.ts'
import './store-items.ts'

const services = await openTestServices()
const context = openContext(services.services)
const changed = async (id: string) => {
  await context.inTransaction((context) => context.emit({ name: 'news.changed', articleIds: [id] }))
  for (let n = 0; n < 2; n++) await services.work()
}
const found = async (q: string) =>
  (await visitor(services).asks<{ search: { items: { kind: string; title: string }[] } }>('query ($q: String!) { search(q: $q) { items { kind title } } }', { q })).data!.search.items

test('an article is found by its words until it is hidden', async () => {
  const id = randomUUID()
  await insertArticle(context.db, {
    id, title: 'Quantized transformers on a microcontroller', excerpt: 'Eight bits are enough.', category: 'ai', authorId: null, authorName: 'Somebody', sourceId: null, address: null,
    addressKey: null, imageId: null, imageAddress: null, readingMinutes: null, publishedAt: new Date(), content: '<p>The whole zettaword text.</p>', html: '<p>The whole zettaword text.</p>', leadId: null,
  })
  await changed(id)
  expect(await found('quantised microcontroler')).toEqual([{ kind: 'news', title: 'Quantized transformers on a microcontroller' }])
  expect(await found('zettaword')).toHaveLength(1)
  await services.pool.query('update news_articles set hidden_at = now() where id = $1', [id])
  // Before the index follows, and after.
  expect(await found('zettaword')).toEqual([])
  await changed(id)
  expect(await found('zettaword')).toEqual([])
})
