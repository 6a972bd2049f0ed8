import { localWhenText } from '#features/events/web/public.tsx'
import type { OfficeHourData } from './office-hour-queries.ts'

/** When an office hour is, in the zone of the mentor, as the locale of the browser writes it. */
export const slotWhen = ({ startsAt, endsAt, timeZone }: Pick<OfficeHourData, 'startsAt' | 'endsAt' | 'timeZone'>): string => localWhenText(new Date(String(startsAt)), new Date(String(endsAt)), timeZone)
