import { useMemo } from 'react'
import type { Cache } from '#platform/web/data/cache.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { BlockedIdsQuery } from './blocked-ids-query.ts'

const NO_IDS: readonly string[] = []

/**
 * Everybody whom a block keeps apart from the viewer. Public pages show the same to all; what is of these people is left
 * out afterwards, in the browser.
 */
export function useBlockedIds(): ReadonlySet<string> {
  const isMember = useSession() !== null
  // Once for a window: blocks that are made here are written into the cache.
  const { data } = useQuery(BlockedIdsQuery, isMember ? {} : null, { staleTime: Infinity, gcTime: Infinity, meta: { isLive: true } })
  const ids = data?.blockedPersonIds ?? NO_IDS
  return useMemo(() => new Set(ids), [ids])
}

/** Writes a block into the cache, or that it was taken back. */
export function updateBlockedIds(cache: Cache, personId: string, isApart: boolean): Promise<void> {
  return cache.updateQuery(BlockedIdsQuery, {}, ({ blockedPersonIds }) => {
    const others = blockedPersonIds.filter((id) => id !== personId)
    return { blockedPersonIds: isApart ? [...others, personId] : others }
  })
}
