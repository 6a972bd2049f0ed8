import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { RENDERER_VERSION } from '#platform/server/rich-text/render.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes } from '#tests/support/people.ts'
import { rerenderBlogs } from './rerender-blogs.ts'
import { saveRendered } from './rendered.queries.ts'

const services = await openTestServices()
const { ada, grace } = await people(services, 'ada', 'grace')
const context = openContext(services.services)

const CODE = '<pre><code class="language-python">def f(): pass</code></pre>'
const COLOURED = '<span class="hljs-keyword">def</span>'
const stored = async (id: string) =>
  (await services.pool.query<{ shown: string; version: number; updated_at: Date }>('select shown, shown_version as version, updated_at from blogs where id = $1', [id])).rows[0]!
/** The state that an overloaded renderer leaves behind. */
const loseColours = (id: string) => services.pool.query("update blogs set shown = '<pre>plain</pre>', shown_version = 0 where id = $1", [id])

describe('Blogs that were rendered without highlighted code (requirement B-9)', () => {
  test('are rendered again, without a new edit date', async () => {
    const blogs = await Promise.all(Array.from({ length: 25 }, (_, n) => publishes(n % 2 === 0 ? ada : grace, `With code, number ${n}`, CODE)))
    const before = await stored(blogs[0]!._id)
    expect(before.shown).toContain(COLOURED)
    expect(before.version).toBe(RENDERER_VERSION)
    for (const { _id } of blogs) await loseColours(_id)
    await rerenderBlogs(context)
    for (const { _id } of blogs) expect(await stored(_id)).toMatchObject({ shown: before.shown, version: RENDERER_VERSION })
    expect((await stored(blogs[0]!._id)).updated_at).toEqual(before.updated_at)
  })

  test('are not overwritten with a text from before an edit', async () => {
    const { _id: id } = await publishes(ada, 'Changed meanwhile', CODE)
    await saveRendered(context.db, { id, content: '<p>older</p>', shown: '<p>older</p>', headings: '[]', preview: 'older', shown_version: RENDERER_VERSION })
    expect((await stored(id)).shown).toContain(COLOURED)
  })
})
