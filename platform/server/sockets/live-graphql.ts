import { randomUUID } from 'node:crypto'
import { GraphQLError, subscribe, type DocumentNode, type ExecutionArgs, type ExecutionResult, type FormattedExecutionResult, type GraphQLSchema } from 'graphql'
import { makeServer, type Context as Wire } from 'graphql-ws'
import { z } from 'zod'
import { parse } from '../../rules/parse.ts'
import { Refusal, REFUSALS } from '../../rules/refusals.ts'
import { openContext, type Context, type Services } from '../context.ts'
import { refusalOfDatabase } from '../database/refusal-of-database.ts'
import { responseOf, responseOfThrown } from '../graphql/response.ts'
import { beforeDeadline, requestBody } from '../graphql/graphql.ts'
import { knownDocuments } from '../graphql/known-documents.ts'
import { parseWithinLimits } from '../graphql/limits.ts'
import { fixedWindowLimiter } from '../http/fixed-window-limiter.ts'
import { hashOf, viewerOf } from '../sessions/sessions.ts'
import { CLOSES, closeConnection, onMessage, isOpen, send, type Connection } from './connection.ts'
import type { SocketLimits } from './limits.ts'
import type { NodeLimit } from './node-limit.ts'

const hello = z.strictObject({ token: z.string().max(200).optional() })

interface Live {
  services: Services
  schema: GraphQLSchema
  limits: SocketLimits
  perPerson: NodeLimit
}

/** A document that is within the limits, or a refusal. */
type ParseDocument = (query: string, network: string) => DocumentNode

/** Serves GraphQL over sockets: only subscriptions, with the limits and the permission lines of `POST /graphql`. */
export function liveGraphql(live: Live): { opened(connection: Connection): void } {
  const known = knownDocuments((query) => parseWithinLimits(live.schema, query, ['subscription']))
  const budget = fixedWindowLimiter({ perKey: live.limits.newDocumentsPerNetwork, all: live.limits.newDocuments, ms: 10_000 })
  const parseDocument: ParseDocument = (query, network) =>
    known(query, () => {
      if (!budget.take(network)) throw new Refusal('TOO_FAST', { retryAfter: 10 })
    })
  const server = makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: live.limits.helloMs,
    onConnect: ({ extra, connectionParams }) => admit(live, extra, connectionParams ?? {}),
    onSubscribe: (wire, _id, payload) => executionOf({ ...live, parseDocument }, wire, payload),
    subscribe: (args) => startOperation(args as ExecutionArgs),
    onNext: (...[{ extra }, , , args, result]) =>
      responseOf(result as ExecutionResult, requestIdOf(args, extra), live.services.log) as FormattedExecutionResult,
    onError: ({ extra }, _id, _payload, errors) =>
      errors.map((error) => responseOfThrown(error.originalError ?? error, extra.caller.requestId, live.services.log)),
  })

  return {
    opened(connection) {
      const { socket } = connection
      let onText: (text: string) => Promise<void> = async () => {}
      const closed = server.opened(
        {
          protocol: socket.protocol,
          send: (text) => send(connection, live.limits, text),
          close: (code, reason) => closeConnection(connection, code ?? CLOSES.bug, reason ?? ''),
          onMessage: (listener) => {
            onText = listener
          },
        },
        connection,
      )
      onMessage(connection, live.limits, (text) => {
        onText(text).catch((error: unknown) => {
          live.services.log.error({ err: error, requestId: connection.caller.requestId }, 'A socket failed.')
          closeConnection(connection, CLOSES.bug, 'Something went wrong.')
        })
      })
      socket.once('close', (code, reason) => {
        if (connection.viewer !== null) live.perPerson.release(connection.viewer.id)
        void closed(code, String(reason))
      })
    },
  }
}

/** The first message authenticates the socket. Without a token it belongs to a visitor; an invalid token closes it. */
async function admit({ services, limits, perPerson }: Live, connection: Connection, params: object): Promise<boolean> {
  const given = hello.safeParse(params)
  if (!given.success) return reject(connection, CLOSES.badMessage, 'The first message holds a token or nothing.')
  const { token } = given.data
  if (token === undefined) return isOpen(connection)
  try {
    const viewer = await viewerOf(services, token)
    if (viewer === null) return reject(connection, CLOSES.sessionOver, REFUSALS.SESSION_OVER.message)
    if (!isOpen(connection)) return false
    if (!(await perPerson.acquire(viewer.id))) return reject(connection, CLOSES.tooMany, `Up to ${limits.openPerPerson} windows receive live updates.`)
    if (!isOpen(connection)) {
      perPerson.release(viewer.id)
      return false
    }
    connection.viewer = viewer
    connection.tokenHash = hashOf(token).toString('hex')
    return true
  } catch (error) {
    const refusal = refusalOfDatabase(error as Error)
    if (refusal === null) throw error
    return reject(connection, CLOSES.away, refusal.message)
  }
}

function reject(connection: Connection, code: number, message: string): false {
  closeConnection(connection, code, message)
  return false
}

function executionOf({ services, schema, limits, parseDocument }: Live & { parseDocument: ParseDocument }, wire: Wire<Record<string, unknown>, Connection>, payload: unknown) {
  const { extra: connection, subscriptions } = wire
  try {
    if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) {
      throw new Refusal('TOO_FAST', { message: `A socket can have at most ${limits.subscriptionsPerSocket} subscriptions.` })
    }
    const { query, variables, operationName } = parse(requestBody, payload)
    const document = parseDocument(query, connection.caller.network)
    const caller = { ...connection.caller, requestId: randomUUID() }
    const contextValue = openContext(services, connection.viewer, caller)
    return { schema, document, operationName: operationName ?? null, variableValues: variables ?? {}, contextValue }
  } catch (error) {
    return [resultOfThrown(error).errors[0]!]
  }
}

/** Starts a subscription within the deadline; one that starts too late is ended. */
async function startOperation(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const work = subscribe(args)
  try {
    return await beforeDeadline(work)
  } catch (error) {
    void work.then((late) => (Symbol.asyncIterator in late ? late.return() : undefined)).catch(() => {})
    return resultOfThrown(error)
  }
}

function resultOfThrown(error: unknown): { errors: GraphQLError[] } {
  return { errors: [new GraphQLError((error as Error).message, { originalError: error as Error })] }
}

const requestIdOf = (args: ExecutionArgs, connection: Connection) =>
  (args.contextValue as Context | undefined)?.caller.requestId ?? connection.caller.requestId
