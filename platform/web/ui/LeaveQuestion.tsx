import { useEffect, useState } from 'react'
import { guardPage } from '../pages/leave-guard.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Asks before the page is left while something is not saved, for forms without autosave. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isChanged) return
    const release = guardPage((go) => setProceed(() => go))
    // Closing the tab or leaving the site: the browser asks.
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      release()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isChanged])
  return (
    <ConfirmDialog
      open={proceed !== null}
      question="Discard your changes?"
      explanation="You haven’t saved them."
      confirm="Discard"
      onConfirm={() => {
        setProceed(null)
        proceed?.()
      }}
      onClose={() => setProceed(null)}
    />
  )
}
