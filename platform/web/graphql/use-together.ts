import { useLayoutEffect, useRef } from 'react'
import { useSession } from '../session/session.ts'
import { gatherParts } from './together.ts'

/**
 * Asks for all that the parts of a page ask of their own in one request, before they do: their effects come after this
 * one. `offer` asks, and holds the answer ready for the parts (`offerParts`). For members, and anew when somebody else is
 * logged in or acts in another role; nothing for a visitor.
 */
export function useTogether(offer: () => Promise<() => void>): void {
  const user = useSession()?.user
  const person = user === undefined ? '' : `${user.id} ${user.role}`
  const newest = useRef(offer)
  newest.current = offer
  useLayoutEffect(() => {
    if (person !== '') return gatherParts(newest.current())
  }, [person])
}
