import { afterEach, expect, test, vi } from 'vitest'
import { logOutCall } from './log-out-call.ts'

function answers(...list: (Response | Error)[]) {
  const calls: { path: string; token: string | null; outlivesPage: boolean }[] = []
  vi.stubGlobal('fetch', async (path: string, { headers, keepalive }: RequestInit) => {
    calls.push({ path, token: new Headers(headers).get('authorization'), outlivesPage: keepalive === true })
    const next = list.shift()!
    if (next instanceof Error) throw next
    return next
  })
  return calls
}

afterEach(() => vi.unstubAllGlobals())

test('logging out is a single request that outlives the page', async () => {
  const calls = answers(Response.json({}), Response.json({}))
  await logOutCall('token')
  await logOutCall(undefined)
  expect(calls).toEqual([
    { path: '/api/auth/logout', token: 'Bearer token', outlivesPage: true },
    { path: '/api/auth/logout', token: null, outlivesPage: true },
  ])
})

test('throws if the session could not be ended', async () => {
  answers(new TypeError('Failed to fetch'))
  await expect(logOutCall('token')).rejects.toThrow('Failed to fetch')
  answers(Response.json({}, { status: 503 }))
  await expect(logOutCall('token')).rejects.toThrow('503')
})
