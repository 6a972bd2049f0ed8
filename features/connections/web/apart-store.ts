import { useEffect, useSyncExternalStore } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useSession } from '#platform/web/session/session.ts'

const PeopleApartQuery = graphql(`
  query PeopleApart { peopleApart }
`)

const NOBODY: ReadonlySet<string> = new Set()
let known: { viewerId: string; apart: ReadonlySet<string> } | null = null
let askedFor = ''
const listeners = new Set<() => void>()

function keep(viewerId: string, apart: ReadonlySet<string>): void {
  known = { viewerId, apart }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asked once for a viewer in this window; what cannot be had is asked again with the next page. */
function askOnce(viewerId: string): void {
  if (askedFor === viewerId) return
  askedFor = viewerId
  request(PeopleApartQuery, {}).then(
    ({ peopleApart }) => keep(viewerId, new Set(peopleApart)),
    () => {
      askedFor = ''
    },
  )
}

/** A block was made or taken back in this window. */
export function settleApart(viewerId: string, personId: string, isApart: boolean): void {
  const next = new Set(known?.viewerId === viewerId ? known.apart : NOBODY)
  if (isApart) next.add(personId)
  else next.delete(personId)
  askedFor = viewerId
  keep(viewerId, next)
}

/**
 * Everybody whom a block keeps apart from the viewer. Public pages show the same to all; what is of these people is left
 * out afterwards, in the browser.
 */
export function useApart(): ReadonlySet<string> {
  const viewerId = useSession()?.user.id ?? ''
  useEffect(() => {
    if (viewerId !== '') askOnce(viewerId)
  }, [viewerId])
  return useSyncExternalStore(subscribe, () => (known !== null && known.viewerId === viewerId ? known.apart : NOBODY), () => NOBODY)
}
