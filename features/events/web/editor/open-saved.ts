import type { Navigate } from '#platform/web/pages/navigation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { eventPath } from '../../rules/paths.ts'
import type { EditedEventData } from './edited-event-query.ts'

/** Shows a saved event on its page, which its hosts can see before it is approved. */
export function openSaved(event: EditedEventData, navigate: Navigate): void {
  navigate(eventPath(event))
  if (event.state !== 'published' && event.state !== 'cancelled') showToast('Saved. An admin will review your event before others can see it.')
}
