import type { QueryResult } from '../data/use-query.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** A note that content may be out of date or incomplete, because its query failed. Renders nothing otherwise. */
export function StaleNote({ query: { data, error, refetch } }: { query: Pick<QueryResult<unknown>, 'data' | 'error' | 'refetch'> }) {
  const message = error === null ? null : data === undefined ? `Some content couldn’t be loaded. ${error.message}` : `This page may be out of date. ${error.message}`
  return <ErrorMessage message={message} onRetry={refetch} />
}
