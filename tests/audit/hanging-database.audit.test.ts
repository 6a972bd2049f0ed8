import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { databaseProcesses, whileDatabaseHangs } from '../support/database-processes.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { memberOf } from '../support/site.ts'
import { openTestSite, savesDraft } from '../support/test-site.ts'

const DRAFT = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }'
const isLinux = existsSync('/proc/self/stat')

const site = await openTestSite()
const { token } = await memberOf(site, 'waiter')

const write = async () => {
  const text = { id: crypto.randomUUID(), revision: 0, title: 'x', content: '<p>x</p>', tags: [] }
  const began = performance.now()
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: DRAFT, variables: { text } }),
    signal: AbortSignal.timeout(20_000),
  })
  await response.text()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - began }
}

describe.skipIf(!isLinux)('A database that hangs (requirement P-22)', () => {
  test('every request gets a 503, and the site recovers with the database', async () => {
    expect((await write()).status).toBe(200)
    expect(databaseProcesses(site).length).toBeGreaterThan(3)
    const answers = await whileDatabaseHangs(site, async () => {
      const began = performance.now()
      const ready = await fetch(`${site.origin}/readyz`)
      expect([ready.status, performance.now() - began < 2_000]).toEqual([503, true])
      const written = await Promise.all(Array.from({ length: 30 }, write))
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
      return written
    })
    const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)))
    reportMeasurement(`While the database hung the slowest of ${answers.length} answers took ${slowest} ms.`)
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual([])
    expect(slowest).toBeLessThan(9_000)
    const began = performance.now()
    while ((await savesDraft(site, token)).status !== 200) {
      expect(performance.now() - began).toBeLessThan(5_000)
    }
  }, 60_000)
})
