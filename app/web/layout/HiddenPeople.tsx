import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const HideApart = lazyPart(() => import('#features/connections/web/HideApart.tsx').then((module) => module.HideApart), RenderNothing)

/** For members: hides content of blocked people once the page is hydrated. */
export function HiddenPeople() {
  if (useSession() === null) return null
  return (
    <Suspense>
      <HideApart />
    </Suspense>
  )
}
