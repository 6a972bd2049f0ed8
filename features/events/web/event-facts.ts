import { eventPath } from '../rules/paths.ts'
import type { EventData, EventDateData } from './EventPage.tsx'

/** Structured data (schema.org) of a date. */
export function eventFacts(event: EventData, date: EventDateData): object {
  const { title, preview, imageUrl, place, isOnline, host, number, slug } = event
  const physical = place === '' ? [] : [{ '@type': 'Place', name: place, address: place }]
  const virtual = isOnline ? [{ '@type': 'VirtualLocation', url: eventPath({ number, slug }) }] : []
  const mode = place === '' ? 'Online' : isOnline ? 'Mixed' : 'Offline'
  const places = date.capacity === null ? {} : { maximumAttendeeCapacity: date.capacity, remainingAttendeeCapacity: Math.max(0, date.capacity - date.taken) }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: preview,
    startDate: date.startsAt,
    endDate: date.endsAt,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    eventStatus: `https://schema.org/${date.isCancelled ? 'EventCancelled' : date.isMoved ? 'EventRescheduled' : 'EventScheduled'}`,
    location: [...physical, ...virtual],
    isAccessibleForFree: true,
    ...(imageUrl !== null && { image: imageUrl }),
    ...(host !== null && { organizer: { '@type': 'Person', name: host.name } }),
    ...places,
  }
}
