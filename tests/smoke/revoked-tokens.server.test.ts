import { describe, expect, test } from 'vitest'
import { requestGraphql, memberOf } from '../support/site.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const MEMBERS = 8
const OWN = '{ ownBlogs { id } }'

const site = await openTestSite()


const post = (path: string, token: string) =>
  fetch(`${site.origin}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: '{}' })

interface Seen {
  began: number
  ended: number
  accepted: boolean
  status: number
}

/** Sends requests with a token as fast as responses come, four at a time, until stopped. */
function hammer(token: string): { stop(): Promise<Seen[]> } {
  const seen: Seen[] = []
  let going = true
  const hands = [0, 1, 2, 3].map(async (hand) => {
    while (going) {
      const began = performance.now()
      if (hand === 0) {
        const response = await fetch(`${site.origin}/api/auth/nobody-at-all`, { headers: { authorization: `Bearer ${token}` } })
        await response.text()
        seen.push({ began, ended: performance.now(), accepted: ![401, 503].includes(response.status), status: response.status })
      } else {
        const { status, body } = await requestGraphql(site, token, OWN)
        seen.push({ began, ended: performance.now(), accepted: Array.isArray(body.data?.ownBlogs), status })
      }
    }
  })
  return {
    stop: async () => {
      going = false
      await Promise.all(hands)
      return seen
    },
  }
}

describe('Tokens that are revoked under load (requirement P-5)', () => {
  test('after the response to the logout no request with the token is accepted, and all others are', async () => {
    const members = await Promise.all(Array.from({ length: MEMBERS }, (_, n) => memberOf(site, `hammer-${n}`)))
    const hammering = members.map(({ token }) => ({ token, hand: hammer(token), askedAt: Infinity, endedAt: Infinity }))
    await pause(600)
    for (const one of hammering.slice(0, MEMBERS / 2)) {
      one.askedAt = performance.now()
      expect((await post('/api/auth/logout', one.token)).status).toBe(200)
      one.endedAt = performance.now()
      await pause(50)
    }
    await pause(600)
    const seen = await Promise.all(hammering.map(async ({ hand, askedAt, endedAt }) => ({ askedAt, endedAt, all: await hand.stop() })))
    const late = seen.flatMap(({ endedAt, all }) => all.filter(({ began }) => began > endedAt))
    // Requests in flight during the logout may go either way.
    const others = seen.flatMap(({ askedAt, all }) => all.filter(({ ended }) => ended < askedAt))
    process.stdout.write(`${late.length} requests with a token that was over, ${others.length} with one that held.\n`)
    expect(late.length).toBeGreaterThan(30)
    expect(late.filter(({ accepted }) => accepted)).toEqual([])
    expect(late.filter(({ status }) => status !== 401)).toEqual([])
    expect(others.length).toBeGreaterThan(50)
    expect(others.filter(({ accepted }) => !accepted)).toEqual([])
  }, 30_000)
})
