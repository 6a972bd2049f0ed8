import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { calendarDaysIcon, downloadIcon, externalLinkIcon } from '#platform/web/ui/icons.ts'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { googleCalendarLink, outlookLink, type CalendarEntry } from '../rules/calendar-links.ts'

interface Added {
  /** What is added, read when it is: its address depends on the browser. */
  entry: () => CalendarEntry
  file: { path: string; name: string }
}

interface Props extends Added {
  align: 'start' | 'end'
  /** As wide as its column. */
  wide?: boolean
}

/** The ways to add something to a calendar: as a file, or in a calendar on the web. */
export function calendarItems({ entry, file }: Added): MenuItem[] {
  const save = () => void downloadFile(file.path, file.name).catch((error: unknown) => showToast(errorMessage(error), { kind: 'error' }))
  const open = (address: string) => window.open(address, '_blank', 'noopener')
  return [
    { label: 'Calendar file (.ics)', icon: downloadIcon, onSelect: save },
    { label: 'Google Calendar', icon: externalLinkIcon, onSelect: () => open(googleCalendarLink(entry())) },
    { label: 'Outlook on the web', icon: externalLinkIcon, onSelect: () => open(outlookLink(entry())) },
  ]
}

/** Adds something to a calendar. */
export function CalendarMenu({ align, wide = false, ...added }: Props) {
  return (
    <Menu
      label="Add to calendar"
      align={align}
      className={`button button-secondary ${wide ? 'w-full' : ''}`}
      trigger={
        <span aria-hidden="true" className="flex items-center gap-2">
          <Icon of={calendarDaysIcon} small />
          Add to calendar
        </span>
      }
      items={calendarItems(added)}
    />
  )
}
