import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'

const Bell = lazy(() => import('./Bell.tsx').then(({ Bell }) => ({ default: Bell })))

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
