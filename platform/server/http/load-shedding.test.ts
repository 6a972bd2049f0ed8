import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { loadShedding } from './load-shedding.ts'

const open = (limits: { maxConcurrent?: number; maxPerCaller?: number; maxPerNetwork?: number }) =>
  loadShedding({ ...limits, networkOf: ({ headers }) => String(headers['x-network'] ?? 'one') })

/** A request that runs until it is told to finish. */
function comesTo(front: ReturnType<typeof loadShedding>, authorization?: string, { url = '/graphql', network = 'one', complete = true } = {}) {
  const seen = { status: 200 }
  const response = Object.assign(new EventEmitter(), { writeHead: (status: number) => void (seen.status = status), end: () => undefined })
  const headers = { 'x-network': network, ...(authorization !== undefined && { authorization }) }
  const request = { url, headers, complete, destroy: () => undefined }
  front(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { status: seen.status, done: () => response.emit('close'), answer: () => response.writeHead(200) }
}

const many = (count: number, one: () => ReturnType<typeof comesTo>) => Array.from({ length: count }, one)
const refused = (those: { status: number }[]) => those.filter(({ status }) => status === 503).length

describe('Load shedding (requirement P-23)', () => {
  test('refuses everyone over the limit, until a request has finished', () => {
    const front = open({ maxConcurrent: 8, maxPerCaller: 4 })
    const first = many(8, () => comesTo(front))
    expect(refused(first)).toBe(0)
    expect(comesTo(front).status).toBe(503)
    expect(comesTo(front, undefined, { url: '/healthz' }).status).toBe(200)
    first[0]!.done()
    first[1]!.done()
    expect(comesTo(front).status).toBe(200)
  })

  test('answers with a whole body: its length is counted in bytes', async () => {
    const front = open({ maxConcurrent: 0 })
    const server = createServer((request, response) => void front(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'BUSY' }])
    server.close()
  })

  test('limits one token to a part of the capacity', () => {
    const front = open({ maxConcurrent: 8, maxPerCaller: 4 })
    const flood = many(20, () => comesTo(front, 'Bearer one'))
    expect(refused(flood)).toBe(16)
    expect(refused(many(3, () => comesTo(front, 'Bearer another')))).toBe(0)
    expect(comesTo(front).status).toBe(200)
  })

  test('counts one token as one session however it is sent, and an empty header as none', () => {
    const front = open({ maxConcurrent: 20, maxPerCaller: 3 })
    expect(refused(['Bearer one', 'bearer one', 'BEARER one more', 'bEARER one'].map((sent) => comesTo(front, sent)))).toBe(1)
    expect(refused(['', 'Bearer', 'Bearer ', 'Bearer  two'].map((sent) => comesTo(front, sent)))).toBe(0)
    expect(refused(many(4, () => comesTo(front, 'Basic aGVsbG8=')))).toBe(0)
    expect(refused(many(4, () => comesTo(front)))).toBe(0)
  })

  test('releases the slots of pipelined requests once their connection is closed', async () => {
    const front = open({ maxConcurrent: 3, maxPerCaller: 3 })
    let came = 0
    const server = createServer((request, response) => void (front(request, response), (came += 1))).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('GET /x HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(3))
    await expect.poll(() => came).toBe(3)
    expect(comesTo(front).status).toBe(503)
    socket.destroy()
    await expect.poll(() => comesTo(front).status).toBe(200)
    server.close()
  })

  test('releases the slot of a request with the headers of its response', () => {
    const front = open({ maxConcurrent: 4, maxPerCaller: 2 })
    const unread = many(2, () => comesTo(front, 'Bearer one')).concat(many(2, () => comesTo(front)))
    expect(comesTo(front).status).toBe(503)
    for (const { answer } of unread) answer()
    expect(refused(many(2, () => comesTo(front, 'Bearer one')))).toBe(0)
    for (const { done } of unread) done()
    expect(refused(many(3, () => comesTo(front)))).toBe(1)
  })

  test('limits one network to a part of the capacity, without late bodies', async () => {
    const front = open({ maxConcurrent: 8, maxPerNetwork: 4 })
    const flood = many(6, () => comesTo(front, undefined, { network: 'a school' }))
    expect(refused(flood)).toBe(2)
    expect(refused(many(4, () => comesTo(front, undefined, { network: 'a home' })))).toBe(0)
    const other = open({ maxConcurrent: 8, maxPerNetwork: 2 })
    many(2, () => comesTo(other, undefined, { complete: false }))
    expect(comesTo(other).status).toBe(503)
    await new Promise((done) => setTimeout(done, 160))
    expect(comesTo(other).status).toBe(200)
  })

  test('frees the slot of the session after a request, and counts no refused ones', () => {
    const front = open({ maxConcurrent: 8, maxPerCaller: 2 })
    const [first] = many(2, () => comesTo(front, 'Bearer one'))
    comesTo(front, 'Bearer one').done()
    expect(comesTo(front, 'Bearer one').status).toBe(503)
    first!.done()
    expect(comesTo(front, 'Bearer one').status).toBe(200)
    expect(comesTo(front, 'Bearer one').status).toBe(503)
  })
})
