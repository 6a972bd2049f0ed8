import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { beforeEach, afterAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'
import { until } from '#tests/support/wait-until.ts'
import { REFUSALS } from '../../rules/refusals.ts'
import { openHttp } from '../http/server.ts'
import { NOT_FETCHED } from './fetch-image.ts'
import { addImageRoutes } from './images.routes.ts'

const services = await openTestServices()
// Tests serve from this machine; the site itself fetches only from public addresses.
const app = openHttp({ services: services.services, trustProxy: true })
addImageRoutes(app, { isAllowedAddress: (address) => address === '127.0.0.1', isAllowedPort: () => true })
const { ada } = await people(services, 'ada')

const png = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#3a4a8c' } }).png().toBuffer()
const waiting: ServerResponse[] = []
let requestedPaths: string[] = []
const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/field.png': (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(png),
  '/moved.png': (response) => response.writeHead(302, { location: '/field.png' }).end(),
  '/inside.png': (response) => response.writeHead(302, { location: 'http://10.0.0.1/field.png' }).end(),
  '/gone.png': (response) => response.writeHead(404).end(png),
  '/page': (response) => response.end('<h1>No picture</h1>'),
  '/large.png': (response) => response.end(Buffer.alloc(6 * 1024 * 1024)),
  '/slow.png': (response) => waiting.push(response),
}
const elsewhere = createServer((request: IncomingMessage, response) => {
  requestedPaths.push(request.url!)
  answers[request.url!]!(response)
})
await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
const { port } = elsewhere.address() as { port: number }
const at = (path: string) => `http://127.0.0.1:${port}${path}`

beforeEach(() => {
  requestedPaths = []
})
afterAll(() => void elsewhere.close().closeAllConnections())

const fetchAs = (person: Person | null, payload: object, through = app) =>
  through.inject({
    method: 'POST', url: '/api/images/fetch', payload,
    headers: person === null ? {} : { authorization: `Bearer ${person.token}` },
  })

describe('B-15 An image of another site', () => {
  test.each(['/field.png', '/moved.png'])('at %s is stored like an uploaded one', async (path) => {
    const response = await fetchAs(ada, { address: at(path) })
    expect(response.statusCode).toBe(201)
    const { id, url } = response.json<{ id: string; url: string }>()
    expect(response.json()).toEqual({ id, url: `/images/${id}/large.webp`, width: 640, height: 320 })
    const shown = await app.inject({ url })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const { rows } = await services.pool.query('select owner_id from images where id = $1', [id])
    expect(rows).toEqual([{ owner_id: ada.id }])
  })

  test.each([
    ['/inside.png', NOT_FETCHED],
    ['/gone.png', NOT_FETCHED],
    ['/large.png', NOT_FETCHED],
    ['/page', REFUSALS.NOT_AN_IMAGE.message],
  ])('at %s is refused: %s', async (path, message) => {
    const refused = await fetchAs(ada, { address: at(path) })
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([415, message])
    expect(requestedPaths).toEqual([path])
  })

  test('on a private address is refused with the same message, and not requested', async () => {
    for (const address of [at('/field.png'), `http://localhost:${port}/field.png`, 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/', 'http://10.0.0.1/a.png']) {
      const refused = await fetchAs(ada, { address }, services.app)
      expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([415, NOT_FETCHED])
    }
    expect(requestedPaths).toEqual([])
  })

  test.each([
    ['file:///etc/passwd', 415],
    ['data:image/png;base64,AA', 415],
    ['nothing', 415],
    ['', 400],
    [7, 400],
    ['a'.repeat(2_001), 400],
  ])('with an invalid address is refused (%#)', async (address, status) => {
    expect((await fetchAs(ada, { address })).statusCode).toBe(status)
    expect(requestedPaths).toEqual([])
  })

  test('requires a login, and shares the limit of sixty an hour with uploads', async () => {
    const { grace } = await people(services, 'grace')
    expect((await fetchAs(null, { address: at('/field.png') })).statusCode).toBe(401)
    for (let n = 0; n < 60; n++) await fetchAs(grace, { address: 'http://10.0.0.1/' })
    expect((await fetchAs(grace, { address: at('/field.png') })).statusCode).toBe(429)
    expect(requestedPaths).toEqual([])
  })

  test('is refused with BUSY while too many are being fetched', async () => {
    const { linus } = await people(services, 'linus')
    const four = Array.from({ length: 4 }, () => fetchAs(linus, { address: at('/slow.png') }))
    void Promise.all(four)
    expect(await until(() => waiting.length === 4)).toBe(true)
    expect((await fetchAs(ada, { address: at('/field.png') })).statusCode).toBe(503)
    for (const response of waiting) response.end(png)
    expect((await Promise.all(four)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect((await fetchAs(ada, { address: at('/field.png') })).statusCode).toBe(201)
  })
})
