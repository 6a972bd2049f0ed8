import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../rules/refusals.ts'
import { refusalOfDatabase } from '../database/refusal-of-database.ts'

/** The body of a refusal over REST: `{ error, code, fields, requestId }`, and `link` if it has one. */
export const bodyOf = ({ message, code, fields, link }: Refusal, requestId: string) => ({ error: message, code, fields, ...(link !== null && { link }), requestId })

/** Sends an error: a refusal as it is, a bug as a generic message with an ID. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.send(refuse(error, request, reply))
}

/** Sets the status and headers for an error, logs bugs, and returns the body. */
export function refuse(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error)
  void reply.header('cache-control', 'no-store')
  if (refusal === null) {
    request.log.error({ err: error, requestId: request.id, url: request.url.split('?')[0] }, 'A request failed.')
    void reply.status(500)
    return { error: 'Something went wrong.', code: 'BUG' as const, fields: {}, requestId: request.id }
  }
  if (refusal.retryAfter !== null) void reply.header('retry-after', refusal.retryAfter)
  void reply.status(refusal.http)
  return bodyOf(refusal, request.id)
}

function refusalFor(error: FastifyError | Error): Refusal | null {
  if (error instanceof Refusal) return error
  const fromDatabase = refusalOfDatabase(error)
  if (fromDatabase !== null) return fromDatabase
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Refusal('TOO_LARGE')
  if (status === 415) return new Refusal('INVALID_INPUT', { message: 'Send JSON.' })
  if (status !== undefined && status >= 400 && status < 500) {
    return new Refusal('INVALID_INPUT', { message: 'We couldn’t read this request.' })
  }
  return null
}
