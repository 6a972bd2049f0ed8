import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const HideApart = lazyPart(() => import('#features/connections/web/HideApart.tsx').then((module) => module.HideApart), RenderNothing)

/** For members: hides what is of people whom a block keeps apart from them, once the page is hydrated. */
export function HiddenPeople() {
  if (useSession() === null) return null
  return (
    <Suspense>
      <HideApart />
    </Suspense>
  )
}
