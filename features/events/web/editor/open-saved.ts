import type { Navigate } from '#platform/web/pages/navigation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { EVENTS_PATH, eventPath } from '../../rules/paths.ts'
import type { EditedEventData } from './edited-event-query.ts'

/** Where a saved event is seen: on its page, or, before it is approved, among the own events. */
export function openSaved(event: EditedEventData, navigate: Navigate): void {
  if (event.state === 'published' || event.state === 'cancelled') return navigate(eventPath(event))
  showToast('Saved. An admin will review your event before others can see it.')
  navigate(`${EVENTS_PATH}?show=mine`)
}
