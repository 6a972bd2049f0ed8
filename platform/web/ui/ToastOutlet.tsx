import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts, type Toast } from './toast-store.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))
const NONE: readonly Toast[] = []

/** Where toasts appear: a live region that is there from the start. Its code comes with the first toast. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  return (
    <output className="toasts">
      {toasts.length > 0 && (
        <Suspense>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </output>
  )
}
