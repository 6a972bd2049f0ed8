import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'

interface Props {
  open: boolean
  /** How many questions have no answer. */
  blanks: number
  /** What checking does. */
  explanation: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before questions without an answer are checked. */
export function UnansweredDialog({ blanks, ...rest }: Props) {
  return <ConfirmDialog question={blanks === 1 ? 'One question has no answer. Check anyway?' : `${blanks} questions have no answer. Check anyway?`} confirm="Check anyway" {...rest} />
}
