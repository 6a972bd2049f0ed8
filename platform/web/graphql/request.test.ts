import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { graphql, type Document } from './graphql.ts'
import { OFFLINE, errorMessage } from './api-error.ts'
import { request } from './request.ts'

const all = { source: 'query GetAllBlogs { getAllBlogs { _id } }' } as Document<{ getAllBlogs: unknown[] }, object>

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const answering = (status: number, body: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
const sentence = () => request(all, {}).then(() => 'no refusal', errorMessage)

describe('Transport errors (requirement S-12)', () => {
  test('a status of 300 or above is named', async () => {
    for (const status of [300, 404, 500, 502]) {
      answering(status, '<!doctype html>')
      expect(await sentence()).toBe(`Response not successful: Received status code ${status}`)
    }
  })

  test('a body that is not JSON is a parse error', async () => {
    answering(200, '<!doctype html>')
    expect(await sentence()).toMatch(/is not valid JSON/)
    answering(200, '')
    expect(await sentence()).toMatch(/JSON/)
  })

  test('a body with neither data nor errors is named with its query', async () => {
    answering(200, '{}')
    expect(await sentence()).toBe("Server response was missing for query 'GetAllBlogs'.")
  })

  test('a refusal has its own message, also with 503', async () => {
    answering(200, JSON.stringify({ data: null, errors: [{ message: 'Please wait.', extensions: { code: 'TOO_FAST' } }] }))
    expect(await sentence()).toBe('Please wait.')
    answering(503, JSON.stringify({ errors: [{ message: 'We are busy.', extensions: { code: 'BUSY' } }] }))
    expect(await sentence()).toBe('We are busy.')
  })

  test('offline has one plain message', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await sentence()).toBe(OFFLINE)
  })

  test('returns the data', async () => {
    answering(200, JSON.stringify({ data: { getAllBlogs: [] } }))
    expect(await request(all, {})).toEqual({ getAllBlogs: [] })
  })
})

describe('Documents', () => {
  test('a fragment that two others spread is sent once', () => {
    const inner = { source: 'fragment A on X { a }' } as Document
    const text = (source: string, fragments: Document[]) => graphql(source as never, fragments) as Document
    const whole = text('query Q { ...B ...C }', [text('fragment B on X { ...A }', [inner]), text('fragment C on X { ...A }', [inner])])
    expect(whole.source.match(/fragment A/g)).toHaveLength(1)
  })
})
