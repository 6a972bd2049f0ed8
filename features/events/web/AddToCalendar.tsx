import { eventFilePath, eventPath } from '../rules/paths.ts'
import { CalendarMenu } from './CalendarMenu.tsx'
import type { EventData, EventDateData } from './EventPage.tsx'

interface Added {
  event: Pick<EventData, 'title' | 'timeZone' | 'place' | 'number' | 'slug'>
  date: Pick<EventDateData, 'id' | 'startsAt' | 'endsAt'>
}

interface Props extends Added {
  /** As wide as its column. */
  wide?: boolean
}

/** A date as the menu for calendars needs it. Those who go get the online link with the file. */
export function calendarDate({ event, date }: Added) {
  const { title, timeZone, place, number, slug } = event
  return {
    file: { path: eventFilePath(number, date.id), name: `${slug}.ics` },
    entry: () => ({ title, timeZone, place: place === '' ? 'Online' : place, startsAt: new Date(String(date.startsAt)), endsAt: new Date(String(date.endsAt)), address: location.origin + eventPath(event, date.id) }),
  }
}

/** Adds a date to a calendar. */
export const AddToCalendar = ({ wide = false, ...added }: Props) => <CalendarMenu align="start" wide={wide} {...calendarDate(added)} />
