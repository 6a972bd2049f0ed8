import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { PYTHON_MEMORY, PYTHON_PATH } from '#features/practice/rules/runner.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const READERS = 700
const SECONDS = 20

const site = await openTestSite({ WEB_PROCESSES: '1' })
const sockets: Socket[] = []
afterAll(() => sockets.forEach((socket) => void socket.destroy()))

/** Requests a large public file, larger than the kernel buffers, and never reads it. */
function neverReads(n: number): Socket {
  const socket = connect({ port: Number(new URL(site.origin).port), host: '127.0.0.1', localAddress: `127.0.1.${1 + (n % 4)}` })
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET ${PYTHON_PATH}/${PYTHON_MEMORY} HTTP/1.1\r\nhost: site.test\r\n\r\n`.repeat(3))
  return socket
}

const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))![1]) / 1024)

describe('Readers that request a large file and do not read it (requirement P-14)', () => {
  test(`${READERS} of them do not block others, and the oldest are closed`, async () => {
    const before = memory()
    for (let n = 0; n < READERS; n++) {
      sockets.push(neverReads(n))
      // All at once would mostly be refused.
      if (n % 20 === 0) await pause(50)
    }
    const seen: { status: number; ms: number }[] = []
    const until = performance.now() + SECONDS * 1_000
    while (performance.now() < until) {
      const began = performance.now()
      const status = await fetch(`${site.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ popularTags { tag } }"}',
        signal: AbortSignal.timeout(5_000),
      }).then((response) => response.status, () => 0)
      seen.push({ status, ms: Math.round(performance.now() - began) })
      await pause(100)
    }
    const slowest = Math.max(...seen.map(({ ms }) => ms))
    // A paused socket does not notice that it was closed until it reads.
    sockets.forEach((socket) => void socket.resume())
    await pause(1_000)
    const closed = sockets.filter(({ destroyed }) => destroyed).length
    reportMeasurement(`${seen.length} others answered, the slowest in ${slowest} ms; ${closed} of ${READERS} were closed; memory ${before} MiB, then ${memory()} MiB.`)
    // With both ends on one machine, its kernel holds up to eight megabytes for each reader, reaches its limit for all connections, and
    // one response is delayed by seconds. Nobody is refused.
    expect(seen.filter(({ status }) => status !== 200 && status !== 0)).toEqual([])
    expect(seen.filter(({ ms }) => ms > 500).length).toBeLessThan(seen.length * 0.05)
    expect(closed).toBeGreaterThanOrEqual(READERS - 140)
  }, 90_000)
})
