import { useMemo } from 'react'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutationState } from '#platform/web/data/use-mutation-state.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { applyChange, type Inbox, type InboxChange } from '../rules/inbox.ts'
import { inboxOf, LATEST } from './inbox-cache.ts'
import { INBOX_CHANGES } from './inbox-changes.ts'
import { InboxQuery } from './inbox-query.ts'

const LIVE = { staleTime: Infinity, gcTime: Infinity, retryOnMount: false, meta: { isLive: true } }

interface ShownInbox {
  /** The expected state, with pending actions applied; null while loading. */
  inbox: Inbox | null
  /** The error if it could not be loaded. */
  error: ApiError | null
  refetch: () => void
}

/** The inbox of the logged-in person. It is loaded once; after that live updates keep it current (`Bell.tsx`). */
export function useInbox(): ShownInbox {
  const isMember = useSession() !== null
  const { data, error, refetch } = useQuery(InboxQuery, isMember ? LATEST : null, LIVE)
  const changes = useMutationState<InboxChange>(INBOX_CHANGES)
  const inbox = useMemo(() => (data === undefined ? null : changes.reduce(applyChange, inboxOf(data))), [data, changes])
  return { inbox, error: data === undefined ? error : null, refetch }
}
