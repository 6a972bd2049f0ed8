import { once } from 'node:events'
import { createServer, Server, type ListenOptions } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyListenOptions } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import { openWeb, type WebOptions } from './web.ts'

const UNREADY_GRACE_MS = 250
const PORT_MS = 500
// Whoever knocks when the row is full is not heard at all, and knocks again a second later, then after two more. The system may allow fewer.
const BACKLOG = 4096

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/** Lets requests in on a port. Several processes of one node listen on one port, and the kernel shares out who comes. */
export async function serve(port: number, options: WebOptions): Promise<RunningServer> {
  const { config, services } = options
  const web = await openWeb(options)
  const listenOptions: FastifyListenOptions & ListenOptions = { port, host: config.host, backlog: BACKLOG, reusePort: config.webProcesses > 1 }
  await web.app.listen(listenOptions)
  const listening = web.app.server.address()
  const openedPort = listening !== null && typeof listening === 'object' ? listening.port : port
  services.origin = originOf(config, openedPort)
  const stop = async () => {
    web.unready()
    // Kept-alive connections end with their next answer, instead of being cut off while the next request is on its way.
    web.app.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    // Requests that a balancer sent before it heard of it, or that arrived a moment ago, are still answered.
    await pause(UNREADY_GRACE_MS)
    const drained = once(web.app.server, 'close')
    await closePort(web.app.server)
    // A connection that was busy when the closing began is idle a moment later, and would be waited for.
    const timer = setInterval(() => web.app.server.closeIdleConnections(), 50)
    await Promise.all([web.app.close(), drained]).finally(() => clearInterval(timer))
  }
  return { port: openedPort, stop }
}

const DRAIN_PORT_MS = 2_000
const FIRST_REQUEST_MS = 100

/**
 * Stops listening without a reset. The kernel resets connections that wait to be accepted when a port is closed, so it first takes no more
 * of them (their clients knock again a second later), and those that wait are accepted, one with each turn of the event loop.
 */
async function closePort(server: Server): Promise<void> {
  // The one way to shorten the queue of a port that is open: Node itself has none.
  const { _handle: handle } = server as Server & { _handle?: { listen?(backlog: number): number } | null }
  handle?.listen?.(0)
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const until = performance.now() + DRAIN_PORT_MS
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted
    // The first may come before the loop has looked at the port again.
    await new Promise<void>((done) => setImmediate(done))
    await new Promise<void>((done) => setImmediate(done))
  }
  // An HTTP server would also close the connections whose first request is not read yet.
  Server.prototype.close.call(server)
  await pause(FIRST_REQUEST_MS)
}

/**
 * The port to share with other processes, taken for a moment by this one alone: a port that may be shared would also let
 * a second site in. The processes of a site that was killed give it back a moment later.
 */
export async function portToShare(config: Config): Promise<number> {
  if (config.webProcesses === 1) return config.port
  for (const until = performance.now() + PORT_MS; ; await pause(20)) {
    try {
      return await takeExclusively(config)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || performance.now() > until) throw error
    }
  }
}

function takeExclusively({ port, host }: Config): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen({ port, host }, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}

export const originOf = (config: Config, port: number) =>
  config.origin ?? `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`
