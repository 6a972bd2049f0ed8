import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'

export interface Change {
  title: string
  text: string
}

/** In place of a dialog about something that someone else ended or moved while it was open. The button that opened it may be gone. */
export function ChangeDialog({ change: { title, text }, onClose }: { change: Change; onClose: () => void }) {
  const close = () => closeToHeading(onClose)
  return (
    <Dialog open title={title} isAlert onClose={close} footer={<Button data-autofocus onClick={close}>Close</Button>}>
      <p className="text-sm wrap-anywhere">{text}</p>
    </Dialog>
  )
}
