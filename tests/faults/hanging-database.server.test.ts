import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { memberOf } from '../support/site.ts'
import { openTestSite, savesDraft } from '../support/test-site.ts'

const DRAFT = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }'
const isLinux = existsSync('/proc/self/stat')

const site = await openTestSite()
const { token } = await memberOf(site, 'waiter')

/** The database's processes: its first one and all that it started. */
function processes(): number[] {
  const first = site.databasePid()
  const isChild = (pid: string) => {
    try {
      // The name of a process may hold anything; what follows its bracket does not.
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]) === first
    } catch {
      return false
    }
  }
  return [first, ...readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name)).map(Number)]
}

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

describe.skipIf(!isLinux)('A database that hangs (rules 22)', () => {
  test('nobody waits for ever: each answer comes as a 503, and when it goes on, so does the site', async () => {
    expect((await write()).status).toBe(200)
    const stopped = processes()
    expect(stopped.length).toBeGreaterThan(3)
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    let answers: Awaited<ReturnType<typeof write>>[]
    try {
      const began = performance.now()
      const ready = await fetch(`${site.origin}/readyz`)
      expect([ready.status, performance.now() - began < 2_000]).toEqual([503, true])
      answers = await Promise.all(Array.from({ length: 30 }, write))
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    }
    const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)))
    process.stdout.write(`While the database hung the slowest of ${answers.length} answers took ${slowest} ms.\n`)
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual([])
    expect(slowest).toBeLessThan(9_000)
    const began = performance.now()
    while ((await savesDraft(site, token)).status !== 200) {
      expect(performance.now() - began).toBeLessThan(5_000)
    }
  }, 60_000)
})
