import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { NOTHING, openInbox, shownInbox, subscribeToInbox, type ShownInbox } from './inbox-store.ts'

/** The inbox of whoever is logged in: one for the whole window, however many parts of it show it. */
export function useInbox(): ShownInbox {
  const person = useSession()?.user.id ?? null
  useEffect(() => {
    if (person !== null) openInbox(person)
  }, [person])
  const shown = useSyncExternalStore(subscribeToInbox, shownInbox, () => NOTHING)
  return person === null ? NOTHING : shown
}
