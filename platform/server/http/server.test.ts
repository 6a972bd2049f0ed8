import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Services } from '../context.ts'
import type { Log } from '../log.ts'
import { openHttp } from './server.ts'

const nowhere: Log = pino({}, { write: () => {} })

/** A server with one route. */
async function serve(origin = 'http://site.test') {
  const app = openHttp({ services: { origin, database: { db: null }, log: nowhere } as unknown as Services, trustProxy: false })
  app.get('/', { config: { may: 'anyone' } }, async ({ headers }) => ({ host: headers.host }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  return { app, port }
}

/** Sends bytes over a connection of its own; returns all that comes back until it is closed. */
function send(port: number, text: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.once('close', () => done(answer))
    socket.once('error', fail)
  })
}

describe('Headers of requests and responses', () => {
  test.each([
    ['two different hosts', 'Host: site.test\r\nHost: evil.test\r\n', 400],
    ['the same host twice', 'Host: site.test\r\nhost: site.test\r\n', 400],
    ['no host', '', 400],
    ['one host', 'Host: site.test\r\n', 200],
  ])('refuses a request with %s', async (_what, hosts, status) => {
    const { port } = await serve()
    expect(await send(port, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('sends HSTS only where the site uses https', async () => {
    const plain = await (await serve()).app.inject('/')
    expect(plain.headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': expect.stringContaining('camera=()') })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const secure = await (await serve('https://site.test')).app.inject('/nowhere')
    expect([secure.statusCode, secure.headers['strict-transport-security']]).toEqual([404, 'max-age=31536000'])
  })
})
