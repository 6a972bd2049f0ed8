import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor } from '#tests/support/people.ts'

const services = await openTestServices()

describe('Mentions in comments (requirement B-6)', () => {
  test('mentions of existing people are marked; suspended people count as missing', async () => {
    const { ada, ben, cat } = await people(services, 'ada', 'ben', 'cat')
    const { _id, slug } = await publishes(ada, 'Call somebody')
    const text = `@${ben.username} and @${cat.username.toUpperCase()}: do you know @nobody-at-all or me@${ada.username}.example?`
    await ada.asks('mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }', { id: randomUUID(), blogId: _id, text })
    const read = async () => {
      const reply = await visitor(services).asks<{ blog: { comments: { items: { mentions: string[] }[] } } }>(
        'query ($slug: String!) { blog(slug: $slug) { comments { items { mentions } } } }', { slug },
      )
      return reply.data!.blog.comments.items.map(({ mentions }) => mentions)
    }
    expect(await read()).toEqual([[ben.username, cat.username]])
    await services.pool.query('update people set suspended_at = now() where id = $1', [cat.id])
    expect(await read()).toEqual([[ben.username]])
  })
})
