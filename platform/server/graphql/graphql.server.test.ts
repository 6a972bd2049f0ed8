import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { openTestHouse } from '#tests/support/house.ts'
import { people, visitor } from '#tests/support/people.ts'
import { houseSchema } from '#app/server/features.ts'
import { newBuilder } from './builder.ts'
import { parseWithinLimits } from './limits.ts'

const house = await openTestHouse()
const anybody = visitor(house)
const says = async (query: string, variables = {}) => (await anybody.asks(query, variables)).errors?.[0]?.message

describe('What one request may ask for (rules 12)', () => {
  test('the specified query is within the limits, with room', () => {
    expect(() => parseWithinLimits(houseSchema(), 'query GetAllBlogs { getAllBlogs { _id title content createdAt } }')).not.toThrow()
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
  ])('a request %s is refused with a sentence and costs nothing', async (_what, query) => {
    const started = performance.now()
    expect(await says(query)).toMatch(/\S/)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('seven levels are fine, eight are not', () => {
    const endless = buildSchema('type Query { self: Query name: String }')
    const deep = (levels: number) => `${'{ self '.repeat(levels - 1)}{ name }${' }'.repeat(levels - 1)}`
    expect(() => parseWithinLimits(endless, deep(7))).not.toThrow()
    expect(() => parseWithinLimits(endless, deep(8))).toThrow('7 levels')
  })

  test('exactly ten aliases are fine', async () => {
    expect(await says(`{ ${Array.from({ length: 10 }, (_, n) => `a${n}: popularTags { tag }`).join(' ')} }`)).toBeUndefined()
  })

  test('fragments that spread each other a thousandfold are counted, not followed for ever', async () => {
    const fragments = Array.from({ length: 30 }, (_, n) => `fragment F${n} on TagCount { ...F${n + 1} ...F${n + 1} }`).join(' ')
    const started = performance.now()
    expect(await says(`{ popularTags { ...F0 } } ${fragments} fragment F30 on TagCount { tag }`)).toMatch(/\S/)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('variables of the wrong type and unknown ones are refused in words', async () => {
    expect(await says('query ($first: Int) { blogs(first: $first) { next } }', { first: 'many' })).toMatch(/first/)
    expect(await says('query ($first: Int) { blogs(first: $first) { next } }', { first: 101 })).toBe('Ask for at most 100.')
  })
})

describe('Permission lines (rules 1)', () => {
  test('a field without one stops the start', () => {
    const naked = newBuilder()
    // @ts-expect-error -- the types ask for the line, too
    naked.queryField('naked', (t) => t.string({ resolve: () => 'x' }))
    expect(() => naked.toSchema()).toThrow('Query.naked has no permission line.')
  })

  test('every field of the API has one', () => {
    for (const type of Object.values(houseSchema().getTypeMap())) {
      if (type.name.startsWith('__') || !('getFields' in type) || type.constructor.name !== 'GraphQLObjectType') continue
      for (const field of Object.values(type.getFields() as Record<string, { name: string; extensions: Record<string, unknown> }>)) {
        expect([`${type.name}.${field.name}`, field.extensions['may']]).not.toEqual([`${type.name}.${field.name}`, undefined])
      }
    }
  })

  test('what is for members is refused to visitors and given to members', async () => {
    const { ada } = await people(house, 'ada')
    expect((await anybody.asks('{ ownBlogs { id } }')).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
    expect((await ada.asks('{ ownBlogs { id } }')).data).toEqual({ ownBlogs: [] })
  })
})

describe('Bugs and refusals', () => {
  test('a bug is masked and carries a request id', async () => {
    const { pool } = house
    await pool.query('alter table blog_slugs rename to blog_slugs_away')
    const reply = await anybody.asks('{ blog(slug: "any") { _id } }')
    await pool.query('alter table blog_slugs_away rename to blog_slugs')
    expect(reply.errors?.[0]).toMatchObject({ message: 'Something went wrong.', extensions: { code: 'BUG', requestId: expect.any(String) } })
    expect(JSON.stringify(reply)).not.toContain('blog_slugs')
  })
})

describe('What is no address of ours (requirement S-7)', () => {
  test.each([
    ['POST', '/blogs', 404, 'NOT_FOUND'],
    ['GET', '/blog/%E0%A4%A', 400, 'INVALID_INPUT'],
  ] as const)('%s %s is refused in the one form', async (method, url, status, code) => {
    const response = await house.app.inject({ method, url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code, error: expect.stringMatching(/\.$/), requestId: expect.any(String) })
  })

  test('a login of another kind is a proxy\'s business: what is public stays public', async () => {
    const response = await house.app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'Basic YTpi' }, payload: { query: '{ popularTags { tag } }' } })
    expect(response.statusCode).toBe(200)
  })

  test('behind a proxy the caller is whom the proxy names last', async () => {
    const seen = async (forwarded: string) =>
      (await house.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'x-forwarded-for': forwarded }, payload: { email: `x@${forwarded.length}.test`, password: 'x' } })).statusCode
    const statuses: number[] = []
    // Twenty in five minutes; the minutes may change meanwhile.
    for (let n = 0; n < 42; n++) statuses.push(await seen(`10.99.0.${n}${' '.repeat(n)}, 203.0.113.77`))
    expect(statuses).toContain(429)
  })
})
