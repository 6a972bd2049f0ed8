import { useSyncExternalStore } from 'react'
import { useSession } from '#platform/web/session/session.ts'

/** What the server said last about the viewer's follows in this window, by viewer and person: newer than any page. */
const settled = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** Keeps what holds now, for every button about this person. */
export function settleFollow(viewerId: string, personId: string, follows: boolean): void {
  settled.set(`${viewerId} ${personId}`, follows)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the viewer follows a person as far as this window was told by a press; null: nothing was pressed yet. */
export function useSettledFollow(personId: string): boolean | null {
  const viewerId = useSession()?.user.id ?? ''
  return useSyncExternalStore(subscribe, () => settled.get(`${viewerId} ${personId}`) ?? null, () => null)
}
