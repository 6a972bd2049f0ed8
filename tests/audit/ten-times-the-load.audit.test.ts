import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { describe, expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { memberOf } from '../support/site.ts'
import { openTestSite, publishesOn } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const QUESTION = JSON.stringify({ query: '{ blogs(first: 20) { items { _id title tags author { name } } next } popularTags { tag blogs } }' })
const CONNECTIONS = 2_500
const SECONDS = 6

// With a trusted proxy, so that the connections of one address are not limited.
const site = await openTestSite({ TRUST_PROXY: '1' })
const { token } = await memberOf(site, 'writer')
for (let n = 0; n < 20; n++) await publishesOn(site, token, { title: `Under load ${n}`, tags: ['load'] })

interface Answer {
  status: number
  retryAfter: string | null
  isRight: boolean
  ms: number
}

async function ask(): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(`${site.origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: QUESTION })
  const body = (await response.json()) as { data?: { blogs: { items: object[] }; popularTags: object[] }; code?: string }
  const isRight = response.status === 200 ? body.data?.blogs.items.length === 20 && body.data.popularTags.length === 1 : body.code === 'BUSY'
  return { status: response.status, retryAfter: response.headers.get('retry-after'), isRight, ms: performance.now() - began }
}

/** Repeats something until stopped; returns all results. */
function again<T>(each: () => Promise<T>, pauseMs: number): { stop(): Promise<T[]> } {
  const seen: T[] = []
  let going = true
  const loop = (async () => {
    while (going) {
      seen.push(await each())
      await pause(pauseMs)
    }
  })()
  return {
    stop: async () => {
      going = false
      await loop
      return seen
    },
  }
}

/** Forgets the peak memory of the first start, which also makes the demo world. */
function forgetMemory(): void {
  const path = `/proc/${site.pid()}/clear_refs`
  if (existsSync(path)) writeFileSync(path, '5')
}

/** The peak memory of the site in MiB since `forgetMemory`; 0 where the system does not report it. */
function mostMemory(): number {
  const status = `/proc/${site.pid()}/status`
  return existsSync(status) ? Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))![1]) / 1024) : 0
}

/** How many connections on this machine overflowed a listen queue; 0 where the system does not report it, or allows too short a queue. */
function notHeard(): number {
  if (!existsSync('/proc/net/netstat') || Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) < CONNECTIONS) return 0
  const [names, values] = readFileSync('/proc/net/netstat', 'utf8').split('\n').map((line) => line.split(' '))
  return Number(values![names!.indexOf('ListenOverflows')])
}

describe('Ten times the load (requirement P-23)', () => {
  test('responses are correct or a 503 with Retry-After, memory is bounded, and the site recovers at once', async () => {
    expect(await ask()).toMatchObject({ status: 200, isRight: true })
    forgetMemory()
    const before = mostMemory()
    const notHeardBefore = notHeard()
    const requests = again(ask, 20)
    const health = again(async () => {
      const began = performance.now()
      const { status } = await fetch(`${site.origin}/healthz`)
      return { status, ms: performance.now() - began }
    }, 100)
    const load = await autocannon({
      url: `${site.origin}/graphql`,
      connections: CONNECTIONS,
      pipelining: 1,
      duration: SECONDS,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: QUESTION,
    })
    const [answers, healths] = [await requests.stop(), await health.stop()]
    await pause(1_000)
    const after = await ask()

    const count = (status: string) => load.statusCodeStats[status]?.count ?? 0
    const slowestHealth = Math.round(Math.max(...healths.map(({ ms }) => ms)))
    reportMeasurement(
      `${count('200')} answers and ${count('503')} times "busy" in ${SECONDS} s over ${CONNECTIONS} connections; ` +
        `health within ${slowestHealth} ms, ${before} MiB before and at most ${mostMemory()} MiB, afterwards ${Math.round(after.ms)} ms.`,
    )
    expect(Object.keys(load.statusCodeStats).filter((status) => !['200', '503'].includes(status))).toEqual([])
    expect([load.errors, load.timeouts]).toEqual([0, 0])
    expect(notHeard() - notHeardBefore).toBe(0)
    expect(count('200')).toBeGreaterThan(500)
    expect(count('503')).toBeGreaterThan(500)
    expect(answers.filter(({ isRight }) => !isRight)).toEqual([])
    expect(answers.filter(({ status, retryAfter }) => status === 503 && !Number(retryAfter))).toEqual([])
    expect(healths.filter(({ status }) => status !== 200)).toEqual([])
    expect(slowestHealth).toBeLessThan(2_000)
    expect(mostMemory() - before).toBeLessThan(300)
    expect(after).toMatchObject({ status: 200, isRight: true })
    expect(after.ms).toBeLessThan(500)
  })
})
