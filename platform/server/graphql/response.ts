import type { ExecutionResult, GraphQLError } from 'graphql'
import { Refusal } from '../../rules/refusals.ts'
import { refusalOfDatabase } from '../database/refusal-of-database.ts'
import type { Log } from '../log.ts'

export interface GraphqlResponse {
  data?: unknown
  errors?: { message: string; path?: readonly (string | number)[]; extensions: Record<string, unknown> }[]
}

/** Creates the response that leaves the site: refusals stay as they are, everything else is masked and reported. */
export function responseOf(result: ExecutionResult, requestId: string, log: Log): GraphqlResponse {
  if (result.errors === undefined || result.errors.length === 0) return { data: result.data }
  return { data: result.data ?? null, errors: result.errors.map((error) => formatError(error, requestId, log)) }
}

function formatError(error: GraphQLError, requestId: string, log: Log) {
  const refusal = refusalBehind(error)
  const path = error.path === undefined ? {} : { path: error.path }
  if (refusal !== null) return { message: refusal.message, ...path, extensions: extensionsOf(refusal, requestId) }
  const original = originalOf(error)
  // Errors of the request itself (a variable of the wrong type) have no path; their text is safe and helpful.
  if (original === null || error.path === undefined) return { message: error.message, ...path, extensions: { code: 'INVALID_INPUT', fields: {}, requestId } }
  log.error({ err: original, requestId, path: error.path }, 'A request failed.')
  return { message: 'Something went wrong.', ...path, extensions: { code: 'BUG', requestId } }
}

/** The extensions of an error without a path: a subscription that was refused or failed. */
export function responseOfThrown(error: Error, requestId: string, log: Log): { message: string; extensions: Record<string, unknown> } {
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error)
  if (refusal !== null) return { message: refusal.message, extensions: extensionsOf(refusal, requestId) }
  log.error({ err: error, requestId }, 'A subscription failed.')
  return { message: 'Something went wrong.', extensions: { code: 'BUG', requestId } }
}

export function extensionsOf(refusal: Refusal, requestId: string): Record<string, unknown> {
  const retry = refusal.retryAfter === null ? {} : { retryAfter: refusal.retryAfter }
  const link = refusal.link === null ? {} : { link: refusal.link }
  return { code: refusal.code, fields: refusal.fields, ...retry, ...link, requestId }
}

function originalOf(error: GraphQLError): Error | null {
  let original: unknown = error.originalError
  while (original instanceof Error && 'originalError' in original && original.originalError instanceof Error) {
    original = original.originalError
  }
  return original instanceof Error ? original : null
}

function refusalBehind(error: GraphQLError): Refusal | null {
  const original = originalOf(error)
  if (original instanceof Refusal) return original
  return original === null ? null : refusalOfDatabase(original)
}
