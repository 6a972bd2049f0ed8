import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyContextConfig, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { mayUse, type May } from '../../rules/rights.ts'
import { Refusal } from '../../rules/refusals.ts'
import { INVALID_TOKEN } from '../../rules/token-scopes.ts'
import { openContext, type Context, type Services } from '../context.ts'
import { isAccessToken } from '../sessions/access-tokens.ts'
import { isSessionToken, viewerOf } from '../sessions/sessions.ts'
import { contextOfToken } from './access-token.ts'
import { callerAddress, callerOf } from './network.ts'
import { sendError } from './send-error.ts'
import { bearerOf } from './bearer.ts'
import { limitConnections } from './connection-limit.ts'
import { hasSeveralHosts, refuseHosts } from './host-header.ts'
import { limitChunks } from './limit-chunks.ts'
import { answerClientError } from './long-bodies.ts'
import { isForeign } from './origin.ts'
import { isPipelinedTooFar } from './pipelining.ts'
import { securityHeaders } from './security-headers.ts'
import { allowFiles } from './static-files.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
    /** Where the request comes from, as far as it can be trusted. */
    address: string
  }
  interface FastifyContextConfig {
    /** Who may call this route. Without it the server does not start (requirement P-1). */
    may: May
    /** Sets or uses the session cookie: not for pages of other sites. */
    notForOtherSites?: true
    /** An invalid token is ignored here instead of refused. */
    forgivesTokens?: true
    /** The scope that a personal access token needs here. Without it tokens can only read routes that are open to anyone. */
    scope?: string
  }
}

/** Sees a request before everything else; returns true when it has responded. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

export interface HttpOptions {
  services: Services
  trustProxy: boolean
  front?: Front
}

/** Creates the HTTP server with its time limits (requirement P-14), permission lines and error format. */
export function openHttp({ services, trustProxy, front }: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: services.log.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for every request costs as much as the routing; log lines add the request ID themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => sendError(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: answerClientError,
    bodyLimit: 1_048_576,
    // Slugs of long titles exceed the default of a hundred characters.
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => makeServer(handler, { front, trustProxy }),
  })
  app.addHook('onRoute', (route) => {
    if (route.config?.may === undefined) throw new Error(`${String(route.method)} ${route.url} has no permission line.`)
  })
  app.decorateRequest('context')
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    request.address = callerAddress(request.raw, trustProxy)
    request.context = openContext(services, null, callerOf(request.raw, trustProxy, request.id))
    const { may, notForOtherSites, forgivesTokens }: Partial<FastifyContextConfig> = request.routeOptions.config
    if (notForOtherSites && isForeign(request.headers, services.origin)) throw new Refusal('NOT_ALLOWED')
    const token = bearerOf(request.headers.authorization)
    if (token !== null && isAccessToken(token)) {
      request.context = await contextOfToken(request.context, token, request)
    } else if (token !== null) {
      const viewer = await viewerOf(services, token)
      // A program may have cut its token or sent something else.
      if (viewer === null && !forgivesTokens) throw new Refusal('SESSION_OVER', isSessionToken(token) ? {} : { message: INVALID_TOKEN })
      request.context = openContext(services, viewer, request.context.caller)
    }
    const { viewer } = request.context
    if (may !== undefined && !mayUse(may, viewer)) throw new Refusal(viewer === null ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED')
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done(null, payload)
    const limited = limitChunks()
    limited.once('error', () => {
      payload.unpipe(limited)
      request.raw.destroy()
    })
    done(null, payload.pipe(limited))
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of securityHeaders(services.origin)) reply.header(name, value)
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
  allowFiles(app)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('NOT_FOUND'), request, reply))
  return app
}

// Importing this module would load everything it offers, including a WebSocket client and `fetch`, at every start.
const { createServer } = process.getBuiltinModule('node:http')

function makeServer(handler: (request: IncomingMessage, response: ServerResponse) => void, { front, trustProxy }: Pick<HttpOptions, 'trustProxy'> & { front: Front | undefined }): Server {
  const limits = { headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 }
  const server = createServer(limits, (request, response) => {
    if (isPipelinedTooFar(request, response)) request.socket.destroy()
    else if (hasSeveralHosts(request)) refuseHosts(response)
    else if (front === undefined || !front(request, response)) handler(request, response)
  })
  // A connection without any traffic for this long is closed, whatever its state.
  server.setTimeout(75_000)
  limitConnections(server, { trustProxy })
  return server
}
