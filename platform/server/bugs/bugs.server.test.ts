import { describe, expect, test, vi } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import type { BugReceipt } from '../../rules/bug-report.ts'

const { app, services } = await openTestServices()
const REPORT = { message: 'items is undefined', stack: 'TypeError: items is undefined\n at List', path: '/blogs', build: 'entry-B1.js' }

let network = 0
function tell(payload: unknown, headers: Record<string, string> = { origin: 'http://cloggle.test' }, from = `10.9.0.${network++}`) {
  return app.inject({
    method: 'POST',
    url: '/api/bugs',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

describe('P-32 Bug reports from browsers', () => {
  test('are logged once, under the returned ID, without email addresses', async () => {
    const written = vi.spyOn(services.log, 'error').mockImplementation(() => {})
    const answer = await tell({ ...REPORT, message: 'No such person: robin@people.test' })
    const { requestId, contact } = answer.json<BugReceipt>()
    expect(contact).toBe('mailto:hello@cloggle.test')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([202, 'no-store'])
    expect(written.mock.calls).toEqual([
      [{ requestId, ...REPORT, message: 'No such person: [address]' }, 'A browser reported an error.'],
    ])
    written.mockRestore()
  })

  test.each([
    ['of another site', { origin: 'https://elsewhere.test' }],
    ['without a site', {}],
    ['of a frame without an origin', { origin: 'null' }],
  ])('refuses a report %s', async (_what, headers) => {
    expect((await tell(REPORT, headers as Record<string, string>)).statusCode).toBe(403)
  })

  test('accepts a report from another name of this machine', async () => {
    expect((await tell(REPORT, { origin: 'http://localhost:80', host: 'localhost' })).statusCode).toBe(202)
  })

  test.each([
    ['more than 8 KiB', JSON.stringify({ ...REPORT, stack: 'x'.repeat(9_000) }), 413],
    ['a longer message', { ...REPORT, message: 'x'.repeat(301) }, 400],
    ['a path with its query', { ...REPORT, path: '/reset-password?code=1' }, 400],
    ['something else beside', { ...REPORT, email: 'robin@people.test' }, 400],
    ['no JSON', '{', 400],
  ])('refuses %s', async (_what, payload, status) => {
    expect((await tell(payload)).statusCode).toBe(status)
  })

  test('limits reports to ten in ten minutes per network', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) statuses.push((await tell(REPORT, undefined, '10.8.0.1')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
    expect((await tell(REPORT, undefined, '10.8.0.2')).statusCode).toBe(202)
  })
})
