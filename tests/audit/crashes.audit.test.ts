import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { connectTo, requestGraphql, memberOf } from '../support/site.ts'
import { openTestSite, publishesOn, savesDraft } from '../support/test-site.ts'
import { pause, until } from '../support/wait-until.ts'

const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }'
const OWN = 'query ($id: ID!) { blogDraft(id: $id) { title content } }'
const WRITERS = 16

const site = await openTestSite()
const tokens: string[] = []

beforeAll(async () => {
  for (let n = 0; n < WRITERS; n++) tokens.push((await memberOf(site, `writer-${n}`)).token)
}, 60_000)

interface Journal {
  acknowledged: Map<string, { token: string; title: string }>
  slowest: number
  /** Statuses of unsuccessful responses. */
  refused: Map<number, number>
}

/** Sixteen writers write until stopped; records the acknowledged writes and the slowest response. */
function startWriting(): { slowestSoFar: () => number; stop: () => Promise<Journal> } {
  const journal: Journal = { acknowledged: new Map(), slowest: 0, refused: new Map() }
  let writing = true
  const writers = tokens.map(async (token) => {
    while (writing) {
      const id = randomUUID()
      const title = `j-${id}`
      const started = performance.now()
      try {
        const { status, body } = await savesDraft(site, token, { id, title, content: `<p>${title}</p>` })
        journal.slowest = Math.max(journal.slowest, performance.now() - started)
        if (status === 200 && body.errors === undefined) journal.acknowledged.set(id, { token, title })
        else journal.refused.set(status, (journal.refused.get(status) ?? 0) + 1)
      } catch {
        await pause(50)
      }
      await pause(5)
    }
  })
  return {
    /** The slowest response so far; reset to measure from here on. */
    slowestSoFar: () => {
      const { slowest } = journal
      journal.slowest = 0
      return slowest
    },
    stop: async () => {
      writing = false
      await Promise.all(writers)
      return journal
    },
  }
}

async function lostOf(journal: Journal): Promise<string[]> {
  const lost: string[] = []
  for (const [id, { token, title }] of journal.acknowledged) {
    const { body } = await requestGraphql<{ blogDraft: { title: string; content: string } | null }>(site, token, OWN, { id })
    const draft = body.data?.blogDraft
    if (draft?.title !== title || draft.content !== `<p>${title}</p>`) lost.push(id)
  }
  return lost
}

/** A second more than the slowest response without a crash: a busy machine is not the site's fault. */
function expectWithinASecond(what: string, slowest: number, undisturbed: number): void {
  reportMeasurement(`Database ${what}: the slowest answer took ${Math.round(slowest)} ms, before that ${Math.round(undisturbed)} ms.`)
  expect(slowest).toBeLessThan(1_000 + undisturbed)
}

/** Does something in the site's database directly. */
async function inDatabase(statement: string): Promise<void> {
  const client = await connectTo(site)
  await client.query(statement)
  await client.end()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('Crashes (requirements P-15, P-22)', () => {
  test('kill -9 of the database during sixteen writers: it recovers by itself, the site responds throughout, no acknowledged write is lost', async () => {
    const writing = startWriting()
    await pause(800)
    const undisturbed = writing.slowestSoFar()
    process.kill(site.databasePid(), 'SIGKILL')
    await pause(300)
    const health = await fetch(`${site.origin}/healthz`, { signal: AbortSignal.timeout(1_000) })
    expect(health.status).toBe(200)
    expect(await until(async () => (await fetch(`${site.origin}/readyz`)).status === 200)).toBe(true)
    await pause(800)
    const journal = await writing.stop()
    expect(journal.acknowledged.size).toBeGreaterThan(50)
    expect([...journal.refused.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await lostOf(journal)).toEqual([])
    expectWithinASecond('killed', journal.slowest, undisturbed)
  }, 60_000)

  test('kill -9 of a database that needs seconds to recover: every response comes within a second', async () => {
    const writing = startWriting()
    await inDatabase('create table heap as select g, md5(g::text) from generate_series(1, 1500000) g')
    const undisturbed = writing.slowestSoFar()
    process.kill(site.databasePid(), 'SIGKILL')
    const killed = performance.now()
    expect(await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503)).toBe(true)
    expect(await until(async () => (await fetch(`${site.origin}/readyz`)).status === 200, 30_000)).toBe(true)
    const away = Math.round(performance.now() - killed)
    const journal = await writing.stop()
    await inDatabase('drop table heap')
    expectWithinASecond(`away for ${away} ms`, journal.slowest, undisturbed)
    expect(journal.refused.get(503)).toBeGreaterThan(10)
    expect(await lostOf(journal)).toEqual([])
  }, 60_000)

  test('kill -9 of the site during sixteen writers: the next start adopts the database, no acknowledged write is lost', async () => {
    const writing = startWriting()
    await pause(800)
    await site.stop('SIGKILL')
    const journal = await writing.stop()
    await site.start()
    expect(journal.acknowledged.size).toBeGreaterThan(50)
    expect(await lostOf(journal)).toEqual([])
  }, 60_000)

  test('kill -9 of both at once: every acknowledged write is there', async () => {
    const writing = startWriting()
    await pause(800)
    process.kill(site.databasePid(), 'SIGKILL')
    await site.stop('SIGKILL')
    const journal = await writing.stop()
    await site.start()
    expect(await lostOf(journal)).toEqual([])
  }, 60_000)

  test('control: a write that never happened is found missing', async () => {
    const token = tokens[0]!
    expect(await lostOf({ acknowledged: new Map([[randomUUID(), { token, title: 'never written' }]]), slowest: 0, refused: new Map() })).toHaveLength(1)
  })

  test('SIGTERM under load fails no accepted request, and leaves no process', async () => {
    const id = randomUUID()
    const published = await publishesOn(site, tokens[0]!, { id, title: 'Before the end' })
    expect(published.body.errors).toBeUndefined()
    const pid = site.databasePid()
    let failed = 0
    const load = Promise.all(
      tokens.slice(0, 8).map(async (token) => {
        const answer = await requestGraphql(site, token, COMMENT, { id: randomUUID(), blogId: id, text: 'while it ends' }).catch(() => null)
        if (answer === null || answer.status !== 200) failed++
      }),
    )
    await pause(20)
    const code = await site.stop('SIGTERM')
    await load
    expect([code, failed]).toEqual([0, 0])
    expect(await until(async () => !isAlive(pid), 3_000)).toBe(true)
    await site.start()
  }, 60_000)
})
