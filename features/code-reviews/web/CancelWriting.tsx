import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'

interface Props {
  question: string
  explanation: string
  isChanged: boolean
  onCancel: () => void
}

/** Closes a form; asks first if that discards something. */
export function CancelWriting({ question, explanation, isChanged, onCancel }: Props) {
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button small variant="ghost" onClick={() => (isChanged ? ask(true) : onCancel())}>
        Cancel
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={question}
        explanation={explanation}
        confirm="Discard"
        onConfirm={() => {
          // The dialog gives the focus back before the form goes.
          flushSync(() => ask(false))
          onCancel()
        }}
        onClose={() => ask(false)}
      />
    </>
  )
}
