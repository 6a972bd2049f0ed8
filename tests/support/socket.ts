import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { WebSocket, type ClientOptions } from 'ws'
import type { UntypedData } from './graphql-reply.ts'
import type { Site } from './site.ts'

export interface LiveMessage {
  type: string
  id?: string
  payload?: UntypedData
}

/** The client's end of a socket. */
export interface TestSocket {
  ws: WebSocket
  /** How it was closed. */
  closed: Promise<{ code: number; reason: string }>
  send(message: object | string): void
  /** The next unread message. */
  next(): Promise<LiveMessage>
  subscribe(query: string, variables?: object, id?: string): void
}

export interface SocketWish extends ClientOptions {
  path?: string
  protocol?: string
}

const ORIGIN = 'http://cloggle.test'

/** Opens a socket like the site's own page, unless the options differ; throws `HTTP 403` and the like when it is refused. */
export async function openSocket(at: FastifyInstance | Site, input: SocketWish = {}): Promise<TestSocket> {
  const { path = '/graphql', protocol = 'graphql-transport-ws', ...options } = input
  const ws = new WebSocket(`${addressOf(at).replace('http', 'ws')}${path}`, protocol, { origin: 'server' in at ? ORIGIN : at.origin, ...options })
  const messages: LiveMessage[] = []
  let wake: () => void = () => {}
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    ws.once('close', (code, reason) => {
      done({ code, reason: String(reason) })
      wake()
    })
  })
  ws.on('message', (data) => {
    messages.push(JSON.parse((data as Buffer).toString()) as LiveMessage)
    wake()
  })
  await new Promise<void>((done, fail) => {
    ws.once('open', () => done())
    ws.once('error', fail)
    ws.once('unexpected-response', (_request, response) => {
      response.resume()
      fail(new Error(`HTTP ${response.statusCode} ${response.headers['retry-after'] ?? ''}`.trim()))
    })
  })
  ws.on('error', () => {})
  const send = (message: object | string) => ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  return {
    ws,
    closed,
    send,
    async next() {
      while (messages.length === 0) {
        if (ws.readyState === ws.CLOSED) throw new Error('The socket was closed.')
        await new Promise<void>((done) => {
          wake = done
        })
      }
      return messages.shift()!
    },
    subscribe: (query, variables = {}, id = '1') => send({ type: 'subscribe', id, payload: { query, variables } }),
  }
}

const addressOf = (at: FastifyInstance | Site) =>
  'server' in at ? `http://127.0.0.1:${(at.server.address() as { port: number }).port}` : at.origin

/** The result of opening a socket, such as `HTTP 403`. */
export const outcomeOf = (work: Promise<TestSocket>): Promise<string> => work.then(() => 'opened', (error: Error) => error.message)

/** Opens and authenticates a socket; resolves once that was accepted. */
export async function openLive(at: FastifyInstance | Site, token?: string, input: SocketWish = {}): Promise<TestSocket> {
  const socket = await openSocket(at, input)
  socket.send({ type: 'connection_init', payload: token === undefined ? {} : { token } })
  const answer = await Promise.race([socket.next(), socket.closed])
  if (!('type' in answer)) throw new Error(`Closed with ${answer.code} ${answer.reason}`)
  return socket
}

/** Listens on a free port; resolves when it does. */
export async function listening(app: FastifyInstance): Promise<FastifyInstance> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  if (!app.server.listening) await once(app.server, 'listening')
  return app
}
