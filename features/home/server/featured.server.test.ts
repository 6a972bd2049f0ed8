import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
let admin: Person

beforeAll(async () => {
  const { root } = await people(services, 'root')
  admin = await actingAs(services, root, 'admin')
})

const settle = async () => {
  for (let round = 0; round < 3; round++) await services.work()
}
const features = (by: Person, address: string, note = '', id = randomUUID()) => by.asks('mutation ($id: ID!, $address: String!, $note: String!) { featureItem(id: $id, address: $address, note: $note) }', { id, address, note })
const shown = async () => (await visitor(services).asks<{ featuredItems: { id: string; title: string; kind: string; note: string }[] }>('{ featuredItems { id title kind note } }')).data!.featuredItems
const moves = (id: string, direction: string) => admin.asks('mutation ($id: ID!, $direction: String!) { moveFeaturedItem(id: $id, direction: $direction) }', { id, direction })
const change = (by: Person, action: string, id: string) => by.asks(`mutation ($id: ID!) { ${action}(id: $id) }`, { id })

describe('Featured items on home (requirement G-37)', () => {
  test('an admin features public pages, in an order, and removes them', async () => {
    const { ada } = await people(services, 'ada')
    const [one, two] = [await publishes(ada, 'The first blog'), await publishes(ada, 'The second blog')]
    await settle()
    expect(codeOf(await features(ada, `/blog/${one.slug}`))).toBe('NOT_ALLOWED')
    const id = randomUUID()
    expect((await features(admin, `http://cloggle.test/blog/${one.slug}?from=mail`, 'Worth your time', id)).errors).toBeUndefined()
    expect((await features(admin, `/blog/${two.slug}`)).errors).toBeUndefined()
    expect((await shown()).map(({ title, kind, note }) => [title, kind, note])).toEqual([['The second blog', 'Blog', ''], ['The first blog', 'Blog', 'Worth your time']])
    await moves(id, 'up')
    expect((await shown())[0]!.title).toBe('The first blog')
    await ada.asks('mutation ($id: ID!) { deleteBlog(id: $id) }', { id: two._id })
    await settle()
    expect((await shown()).map(({ title }) => title)).toEqual(['The first blog'])
    const { data } = await admin.asks<{ chosenItems: { kind: string | null; title: string }[] }>('{ chosenItems { kind title } }')
    // What is not public any more keeps its title for admins.
    expect(data!.chosenItems.map(({ kind, title }) => [kind, title])).toEqual([['Blog', 'The first blog'], [null, 'The second blog']])
    expect([codeOf(await change(admin, 'unfeatureItem', id)), codeOf(await change(admin, 'unfeatureItem', id)), await shown()]).toEqual([undefined, 'NOT_FOUND', []])
  })

  test('moves an item by one place; at an end it stays', async () => {
    const { ada } = await people(services, 'ada')
    await services.pool.query('delete from featured_items')
    const blogs = []
    for (const title of ['Third', 'Second', 'First']) blogs.push(await publishes(ada, title))
    await settle()
    for (const { slug } of blogs) await features(admin, `/blog/${slug}`)
    const titles = async () => (await shown()).map(({ title }) => title)
    const idOf = async (title: string) => (await shown()).find((one) => one.title === title)!.id
    expect(await titles()).toEqual(['First', 'Second', 'Third'])
    for (const [title, direction, expected] of [
      ['First', 'up', 'First Second Third'], ['First', 'down', 'Second First Third'], ['First', 'down', 'Second Third First'], ['First', 'down', 'Second Third First'], ['Third', 'up', 'Third Second First'],
    ] as const) {
      expect((await moves(await idOf(title), direction)).errors).toBeUndefined()
      expect((await titles()).join(' ')).toBe(expected)
    }
    expect([codeOf(await moves(randomUUID(), 'up')), codeOf(await moves(await idOf('First'), 'sideways'))]).toEqual(['NOT_FOUND', 'INVALID_INPUT'])
  })

  test('an item that was removed comes back to its place', async () => {
    const { ada } = await people(services, 'ada')
    await services.pool.query('delete from featured_items')
    const blogs = []
    for (const title of ['Third', 'Second', 'First']) blogs.push(await publishes(ada, title))
    await settle()
    for (const { slug } of blogs) await features(admin, `/blog/${slug}`)
    const [, second] = await shown()
    await change(admin, 'unfeatureItem', second!.id)
    const again = await admin.asks('mutation ($id: ID!, $address: String!) { featureItem(id: $id, address: $address, note: "", place: 1) }', { id: second!.id, address: `/blog/${blogs[1]!.slug}` })
    expect([again.errors, (await shown()).map(({ title }) => title)]).toEqual([undefined, ['First', 'Second', 'Third']])
  })

  test('refuses addresses that lead nowhere, to other sites and to the seventh place', async () => {
    const { ada } = await people(services, 'ada')
    for (const address of ['/blog/nothing-here', 'https://elsewhere.test/blogs/a', '/settings', 'javascript:alert(1)']) {
      expect(messageOf(await features(admin, address))).toBe('We couldn’t find a public page there. Choose something from the list, or paste the address of a blog, course, event or problem.')
    }
    await services.pool.query('delete from featured_items')
    const blogs = []
    for (let n = 0; n < 7; n++) blogs.push(await publishes(ada, `Blog number ${n}`))
    await settle()
    for (const { slug } of blogs.slice(0, 6)) expect((await features(admin, `/blog/${slug}`)).errors).toBeUndefined()
    expect(messageOf(await features(admin, `/blog/${blogs[6]!.slug}`))).toBe('Home shows 6 featured items. Remove one first.')
    expect((await features(admin, `/blog/${blogs[0]!.slug}`, 'A new note')).errors).toBeUndefined()
    expect((await shown()).map(({ note }) => note)).toContain('A new note')
  })

  test('refuses an address with a broken escape with a sentence', async () => {
    expect(messageOf(await features(admin, '/blog/%E0%A4%A'))).toBe('We couldn’t find a public page there. Choose something from the list, or paste the address of a blog, course, event or problem.')
  })

  test('a member learns which featured items they solved, started, read or wrote', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await services.pool.query('delete from featured_items')
    const blog = await publishes(ada, 'A featured blog')
    const { slug } = (await visitor(services).asks<{ courses: { items: { slug: string }[] } }>('{ courses(first: 1) { items { slug } } }')).data!.courses.items[0]!
    await settle()
    for (const address of [`/blog/${blog.slug}`, `/courses/${slug}`]) expect((await features(admin, address)).errors).toBeUndefined()
    const doneBy = async (person: Person) => (await person.asks<{ doneFeatured: string[] }>('{ doneFeatured }')).data!.doneFeatured
    expect(await doneBy(ada)).toEqual([`/blog/${blog.slug}`])
    expect(await doneBy(bo)).toEqual([])
    await bo.asks('mutation ($slug: String!) { enroll(slug: $slug) }', { slug })
    expect(await doneBy(bo)).toEqual([`/courses/${slug}`])
    expect(codeOf(await visitor(services).asks('{ doneFeatured }'))).toBe('NOT_SIGNED_IN')
  })
})
