import { EventEmitter, once } from 'node:events'
import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './connection-limit.ts'
import { watchSlowReaders } from './slow-readers.ts'

/** A fake connection that only records what its reader took. */
function reader() {
  const socket = Object.assign(new EventEmitter(), { bytesWritten: 0, writableLength: 0, isClosed: false, resetAndDestroy: () => void (socket.isClosed = socket.emit('close')) })
  return socket
}

describe('Slow readers (requirement P-14)', () => {
  test('closes the slowest over the limit, and none that read or have nothing to read', () => {
    const readers = watchSlowReaders({ max: 2, minBytes: 100 })
    const all = Array.from({ length: 6 }, reader)
    const [idle, quick, ...slow] = all as [ReturnType<typeof reader>, ReturnType<typeof reader>, ...ReturnType<typeof reader>[]]
    for (const socket of all) readers.add(socket as unknown as Socket)
    quick.bytesWritten = 10_000
    quick.writableLength = 5_000
    for (const [n, socket] of slow.entries()) {
      Object.assign(socket, { bytesWritten: 5_000, writableLength: 5_000 })
      readers.check()
      expect(slow.map(({ isClosed }) => isClosed)).toEqual([n > 1, n > 2, false, false])
      quick.bytesWritten += 1_000
    }
    expect([idle.isClosed, quick.isClosed]).toEqual([false, false])
    for (const socket of all) socket.emit('close')
  })
})

describe('Connections of one network', () => {
  async function listen(perNetwork: number, trustProxy = false): Promise<Server> {
    const server = createServer((_request: IncomingMessage, response: ServerResponse) => void response.end('ok'))
    limitConnections(server, { trustProxy, perNetwork })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close().closeAllConnections())
    return server
  }

  /** Opens a connection; returns whether it is still open after a response or its end. */
  async function answers(server: Server, from: string): Promise<boolean> {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress: from })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }

  test('are limited per network, and a closed one makes room', async () => {
    const server = await listen(3)
    const open = async (from: string) => answers(server, from)
    expect(await Promise.all([1, 2, 3].map(() => open('127.0.0.2')))).toEqual([true, true, true])
    expect(await open('127.0.0.2')).toBe(false)
    expect(await open('127.0.0.3')).toBe(true)
    server.closeIdleConnections()
    await expect.poll(() => open('127.0.0.2')).toBe(true)
  })

  test('are not limited behind a proxy, whose address all of them have', async () => {
    const server = await listen(1, true)
    expect([await answers(server, '127.0.0.2'), await answers(server, '127.0.0.2')]).toEqual([true, true])
  })
})
