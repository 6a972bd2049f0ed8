import type { Document } from '../graphql/graphql.ts'
import { OFFLINE, ApiError } from '../graphql/api-error.ts'
import { request } from '../graphql/request.ts'

/** Sends a document; whatever goes wrong is an `ApiError` with the sentence to show. */
export function fetchDocument<Data, Variables>(document: Document<Data, Variables>, variables: Variables, signal?: AbortSignal): Promise<Data> {
  return request(document, variables, signal).catch((error: unknown) => {
    throw toApiError(error)
  })
}

export const toApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError('OFFLINE', OFFLINE))
