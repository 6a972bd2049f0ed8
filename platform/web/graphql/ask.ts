import type { Document } from './graphql.ts'
import { LATER, ServerSays } from './refusal.ts'
import { request } from './request.ts'
import { takePart } from './together.ts'

/** What goes for all parts of a request alike: to ask again at once would only be louder. */
const FOR_ALL = new Set(['OFFLINE', 'TRANSPORT', 'SESSION_OVER', ...LATER])

/**
 * Asks what may have been asked already, together with others (`useTogether`): then that answer will do. Where one of the
 * others was refused, nobody got an answer, and this asks for its own.
 */
export async function ask<Result, Variables>(document: Document<Result, Variables>, variables: Variables, signal?: AbortSignal): Promise<Result> {
  const together = await takePart(document as Document, variables)
  if (together !== null) {
    try {
      return (await together.answer) as Result
    } catch (error) {
      if (!(error instanceof ServerSays) || FOR_ALL.has(error.code)) throw error
    }
  }
  return request(document, variables, signal)
}
