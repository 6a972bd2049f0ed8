import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Services } from '../context.ts'
import type { Log } from '../log.ts'
import { openHttp } from './server.ts'

const nowhere: Log = pino({}, { write: () => {} })

/** A server that accepts a body and counts its requests. */
async function serve() {
  const seen = { requests: 0, bodies: [] as string[] }
  const app = openHttp({ services: { origin: 'http://site.test', database: { db: null }, log: nowhere } as unknown as Services, trustProxy: false })
  app.get('/', { config: { may: 'anyone' } }, async () => ((seen.requests += 1), 'x'.repeat(10_000)))
  app.post('/', { config: { may: 'anyone' } }, async ({ body }) => {
    seen.bodies.push((body as { text: string }).text)
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { seen, port: (app.server.address() as { port: number }).port }
}

/** Sends bytes; returns the first line of the response, or how the connection ended. */
async function send(port: number, parts: Iterable<string>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const answer = new Promise<string>((done) => {
    socket.once('data', (data) => done(String(data).split('\r\n')[0]!))
    socket.once('close', () => done('closed'))
  })
  for (const part of parts) {
    if (socket.destroyed || socket.write(part)) continue
    await new Promise<void>((done) => void socket.once('drain', done).once('close', done))
  }
  return answer
}

const HEAD = 'POST / HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

describe('Requests that cost more than they seem (requirement P-14)', () => {
  test('a body of very many tiny chunks is rejected', async () => {
    const { port, seen } = await serve()
    const bytes = ['{', '"text":"', ...Array.from({ length: 200_000 }, () => 'x')]
    const lots = Array.from({ length: 200 }, (_, n) => bytes.slice(n * 1_000, (n + 1) * 1_000).map(chunk).join(''))
    expect(await send(port, [HEAD, ...lots])).toMatch(/^closed$|^HTTP\/1.1 400/)
    expect(seen.bodies).toEqual([])
  })

  test('a body in chunks of a usual size is accepted, and a small one in small chunks', async () => {
    const { port, seen } = await serve()
    const long = 'y'.repeat(200_000)
    expect(await send(port, [HEAD, chunk('{"text":"'), ...Array.from({ length: 100 }, (_, n) => chunk(long.slice(n * 2_000, (n + 1) * 2_000))), chunk('"}'), '0\r\n\r\n'])).toContain('200')
    expect(await send(port, [HEAD, ...[...'{"text":"small"}'].map(chunk), '0\r\n\r\n'])).toContain('200')
    expect(seen.bodies).toEqual([long, 'small'])
  })

  test('two thousand requests in one packet close their connection after a few responses', async () => {
    const { port, seen } = await serve()
    const get = 'GET / HTTP/1.1\r\nhost: site.test\r\n\r\n'
    await send(port, [get.repeat(2_000)])
    await new Promise((done) => setTimeout(done, 100))
    expect(seen.requests).toBeLessThan(40)
    seen.requests = 0
    expect(await send(port, [get.repeat(10)])).toContain('200')
    await expect.poll(() => seen.requests).toBe(10)
  })
})
