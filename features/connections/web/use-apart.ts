import { useMemo } from 'react'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { PeopleApartQuery } from './apart-query.ts'

const NO_IDS: readonly string[] = []

/**
 * Everybody whom a block keeps apart from the viewer. Public pages show the same to all; what is of these people is left
 * out afterwards, in the browser.
 */
export function useApart(): ReadonlySet<string> {
  const isMember = useSession() !== null
  // Once for a window: blocks that are made here are written into the cache.
  const { data } = useQuery(PeopleApartQuery, isMember ? {} : null, { staleTime: Infinity, gcTime: Infinity, meta: { isLive: true } })
  const ids = data?.peopleApart ?? NO_IDS
  return useMemo(() => new Set(ids), [ids])
}

/** Writes a block into the cache, or that it was taken back. */
export function setApart(cache: Cache, personId: string, isApart: boolean): Promise<void> {
  return cache.updateQuery(PeopleApartQuery, {}, ({ peopleApart }) => {
    const others = peopleApart.filter((id) => id !== personId)
    return { peopleApart: isApart ? [...others, personId] : others }
  })
}
