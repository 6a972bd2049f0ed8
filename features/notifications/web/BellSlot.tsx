import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const Bell = lazyPart(() => import('./Bell.tsx').then((module) => module.Bell), RenderNothing)

/** The bell's place in the top bar: nothing for a visitor; where a login is remembered, the place is kept free. */
export function BellSlot() {
  const place = <span className="hidden size-10 in-data-[session=in]:block" />
  if (useSession() === null) return place
  return (
    <Suspense fallback={place}>
      <Bell />
    </Suspense>
  )
}
