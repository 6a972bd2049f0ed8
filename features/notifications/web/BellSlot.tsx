import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const Bell = lazyPart(() => import('./Bell.tsx').then((module) => module.Bell), RenderNothing)

/** The place of the bell in the top bar: empty for a visitor, reserved if a login is remembered. */
export function BellSlot() {
  const placeholder = <span className="hidden size-10 in-data-[session=in]:block" />
  if (useSession() === null) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <Bell />
    </Suspense>
  )
}
