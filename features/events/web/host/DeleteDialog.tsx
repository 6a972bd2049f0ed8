import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { EVENTS_PATH } from '../../rules/paths.ts'
import type { EventData } from '../EventPage.tsx'
import { CancelEvent } from './CancelDialog.tsx'

/** Asks before an event that waits for approval is deleted. */
export function DeleteDialog({ event, onClose }: { event: EventData; onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation(CancelEvent, { onSuccess: () => navigate(EVENTS_PATH, { replace: true }) })
  return (
    <ConfirmDialog
      open
      question={`Delete “${event.title}”?`}
      explanation="It was never published, so no one else has seen it."
      confirm="Delete event"
      busy={isPending}
      onConfirm={() => mutate({ id: event.id, reason: 'Deleted.' })}
      onClose={onClose}
    >
      <ErrorMessage message={error?.message} />
    </ConfirmDialog>
  )
}
