import { eventFilePath, eventPath } from '../rules/paths.ts'
import { CalendarMenu } from './CalendarMenu.tsx'
import type { EventData, EventDateData } from './EventPage.tsx'

interface Props {
  event: Pick<EventData, 'title' | 'timeZone' | 'place' | 'number' | 'slug'>
  date: Pick<EventDateData, 'id' | 'startsAt' | 'endsAt'>
  /** As wide as its column. */
  wide?: boolean
}

/** Adds a date to a calendar. Those who go get the online link with the file. */
export const AddToCalendar = ({ event, date, wide = false }: Props) => {
  const { title, timeZone, place, number, slug } = event
  return (
    <CalendarMenu
      align="start"
      wide={wide}
      file={{ path: eventFilePath(number, date.id), name: `${slug}.ics` }}
      entry={() => ({ title, timeZone, place: place === '' ? 'Online' : place, startsAt: new Date(String(date.startsAt)), endsAt: new Date(String(date.endsAt)), address: location.origin + eventPath(event, date.id) })}
    />
  )
}
