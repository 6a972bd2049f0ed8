import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { guardPage } from '../pages/leave-guard.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  isChanged: boolean
  /** Removes what is kept of the changes, before the page is left. */
  onDiscard?: () => void
  /** Also asks when only the search of the address changes. */
  coversSearch?: boolean
  /** What is asked; by default whether to discard changes. */
  texts?: { question: string; explanation: string; confirm: string }
}

const DISCARD = { question: 'Discard your changes?', explanation: 'You haven’t saved them.', confirm: 'Discard' }

/** Asks before the page is left while something is not saved. */
export function LeaveQuestion({ isChanged, onDiscard, coversSearch, texts = DISCARD }: Props) {
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isChanged) return
    const release = guardPage((go) => setProceed(() => go), coversSearch)
    // Closing the tab or leaving the site: the browser asks.
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      release()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isChanged, coversSearch])
  return (
    <ConfirmDialog
      open={proceed !== null}
      {...texts}
      onConfirm={() => {
        // The form has its old value before it goes, so that nothing is kept.
        if (onDiscard !== undefined) flushSync(onDiscard)
        setProceed(null)
        proceed?.()
      }}
      onClose={() => setProceed(null)}
    />
  )
}
