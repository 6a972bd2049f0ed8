import type { Document } from '../graphql/graphql.ts'
import { request } from '../graphql/request.ts'
import { loadedQueryClient } from './load-query-client.ts'

/** Sends a mutation outside of components; cached queries become stale. */
export async function mutate<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Data> {
  const data = await request(document, variables)
  loadedQueryClient()?.invalidateAll()
  return data
}
