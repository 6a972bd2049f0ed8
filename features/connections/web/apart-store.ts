import { useSyncExternalStore } from 'react'
import { ask } from '#platform/web/graphql/ask.ts'
import { onSessionChange, readSession, useSession } from '#platform/web/session/session.ts'
import { PeopleApartQuery } from './apart-query.ts'

const NOBODY: ReadonlySet<string> = new Set()
let known: { viewerId: string; apart: ReadonlySet<string> } = { viewerId: '', apart: NOBODY }
let askedFor = ''
const listeners = new Set<() => void>()

function keep(viewerId: string, apart: ReadonlySet<string>): void {
  known = { viewerId, apart }
  for (const listener of listeners) listener()
}

const viewerNow = () => readSession()?.user.id ?? ''

/** Asked once for a viewer in this window; what could not be had is asked again by whoever wants it next. */
function askOnce(): void {
  const viewerId = viewerNow()
  if (askedFor === viewerId) return
  askedFor = viewerId
  if (viewerId === '') return keep('', NOBODY)
  ask(PeopleApartQuery, {}).then(
    ({ peopleApart }) => keep(viewerId, new Set(peopleApart)),
    () => {
      askedFor = ''
    },
  )
}

/** A block was made or taken back in this window. */
export function settleApart(personId: string, isApart: boolean): void {
  const next = new Set(apartNow())
  if (isApart) next.add(personId)
  else next.delete(personId)
  askedFor = viewerNow()
  keep(askedFor, next)
}

/** Everybody whom a block keeps apart from the viewer, as far as is known. */
export const apartNow = (): ReadonlySet<string> => (known.viewerId === viewerNow() ? known.apart : NOBODY)

/** Tells when that may have changed; as long as somebody listens it is asked for, for whoever is logged in. */
export function onApartChange(listener: () => void): () => void {
  listeners.add(listener)
  askOnce()
  const stop = onSessionChange(askOnce)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/**
 * Everybody whom a block keeps apart from the viewer. Public pages show the same to all; what is of these people is left
 * out afterwards, in the browser.
 */
export function useApart(): ReadonlySet<string> {
  useSession()
  return useSyncExternalStore(onApartChange, apartNow, () => NOBODY)
}
