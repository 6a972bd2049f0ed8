import { CalendarMenu } from '#features/events/web/public.tsx'
import { contestFilePath, contestPath } from '../rules/paths.ts'
import type { ContestCardData } from './contest-queries.ts'

/** Adds a contest to a calendar. */
export const AddToCalendar = ({ contest: { number, title, startsAt, endsAt } }: { contest: Pick<ContestCardData, 'number' | 'title' | 'startsAt' | 'endsAt'> }) => (
  <CalendarMenu
    align="end"
    file={{ path: contestFilePath(number), name: `contest-${number}.ics` }}
    entry={() => ({ title, timeZone: 'UTC', place: 'Online', startsAt: new Date(String(startsAt)), endsAt: new Date(String(endsAt)), address: location.origin + contestPath(number) })}
  />
)
