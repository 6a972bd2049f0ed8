import type { Document } from '../graphql/graphql.ts'
import { OFFLINE, ApiError } from '../graphql/api-error.ts'
import { request } from '../graphql/request.ts'

/** Sends a document and returns its data; every failure is an `ApiError` with a message to show. */
export function fetchDocument<Data, Variables>(document: Document<Data, Variables>, variables: Variables, signal?: AbortSignal): Promise<Data> {
  return request(document, variables, signal).catch((error: unknown) => {
    throw toApiError(error)
  })
}

export const toApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError('OFFLINE', OFFLINE))
