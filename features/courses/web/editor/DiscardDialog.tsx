import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'

interface Props {
  open: boolean
  title: string
  /** Only the changes are discarded then. */
  isPublished: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a draft, or the changes of a published course, are deleted. */
export const DiscardDialog = ({ open, title, isPublished, busy, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open={open}
    question={isPublished ? 'Discard these changes?' : 'Delete this draft?'}
    explanation={isPublished ? 'You go on with the published version. You can’t undo this.' : `“${title || 'Untitled course'}” will be deleted. You can’t undo this.`}
    confirm={isPublished ? 'Discard' : 'Delete'}
    busy={busy}
    onConfirm={onConfirm}
    onClose={onClose}
  />
)
