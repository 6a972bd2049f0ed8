import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, PUBLISH, publishes, visitor, type Person } from '#tests/support/people.ts'
import { rerenderBlogs } from './rerender-blogs.ts'

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

describe('Mentions in blogs (requirement B-46)', () => {
  const mentioned = async (person: Person) =>
    (await person.asks<{ notifications: { items: { kind: string; message: string; path: string }[] } }>('{ notifications { items { kind message path } } }')).data!.notifications.items
      .filter(({ kind }) => kind === 'mention' || kind === 'newBlog')
      .map(({ kind, message, path }) => [kind, message, path])

  test('names of existing people become links; not in code, links and email addresses', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const at = `@${ben.username}`
    const { _id, slug } = await publishes(ada, 'Thanks', `<p>Thanks, ${at} and @nobody-at-all! <code>${at}</code> me${at}.example</p><pre><code>${at}</code></pre>`)
    const shown = async () => (await visitor(services).asks<{ blog: { shown: string } }>('query ($slug: String!) { blog(slug: $slug) { shown } }', { slug })).data!.blog.shown
    expect((await shown()).split(`<a href="/profile/${ben.username}">${at}</a>`)).toHaveLength(2)
    expect(await shown()).toContain('and @nobody-at-all!')
    // It stays when the blog is rendered again.
    const before = await shown()
    await services.pool.query("update blogs set shown = '', shown_version = 0 where id = $1", [_id])
    await rerenderBlogs(openContext(services.services))
    expect(await shown()).toBe(before)
  })

  test('notify the mentioned people at the first publication, once, also if they follow the author; a name added later notifies no one', async () => {
    const { ada, ben, cat, dan } = await people(services, 'ada', 'ben', 'cat', 'dan')
    await ben.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
    await cat.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    const content = `<p>With @${ben.username}, @${cat.username} and @${ada.username}.</p>`
    const { _id, slug, revision } = await publishes(ada, 'Written together', content)
    await services.work()
    const message = `ada mentioned you in “Written together”: “With @${ben.username}, @${cat.username} and @${ada.username}.”`
    expect(await mentioned(ben)).toEqual([['mention', message, `/blog/${slug}`]])
    expect([await mentioned(cat), await mentioned(ada)]).toEqual([[], []])
    await ada.asks(PUBLISH, { text: { id: _id, revision, title: 'Written together', content: `${content}<p>And @${dan.username}.</p>`, tags: [] } })
    await services.work()
    expect([await mentioned(dan), (await mentioned(ben)).length]).toEqual([[], 1])
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: _id })
    await services.work()
    expect(await mentioned(ben)).toEqual([])
  })
})
