import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { addToastDialog, currentToasts, dismissToast, isShownIn, subscribeToToasts, type Toast } from './toast-store.ts'

// The code may fail to load when a toast says that the network is gone.
const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts }), () => ({ default: PlainToasts })))
const NONE: readonly Toast[] = []

/** Where toasts appear, on the page or in an open dialog: a live region. Its code loads with the first toast. */
export function ToastOutlet({ dialog = null }: { dialog?: string | null }) {
  useEffect(() => {
    if (dialog !== null) return addToastDialog(dialog)
  }, [dialog])
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE).filter((toast) => isShownIn(dialog, toast))
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

const PLAIN_MS = 6_000

function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const last = toasts.at(-1)?.id
  useEffect(() => {
    const timer = setTimeout(() => currentToasts().forEach(({ id }) => dismissToast(id)), PLAIN_MS)
    return () => clearTimeout(timer)
  }, [last])
  return (
    <>
      {toasts.map(({ id, text }) => (
        <p key={id} className="toast wrap-anywhere">
          {text}
        </p>
      ))}
    </>
  )
}
