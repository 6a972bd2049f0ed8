import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { calendarDaysIcon, downloadIcon, externalLinkIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { googleCalendarLink, outlookLink } from '#features/events/rules/calendar-links.ts'
import { contestFilePath, contestPath } from '../rules/paths.ts'
import type { ContestData } from './contest-queries.ts'

/** Adds a contest to a calendar: as a file, or in a calendar on the web. */
export function AddToCalendar({ contest: { number, title, startsAt, endsAt } }: { contest: ContestData }) {
  const entry = () => ({ title, timeZone: 'UTC', place: 'Online', startsAt: new Date(String(startsAt)), endsAt: new Date(String(endsAt)), address: location.origin + contestPath(number) })
  const save = () => void downloadFile(contestFilePath(number), `contest-${number}.ics`).catch((error: unknown) => showToast(errorMessage(error), { kind: 'error' }))
  const open = (address: string) => window.open(address, '_blank', 'noopener')
  return (
    <Menu
      label="Add to calendar"
      align="end"
      className="button button-secondary"
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
  )
}
