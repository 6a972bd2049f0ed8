import { createServer, type ListenOptions } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyListenOptions } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import { openWeb, type WebOptions } from './web.ts'

const LAST_CALL_MS = 250
const PORT_MS = 500
// Whoever knocks when the row is full is not heard at all, and knocks again a second later, then after two more. The system may allow fewer.
const MOST_KNOCKING = 4096

export interface Serving {
  port: number
  stop(): Promise<void>
}

/** Lets requests in on a port. Several processes of one node listen on one port, and the kernel shares out who comes. */
export async function serve(port: number, options: WebOptions): Promise<Serving> {
  const { config, house } = options
  const web = await openWeb(options)
  const where: FastifyListenOptions & ListenOptions = { port, host: config.host, backlog: MOST_KNOCKING, reusePort: config.webProcesses > 1 }
  await web.app.listen(where)
  const listening = web.app.server.address()
  const taken = listening !== null && typeof listening === 'object' ? listening.port : port
  house.origin = originOf(config, taken)
  const stop = async () => {
    web.unready()
    // Whoever was sent here before the balancer heard of it, or knocked a moment ago, is still let in.
    await pause(LAST_CALL_MS)
    // A connection that was busy when the closing began is idle a moment later, and would be waited for.
    const sweep = setInterval(() => web.app.server.closeIdleConnections(), 50)
    await web.app.close().finally(() => clearInterval(sweep))
  }
  return { port: taken, stop }
}

/**
 * The port to share with other processes, taken for a moment by this one alone: a port that may be shared would also let
 * a second site in. The processes of a site that was killed give it back a moment later.
 */
export async function portToShare(config: Config): Promise<number> {
  if (config.webProcesses === 1) return config.port
  for (const until = performance.now() + PORT_MS; ; await pause(20)) {
    try {
      return await takeAlone(config)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || performance.now() > until) throw error
    }
  }
}

function takeAlone({ port, host }: Config): Promise<number> {
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
