import { gunzipSync } from 'node:zlib'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor } from '#tests/support/people.ts'
import { apiSchema } from '#app/server/features.ts'
import { newBuilder } from './builder.ts'
import { parseWithinLimits } from './limits.ts'

const services = await openTestServices()
const anybody = visitor(services)
const messageOf = async (query: string, variables = {}) => (await anybody.asks(query, variables)).errors?.[0]?.message

describe('The limits of one request (requirement P-12)', () => {
  test('the specified query is within the limits, with room to spare', async () => {
    const schema = await apiSchema()
    expect(() => parseWithinLimits(schema, 'query GetAllBlogs { getAllBlogs { _id title content createdAt } }')).not.toThrow()
  })

  test.each([
    ['with more than ten aliases', `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: popularTags { tag }`).join(' ')} }`],
    ['with five thousand fields', `{ popularTags { ${'tag '.repeat(5000)} } }`],
    ['with circular fragments', 'query { popularTags { ...A } } fragment A on TagCount { tag ...B } fragment B on TagCount { blogs ...A }'],
    ['with two operations', 'query A { popularTags { tag } } query B { popularTags { tag } }'],
    ['that multiplies lists', '{ getAllBlogs { related { author { id } } comments { items { author { id } } } } }'],
    ['for all whole texts twice', '{ a: getAllBlogs { _id } b: getAllBlogs { _id } }'],
    ['that asks for the schema', '{ __schema { types { name } } }'],
    ['that asks for a type', '{ __type(name: "Query") { name } }'],
    ['of a hundred thousand characters', `{ popularTags { tag } } # ${'x'.repeat(100_000)}`],
    ['that is no GraphQL', '{{{{'],
    ['for a field that is not there', '{ secrets }'],
  ])('a request %s is refused early', async (_what, query) => {
    const started = performance.now()
    expect(await messageOf(query)).toMatch(/\S/)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('seven levels are allowed, eight are not', () => {
    const endless = buildSchema('type Query { self: Query name: String }')
    const deep = (levels: number) => `${'{ self '.repeat(levels - 1)}{ name }${' }'.repeat(levels - 1)}`
    expect(() => parseWithinLimits(endless, deep(7))).not.toThrow()
    expect(() => parseWithinLimits(endless, deep(8))).toThrow('7 levels')
  })

  test('exactly ten aliases are allowed', async () => {
    expect(await messageOf(`{ ${Array.from({ length: 10 }, (_, n) => `a${n}: popularTags { tag }`).join(' ')} }`)).toBeUndefined()
  })

  test('fragments that spread each other a thousandfold are counted without being expanded', async () => {
    const fragments = Array.from({ length: 30 }, (_, n) => `fragment F${n} on TagCount { ...F${n + 1} ...F${n + 1} }`).join(' ')
    const started = performance.now()
    expect(await messageOf(`{ popularTags { ...F0 } } ${fragments} fragment F30 on TagCount { tag }`)).toMatch(/\S/)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('variables of the wrong type and unknown ones are refused with a message', async () => {
    expect(await messageOf('query ($first: Int) { blogs(first: $first) { next } }', { first: 'many' })).toMatch(/first/)
    expect(await messageOf('query ($first: Int) { blogs(first: $first) { next } }', { first: 101 })).toBe('Ask for at most 100.')
  })
})

describe('Variables are measured before recursive code walks them (requirement P-12)', () => {
  const answerTo = async (variables: string) => {
    const payload = `{"query":"query ($tags: [String!]) { popularTags { tag } }","variables":${variables}}`
    const response = await services.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload })
    return JSON.stringify(response.json())
  }

  test.each([
    ['nested a hundred thousand deep', `{"tags":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['of three hundred thousand items', `{"tags":[${'1,'.repeat(300_000)}1]}`],
    ['of thirty thousand names', `{${Array.from({ length: 30_000 }, (_, n) => `"v${n}":1`).join(',')}}`],
  ])('variables that are %s are refused with a message', async (_what, variables) => {
    expect(await answerTo(variables)).toContain('The variables hold too many values.')
  })

  test('none, null and a long text are allowed', async () => {
    for (const variables of ['null', '{}', `{"unknown":"${'x'.repeat(500_000)}"}`]) expect(await answerTo(variables)).not.toContain('too many')
  })
})

describe('Permission lines (requirement P-1)', () => {
  test('a field without one prevents the start', () => {
    const naked = newBuilder()
    // @ts-expect-error -- the types ask for the line, too
    naked.queryField('naked', (t) => t.string({ resolve: () => 'x' }))
    expect(() => naked.toSchema()).toThrow('Query.naked has no permission line.')
  })

  test('every field of the API has one', async () => {
    for (const type of Object.values((await apiSchema()).getTypeMap())) {
      if (type.name.startsWith('__') || !('getFields' in type) || type.constructor.name !== 'GraphQLObjectType') continue
      for (const field of Object.values(type.getFields() as Record<string, { name: string; extensions: Record<string, unknown> }>)) {
        expect([`${type.name}.${field.name}`, field.extensions['may']]).not.toEqual([`${type.name}.${field.name}`, undefined])
      }
    }
  })

  test('fields for members are refused to visitors and returned to members', async () => {
    const { ada } = await people(services, 'ada')
    expect((await anybody.asks('{ ownBlogs { id } }')).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
    expect((await ada.asks('{ ownBlogs { id } }')).data).toEqual({ ownBlogs: [] })
  })
})

describe('Bugs and refusals', () => {
  test('a bug is masked and has a request ID', async () => {
    const { pool } = services
    await pool.query('alter table blog_slugs rename to blog_slugs_away')
    const reply = await anybody.asks('{ blog(slug: "any") { _id } }')
    await pool.query('alter table blog_slugs_away rename to blog_slugs')
    expect(reply.errors?.[0]).toMatchObject({ message: 'Something went wrong.', extensions: { code: 'BUG', requestId: expect.any(String) } })
    expect(JSON.stringify(reply)).not.toContain('blog_slugs')
  })
})

describe('An unknown address (requirement S-7)', () => {
  test.each([
    ['POST', '/blogs', 404, 'NOT_FOUND'],
    ['GET', '/blog/%E0%A4%A', 400, 'INVALID_INPUT'],
    ['GET', '/sitemap.xml?after=1&after=2', 400, 'INVALID_INPUT'],
    ['GET', `/sitemap.xml?after=${'z'.repeat(200)}`, 400, 'INVALID_INPUT'],
    ['GET', '/images/odd/small.webp', 404, 'NOT_FOUND'],
    ['GET', '/images/0190c2a4-0000-7000-8000-000000000001/huge.webp', 404, 'NOT_FOUND'],
    ['GET', `/feeds/tags/${'x'.repeat(61)}.atom`, 404, 'NOT_FOUND'],
  ] as const)('%s %s is refused in the standard format', async (method, url, status, code) => {
    const response = await services.app.inject({ method, url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code, error: expect.stringMatching(/\.$/), requestId: expect.any(String) })
    expect(response.body).not.toMatch(/expected|UUID/)
  })

  test('another authentication scheme belongs to a proxy: public routes stay public', async () => {
    const response = await services.app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'Basic YTpi' }, payload: { query: '{ popularTags { tag } }' } })
    expect(response.statusCode).toBe(200)
  })

  test('behind a proxy the caller is the last address in its header', async () => {
    const seen = async (forwarded: string) =>
      (await services.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'x-forwarded-for': forwarded }, payload: { email: `x@${forwarded.length}.test`, password: 'x' } })).statusCode
    const statuses: number[] = []
    // Twenty in five minutes; the minutes may change meanwhile.
    for (let n = 0; n < 42; n++) statuses.push(await seen(`10.99.0.${n}${' '.repeat(n)}, 203.0.113.77`))
    expect(statuses).toContain(429)
  })
})

describe('Shared responses for visitors (requirement P-13)', () => {
  const post = (query: string, headers: Record<string, string> = {}) =>
    services.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify({ query }) })
  const LIST = '{ blogs(first: 20) { items { _id title preview slug } next } popularTags { tag blogs } }'
  const ME = '{ ownBlogs { title } }'

  test('members with the same request at one moment each get their own response', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    const draft = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }'
    for (const person of [ada, grace]) {
      await person.asks(draft, { text: { id: crypto.randomUUID(), revision: 0, title: person.username, content: '<p>x</p>', tags: [] } })
    }
    const responses = await Promise.all([ada, grace, ada].map((person) => post(ME, { authorization: `Bearer ${person.token}` })))
    expect(responses.map((answer) => answer.body.includes(ada.username))).toEqual([true, false, true])
    expect((await post(ME)).json<{ errors: { extensions: { code: string } }[] }>().errors[0]!.extensions.code).toBe('NOT_SIGNED_IN')
  })

  test('responses are compressed for clients that support it', async () => {
    const { ada } = await people(services, 'ada')
    for (let n = 0; n < 8; n++) await publishes(ada, `Long enough to be worth compressing, number ${n}`, '<p>Words.</p>'.repeat(30))
    const [plain, packed] = await Promise.all([post(LIST), post(LIST, { 'accept-encoding': 'gzip, br' })])
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' })
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json())
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    const members = await post(LIST, { 'accept-encoding': 'gzip', authorization: `Bearer ${ada.token}` })
    expect(members.headers['content-encoding']).toBeUndefined()
  })
})
