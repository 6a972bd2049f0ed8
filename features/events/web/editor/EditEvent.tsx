import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { eventPath } from '../../rules/paths.ts'
import { EditedEventQuery } from './edited-event-query.ts'
import { EventForm } from './EventForm.tsx'
import { valuesOf } from './form-values.ts'
import { openSaved } from './open-saved.ts'

export function EditEvent({ id }: { id: string }) {
  const navigate = useNavigate()
  const { data, isLoadingError, error, refetch } = useQuery(EditedEventQuery, { id }, { gcTime: 0 })
  if (isLoadingError) return <ErrorState text="We couldn’t open this event." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={8} />
  const event = data.eventForEditing
  return (
    <div className="grid grid-cols-1 gap-6">
      {event.state === 'returned' && <p className="max-w-2xl rounded-card border border-warning bg-warning-subtle p-4 text-sm wrap-anywhere">The reviewer requested changes: {event.comment}</p>}
      {/* A newer version opens the form again, with what was typed here on top of it. */}
      <EventForm key={event.revision} draftKey={`event ${id}`} values={valuesOf(event)} revision={event.revision} cancelTo={eventPath(event)} onSaved={(saved) => openSaved(saved, navigate)} />
    </div>
  )
}
