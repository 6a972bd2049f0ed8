import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'

/** Asks before a place of a full event is given up, because it may not be free again. */
export const GiveUpPlaceDialog = ({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) => (
  <ConfirmDialog
    open
    question="Give up your place?"
    explanation="This event is full. If people are waiting, the first of them is offered your place."
    confirm="Give up my place"
    onConfirm={() => {
      onClose()
      onConfirm()
    }}
    onClose={onClose}
  />
)
