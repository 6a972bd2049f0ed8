import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface DiscardQuestion {
  /** Closes the form, or asks first. */
  close: () => void
  /** To be rendered inside the form. */
  question: ReactNode
}

/** For a dialog with a form: closing it, or leaving the page, asks before what was entered is lost. While `isBusy`, the page can be left. */
export function useDiscardQuestion(isChanged: boolean, onClose: () => void, isBusy = false): DiscardQuestion {
  const [isAsking, ask] = useState(false)
  const question = (
    <>
      <LeaveQuestion isChanged={isChanged && !isBusy} />
      <ConfirmDialog open={isAsking} question="Discard what you entered?" confirm="Discard" onConfirm={onClose} onClose={() => ask(false)} />
    </>
  )
  return { close: () => (isChanged ? ask(true) : onClose()), question }
}
