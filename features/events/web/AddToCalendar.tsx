import { useState } from 'react'
import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { calendarDaysIcon, downloadIcon, externalLinkIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { googleCalendarLink, outlookLink } from '../rules/calendar-links.ts'
import { eventFilePath, eventPath } from '../rules/paths.ts'
import type { EventData, EventDateData } from './EventPage.tsx'

interface Props {
  event: Pick<EventData, 'title' | 'timeZone' | 'place' | 'number' | 'slug'>
  date: Pick<EventDateData, 'id' | 'startsAt' | 'endsAt'>
  /** As wide as its column. */
  wide?: boolean
}

/** Adds a date to a calendar: as a file, or in a calendar on the web. */
export function AddToCalendar({ event, date, wide = false }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const { title, timeZone, place, number, slug } = event
  const entry = () => ({ title, timeZone, place: place === '' ? 'Online' : place, startsAt: new Date(String(date.startsAt)), endsAt: new Date(String(date.endsAt)), address: location.origin + eventPath(event, date.id) })
  const save = () => {
    setFailure(null)
    // Those who go get the online link with it.
    downloadFile(eventFilePath(number, date.id), `${slug}.ics`).catch((error: unknown) => setFailure(errorMessage(error)))
  }
  const open = (address: string) => window.open(address, '_blank', 'noopener')
  return (
    <div className="relative grid gap-2">
      <Menu
        label="Add to calendar"
        align="start"
        className={`button button-secondary ${wide ? 'w-full' : ''}`}
        trigger={
          <span aria-hidden="true" className="flex items-center gap-2">
            <Icon of={calendarDaysIcon} small />
            Add to calendar
          </span>
        }
        items={[
          { label: 'Calendar file (.ics)', icon: downloadIcon, onSelect: save },
          { label: 'Google Calendar', icon: externalLinkIcon, onSelect: () => open(googleCalendarLink(entry())) },
          { label: 'Outlook on the web', icon: externalLinkIcon, onSelect: () => open(outlookLink(entry())) },
        ]}
      />
      <ErrorMessage message={failure ?? undefined} />
    </div>
  )
}
