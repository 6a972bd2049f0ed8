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

const over = () => Response.json({ code: 'SESSION_OVER' }, { status: 401 })

afterEach(() => vi.unstubAllGlobals())

test('logging out with a token that ran out ends the session by its cookie', async () => {
  const calls = answers(over(), Response.json({}))
  await logOutCall('stale')
  expect(calls).toEqual([
    { path: '/api/auth/logout', token: 'Bearer stale', outlivesPage: true },
    { path: '/api/auth/logout', token: null, outlivesPage: true },
  ])
})

test('says so where the session could not be ended', async () => {
  answers(new TypeError('Failed to fetch'))
  await expect(logOutCall('token')).rejects.toThrow('Failed to fetch')
  answers(Response.json({}, { status: 503 }))
  await expect(logOutCall('token')).rejects.toThrow('503')
  const calls = answers(over(), over())
  await expect(logOutCall('token')).rejects.toThrow('401')
  expect(calls).toHaveLength(2)
})
