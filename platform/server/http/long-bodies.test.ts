import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { pause } from '#tests/support/wait-until.ts'
import { allowLongBody, answerClientError } from './long-bodies.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()))

/** Sends a body byte by byte for a while; returns what the server answered and how much it got. */
async function dribble(allow: (request: IncomingMessage) => void, { bytes, everyMs }: { bytes: number; everyMs: number }) {
  const limits = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 }
  let received = 0
  const server = createServer(limits, (request, response) => {
    allow(request)
    request.on('data', (chunk: Buffer) => (received += chunk.length)).on('end', () => response.end('done')).on('error', () => {})
  })
  servers.push(server)
  server.on('clientError', answerClientError)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString())).on('error', () => {})
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n`)
  for (let n = 0; n < bytes && !socket.destroyed; n++) {
    await pause(everyMs)
    socket.write('x')
  }
  await Promise.race([closed, pause(2_000)])
  return { answer, received }
}

describe('Long bodies', () => {
  test('are cut at the limit of requests, unless they are allowed and keep coming', async () => {
    expect((await dribble(() => {}, { bytes: 20, everyMs: 50 })).answer).toContain('408 Request Timeout')
    const allowed = await dribble((request) => void allowLongBody(request), { bytes: 20, everyMs: 50 })
    expect([allowed.answer.endsWith('done'), allowed.received]).toEqual([true, 20])
  })

  test('are cut when nothing comes, when they take too long, and soon after nobody reads them any more', async () => {
    const idle = await dribble((request) => void allowLongBody(request, { idleMs: 100 }), { bytes: 3, everyMs: 700 })
    expect(idle.received).toBeLessThan(3)
    const long = await dribble((request) => void allowLongBody(request, { idleMs: 100, maxMs: 300 }), { bytes: 40, everyMs: 30 })
    expect(long.received).toBeLessThan(40)
    const unread = await dribble((request) => allowLongBody(request, { idleMs: 100, restMs: 300 })(), { bytes: 40, everyMs: 30 })
    expect(unread.received).toBeLessThan(40)
  })
})
