import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  /** The exact question. */
  question: string
  /** The consequences. */
  explanation?: string
  /** More about the consequences, below the explanation. */
  children?: ReactNode
  /** The label of the button, such as "Delete". With "Discard", which is about what somebody wrote, the other button reads "Keep editing", with "Cancel …" it reads "Keep it", else "Cancel". */
  confirm: string
  /** `primary` for something that destroys nothing. */
  variant?: 'danger' | 'primary'
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before something that cannot be undone. The focus starts on the button that changes nothing. */
export function ConfirmDialog({ open, question, explanation, children, confirm, variant = 'danger', busy = false, onConfirm, onClose }: Props) {
  const footer = (
    <>
      <Button data-autofocus onClick={onClose}>
        {confirm === 'Discard' ? 'Keep editing' : confirm.startsWith('Cancel') ? 'Keep it' : 'Cancel'}
      </Button>
      <Button variant={variant} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={question} footer={footer} isAlert>
      {explanation !== undefined && <p className="text-sm text-text-muted">{explanation}</p>}
      {children}
    </Dialog>
  )
}
