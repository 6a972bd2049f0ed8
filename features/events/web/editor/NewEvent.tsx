import { useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { EVENTS_PATH } from '../../rules/paths.ts'
import { EventForm } from './EventForm.tsx'
import { newValues } from './form-values.ts'
import { openSaved } from './open-saved.ts'

export function NewEvent() {
  const navigate = useNavigate()
  const [values] = useState(newValues)
  return <EventForm draftKey="event new" values={values} revision={0} cancelTo={EVENTS_PATH} onSaved={(event) => openSaved(event, navigate)} />
}
