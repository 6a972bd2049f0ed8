import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import type { GivenUp } from '../rules/rsvp.ts'

const TEXTS: Record<GivenUp, { question: string; explanation: string; confirm: string }> = {
  place: { question: 'Give up your place?', explanation: 'This event is full. If people are waiting, the first of them is offered your place.', confirm: 'Give up my place' },
  offer: { question: 'Decline this place?', explanation: 'It goes to the next person in line. If you come back, you start at the end of the list.', confirm: 'Decline' },
  wait: { question: 'Leave the waiting list?', explanation: 'If you come back, you start at the end of the list.', confirm: 'Leave the list' },
}

/** Asks before something is given up that may not come back: a place of a full event, an offered one, or one in the waiting list. */
export const GiveUpPlaceDialog = ({ what, onConfirm, onClose }: { what: GivenUp; onConfirm: () => void; onClose: () => void }) => (
  <ConfirmDialog
    open
    {...TEXTS[what]}
    onConfirm={() => {
      onClose()
      onConfirm()
    }}
    onClose={onClose}
  />
)
