import { useMemo } from 'react'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { BlockedIdsQuery } from './blocked-ids-query.ts'

const NO_IDS: readonly string[] = []

/** All people with a block between them and the viewer. Public pages are the same for everybody, so the browser hides the content of these people. */
export function useBlockedIds(): ReadonlySet<string> {
  const isMember = useSession() !== null
  // Loaded once per window: blocks made here are written into the cache.
  const { data } = useQuery(BlockedIdsQuery, isMember ? {} : null, { staleTime: Infinity, gcTime: Infinity, meta: { isLive: true } })
  const ids = data?.blockedPersonIds ?? NO_IDS
  return useMemo(() => new Set(ids), [ids])
}

/** Writes a block or its end into the cache. */
export function updateBlockedIds(cache: Cache, personId: string, isApart: boolean): Promise<void> {
  return cache.updateQuery(BlockedIdsQuery, {}, ({ blockedPersonIds }) => {
    const others = blockedPersonIds.filter((id) => id !== personId)
    return { blockedPersonIds: isApart ? [...others, personId] : others }
  })
}
