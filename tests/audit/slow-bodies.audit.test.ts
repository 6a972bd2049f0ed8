import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const EACH = 50
const WAVES = 6
const QUESTION = JSON.stringify({ query: '{ popularTags { tag } }' })
const HEAD = `POST /graphql HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\ncontent-length: ${QUESTION.length}\r\n`

// With a trusted proxy, so that the connections of one address are not limited.
const site = await openTestSite({ TRUST_PROXY: '1' })

interface Slow {
  socket: Socket
  /** When it was closed, in milliseconds after it began. */
  ended: Promise<number>
  received: () => string
}

/** A connection that sends `whole` one byte a second, after `first` at once. */
function dribble(first: string, whole: string): Slow {
  const began = performance.now()
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  let received = ''
  let at = 0
  const timer = setInterval(() => socket.write(whole[at++] ?? ''), 1_000)
  socket.on('error', () => {})
  socket.on('data', (data: Buffer) => {
    received += data.toString()
  })
  socket.write(first)
  const ended = new Promise<number>((done) => {
    socket.once('close', () => {
      clearInterval(timer)
      done(performance.now() - began)
    })
  })
  return { socket, ended, received: () => received }
}

describe('Slow bodies (requirement P-14)', () => {
  test('slow headers and bodies are cut off within the limits, while others are served', async () => {
    const headers: Slow[] = []
    const bodies: Slow[] = []
    const silent: Slow[] = []
    for (let wave = 0; wave < WAVES; wave++) {
      for (let n = 0; n < EACH; n++) {
        headers.push(dribble('GET / HTTP/1.1\r\nhost: site.test\r\n', `x-slow: ${'a'.repeat(1_000)}`))
        bodies.push(dribble(`${HEAD}\r\n`, QUESTION))
        silent.push(dribble(`${HEAD}\r\n${QUESTION.slice(0, 5)}`, ''))
      }
      await pause(200)
    }
    let isOver = false
    const all = Promise.all([...headers, ...bodies, ...silent].map(({ ended }) => ended)).finally(() => {
      isOver = true
    })
    let slowest = 0
    let served = 0
    while (!isOver) {
      const began = performance.now()
      const response = await fetch(`${site.origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: QUESTION })
      expect(response.status).toBe(200)
      await response.text()
      served++
      slowest = Math.max(slowest, performance.now() - began)
      await pause(50)
    }
    await all
    const latest = async (those: Slow[]) => Math.round(Math.max(...(await Promise.all(those.map(({ ended }) => ended)))))
    const took = { headers: await latest(headers), bodies: await latest(bodies), silent: await latest(silent) }
    reportMeasurement(`Given up after ${JSON.stringify(took)} ms; ${served} others served, the slowest in ${Math.round(slowest)} ms.`)
    // The limits are 5 and 10 s, and are checked every 2 s.
    expect(took.headers).toBeLessThan(8_000)
    expect(Math.max(took.bodies, took.silent)).toBeLessThan(13_000)
    expect(slowest).toBeLessThan(1_000)
    expect(served).toBeGreaterThan(50)
    // More of them than may wait: the oldest were closed, the newest got the whole time.
    expect(await bodies.at(-1)!.ended).toBeGreaterThan(9_000)
    expect(bodies.at(-1)!.received()).toMatch(/^HTTP\/1\.1 408/)
  }, 40_000)

  test('a slow body that arrives in time gets its response', async () => {
    const slow = dribble(`${HEAD}connection: close\r\n\r\n${QUESTION.slice(0, -3)}`, QUESTION.slice(-3))
    expect(await slow.ended).toBeGreaterThan(2_500)
    expect(slow.received()).toMatch(/^HTTP\/1\.1 200/)
  }, 20_000)
})
