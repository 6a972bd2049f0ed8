import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const HideBlockedPeople = lazyPart(() => import('#features/connections/web/HideBlockedPeople.tsx').then((module) => module.HideBlockedPeople), RenderNothing)

/** For members: hides content of blocked people once the page is hydrated. */
export function HiddenPeople() {
  if (useSession() === null) return null
  return (
    <Suspense>
      <HideBlockedPeople />
    </Suspense>
  )
}
