import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { getOperationAST, lexicographicSortSchema, OperationTypeNode, printSchema, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql'
import mercurius from 'mercurius'
import { z } from 'zod'
import { parse } from '../../rules/parse.ts'
import { Refusal } from '../../rules/refusals.ts'
import type { Context } from '../context.ts'
import { acceptsGzip } from '../http/accepted-coding.ts'
import { responseOf, extensionsOf, type GraphqlResponse } from './response.ts'
import { parseWithinLimits } from './limits.ts'
import { needsOf, withinScopes, type DocumentNeeds } from './token-scopes.ts'
import { areVariablesSmall } from './variables-size.ts'

const DEADLINE_MS = 2_000
// The site's own pages have about 150; each may take some hundred kilobytes once parsed and compiled.
const KNOWN_DOCUMENTS = 250

/** The body of a request, over HTTP and through a socket. */
export const requestBody = z.object({
  query: z.string('A request names its query.'),
  variables: z.record(z.string(), z.unknown()).nullish().refine(areVariablesSmall, 'The variables hold too many values.'),
  operationName: z.string().max(200).nullish(),
})

/** Runs a document: for a request over HTTP, and in process for the server's own pages. */
export type Execute = (
  query: string,
  context: Context,
  variables: Record<string, unknown>,
  operationName?: string | null,
) => Promise<GraphqlResponse>

/** Adds `POST /graphql` with its limits; returns the function that runs a document in process. */
export async function addGraphql(app: FastifyInstance, schema: GraphQLSchema): Promise<Execute> {
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: 2,
    cache: KNOWN_DOCUMENTS,
    // Errors stay as they were thrown: `responseOf` tells refusals from bugs by their original error.
    errorFormatter: (result) => ({ statusCode: 200, response: { data: result.data ?? null, errors: [...(result.errors ?? [])] } }),
  })
  const within = new Map<string, { kind: OperationTypeNode; needs: DocumentNeeds }>()

  /** The kind of a document that is within the limits, and what it needs of an access token. */
  const known = (query: string) => {
    let facts = within.get(query)
    if (facts === undefined) {
      const document = parseWithinLimits(schema, query)
      facts = { kind: getOperationAST(document)!.operation, needs: needsOf(schema, document) }
      if (within.size >= KNOWN_DOCUMENTS) within.clear()
      within.set(query, facts)
    }
    return facts
  }

  const execute: Execute = async (query, context, variables, operationName) => {
    const own = withinScopes(context, known(query).needs)
    const work = app.graphql(query, { ...own }, variables, operationName ?? undefined) as Promise<ExecutionResult>
    return responseOf(await beforeDeadline(work.catch(resultOfThrown)), context.caller.requestId, context.log)
  }

  app.post('/graphql', { config: { may: 'anyone', scope: 'by field' }, bodyLimit: 1_048_576 }, async (request, reply) => {
    const { query, variables, operationName } = parse(requestBody, request.body)
    const { context, headers } = request
    reply.header('cache-control', 'no-store')
    try {
      const answer = await execute(query, context, variables ?? {}, operationName)
      const isPublic = context.viewer === null && known(query).kind === OperationTypeNode.QUERY
      return isPublic ? await sendPublic(reply, answer, acceptsGzip(headers['accept-encoding'])) : answer
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter)
      // Programs look at the status first.
      reply.status(error.http === 503 || isForProgram(context) ? error.http : 200)
      return { errors: [{ message: error.message, extensions: extensionsOf(error, request.id) }] }
    }
  })
  return execute
}

const isForProgram = ({ viewer }: Context) => viewer !== null && viewer.accessToken !== null

const WORTH_COMPRESSING = 1_400

/** Compresses the response of a visitor: it contains nothing personal, so its size reveals nothing. */
function sendPublic(reply: FastifyReply, answer: GraphqlResponse, mayCompress: boolean): FastifyReply {
  const json = Buffer.from(JSON.stringify(answer))
  void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!mayCompress || json.length < WORTH_COMPRESSING) return reply.send(json)
  return reply.header('content-encoding', 'gzip').send(gzipSync(json, { level: 3 }))
}

/** Variables of the wrong type are thrown with the errors inside; they become a normal response. */
function resultOfThrown(error: unknown): ExecutionResult {
  const { errors } = error as { errors?: readonly GraphQLError[] }
  if (errors === undefined || errors.length === 0) throw error
  return { errors }
}

/** Waits two seconds for the work, then throws a refusal. */
export async function beforeDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Refusal('BUSY', { message: 'That took too long. Try again.' })), DEADLINE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The whole schema as text: the content of `schema.graphql`. */
export function schemaText(schema: GraphQLSchema): string {
  return `# Generated by \`npm run codegen\` from the features. Do not edit.\n\n${printSchema(lexicographicSortSchema(schema))}\n`
}
