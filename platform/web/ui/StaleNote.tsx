import type { QueryResult } from '../data/use-query.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** Says beside what is shown that it may be out of date or incomplete, since the query failed. Nothing as long as it has not. */
export function StaleNote({ query: { data, error, refetch } }: { query: Pick<QueryResult<unknown>, 'data' | 'error' | 'refetch'> }) {
  const message = error === null ? null : data === undefined ? `Some content couldn’t be loaded. ${error.message}` : `This page may be out of date. ${error.message}`
  return <ErrorMessage message={message} onRetry={refetch} />
}
