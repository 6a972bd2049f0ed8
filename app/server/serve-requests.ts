import { once } from 'node:events'
import { createServer, Server, type ListenOptions } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyListenOptions } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import { openWeb, type WebOptions } from './web.ts'

const UNREADY_GRACE_MS = 250
const PORT_MS = 500
// When the backlog is full, clients retry their connection after one second, then after two more. The system may allow less.
const BACKLOG = 4096

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/** Listens on a port. Several processes of one node listen on one port, and the kernel balances connections. */
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
    // Keep-alive connections end with their next response, instead of being cut off while the next request is on its way.
    web.app.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    // Requests that a load balancer sent before it noticed, or that have just arrived, are still served.
    await pause(UNREADY_GRACE_MS)
    const drained = once(web.app.server, 'close')
    await closePort(web.app.server)
    // A connection that was busy when closing began becomes idle a moment later, and would block `close`.
    const timer = setInterval(() => web.app.server.closeIdleConnections(), 50)
    await Promise.all([web.app.close(), drained]).finally(() => clearInterval(timer))
  }
  return { port: openedPort, stop }
}

const DRAIN_PORT_MS = 2_000
const FIRST_REQUEST_MS = 100

/**
 * Stops listening without resetting connections. The kernel resets unaccepted connections when a port is closed. So the backlog is set to
 * 0 first (clients retry a second later), and waiting connections are accepted, one per turn of the event loop.
 */
async function closePort(server: Server): Promise<void> {
  // The only way to shorten the backlog of an open port: Node has no API for it.
  const { _handle: handle } = server as Server & { _handle?: { listen?(backlog: number): number } | null }
  handle?.listen?.(0)
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const until = performance.now() + DRAIN_PORT_MS
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted
    // The first may come before the loop has polled the port again.
    await new Promise<void>((done) => setImmediate(done))
    await new Promise<void>((done) => setImmediate(done))
  }
  // `close` of an HTTP server would also close connections whose first request is not read yet.
  Server.prototype.close.call(server)
  await pause(FIRST_REQUEST_MS)
}

/**
 * Claims the port to share, first exclusively: a shared port would also let a second site in. The processes of a killed site release it a
 * moment later.
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
