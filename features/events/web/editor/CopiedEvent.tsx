import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { eventPath } from '../../rules/paths.ts'
import { EditedEventQuery, type EditedEventData } from './edited-event-query.ts'
import { EventForm } from './EventForm.tsx'
import { copyOf } from './form-values.ts'
import { openSaved } from './open-saved.ts'

/** The form for a new event that begins as a copy of one of the viewer’s events. */
export function CopiedEvent({ id }: { id: string }) {
  const { data, isLoadingError, error, refetch } = useQuery(EditedEventQuery, { id }, { gcTime: 0 })
  if (isLoadingError) return <ErrorState text="We couldn’t open the event to copy." hint={error.message} onRetry={refetch} />
  return data === undefined ? <SkeletonText lines={8} /> : <CopyForm event={data.eventForEditing} />
}

function CopyForm({ event }: { event: EditedEventData }) {
  const navigate = useNavigate()
  const username = useSession()?.user.username ?? ''
  const [values] = useState(() => copyOf(event, username))
  return <EventForm draftKey={`event copy ${event.id}`} values={values} revision={0} cancelTo={eventPath(event)} onSaved={(saved) => openSaved(saved, navigate)} />
}
