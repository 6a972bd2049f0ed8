import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { insertArticle } from './article-writes.queries.ts'
import './store-items.ts'

const services = await openTestServices()
const context = openContext(services.services)
const changed = async (id: string) => {
  await context.inTransaction((context) => context.emit({ name: 'news.changed', articleIds: [id] }))
  for (let n = 0; n < 2; n++) await services.work()
}
const found = async (q: string, asker: Pick<Person, 'asks'> = visitor(services)) =>
  (await asker.asks<{ search: { items: { kind: string; title: string }[] } }>('query ($q: String!) { search(q: $q) { items { kind title } } }', { q })).data!.search.items


async function write(title: string, { authorId = null, authorName = '' }: { authorId?: string | null; authorName?: string } = {}): Promise<string> {
  const id = randomUUID()
  await insertArticle(context.db, {
    id, title, excerpt: 'Eight bits are enough.', category: 'ai', authorId, authorName, sourceId: null, address: null, addressKey: null, imageId: null, imageAddress: null,
    readingMinutes: null, publishedAt: new Date(), content: '<p>The whole zettaword text.</p>', html: '<p>The whole zettaword text.</p>', leadId: null,
  })
  await changed(id)
  return id
}

test('an article is found by its words and the author that its source names, until it is hidden', async () => {
  const id = await write('Quantized transformers on a microcontroller', { authorName: 'Zebulon' })
  expect(await found('zebulon')).toHaveLength(1)
  expect(await found('quantised microcontroler')).toEqual([{ kind: 'news', title: 'Quantized transformers on a microcontroller' }])
  expect(await found('zettaword')).toHaveLength(1)
  await services.pool.query('update news_articles set hidden_at = now() where id = $1', [id])
  // Before the index follows, and after.
  expect(await found('zettaword')).toEqual([])
  await changed(id)
  expect(await found('zettaword')).toEqual([])
})

test('an article of our own is found like it is listed, whatever happens to its author', async () => {
  const { author, enemy } = await people(services, 'author', 'enemy')
  await write('Kakapo chips', { authorId: author.id })
  const news = [{ kind: 'news', title: 'Kakapo chips' }]
  expect(await found(`"kakapo" ${author.username}`)).toEqual([])
  await enemy.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: author.id })
  expect(await found('kakapo', enemy)).toEqual(news)
  await services.pool.query('update people set suspended_at = now() where id = $1', [author.id])
  expect(await found('kakapo')).toEqual(news)
  await services.pool.query('delete from people where id = $1', [author.id])
  expect(await found('kakapo')).toEqual(news)
})
