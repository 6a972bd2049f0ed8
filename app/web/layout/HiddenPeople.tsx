import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, Nothing } from '#platform/web/ui/lazy-part.tsx'

const HideBlockedPeople = lazyPart(() => import('#features/connections/web/HideBlockedPeople.tsx').then((module) => module.HideBlockedPeople), Nothing)

/** For members: hides what is of people whom a block keeps apart from them, once the page is hydrated. */
export function HiddenPeople() {
  if (useSession() === null) return null
  return (
    <Suspense>
      <HideBlockedPeople />
    </Suspense>
  )
}
