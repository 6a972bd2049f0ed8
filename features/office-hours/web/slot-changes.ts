import { localWhen } from '#features/events/web/public.tsx'
import type { Change } from './ChangeDialog.tsx'
import type { OwnOfficeHourData } from './office-hour-queries.ts'

/** What happened to an office hour of the mentor since `asked` was read, while a dialog about it was open. */
export interface SlotChanges {
  /** As it is now; as it was if it is gone. */
  own: OwnOfficeHourData
  /** Null if the office hour is still offered. */
  slot: Change | null
  /** Null if its booking is as it was. */
  booking: Change | null
}

export function slotChanges(asked: OwnOfficeHourData, all: readonly OwnOfficeHourData[]): SlotChanges {
  const now = all.find(({ officeHour }) => officeHour.id === asked.officeHour.id)
  return {
    own: now ?? asked,
    slot: now === undefined ? { title: 'This office hour isn’t offered any more', text: 'It is over, or it was canceled in the meantime. There is nothing left to do.' } : null,
    booking: bookingChange(asked, now, all),
  }
}

function bookingChange({ booking: before }: OwnOfficeHourData, now: OwnOfficeHourData | undefined, all: readonly OwnOfficeHourData[]): Change | null {
  const after = now?.booking ?? null
  if (before?.id === after?.id) return null
  if (before === null) return { title: 'This office hour was booked', text: `${after!.learner.name} has booked it in the meantime.` }
  const { name } = before.learner
  const moved = all.find(({ booking }) => booking?.id === before.id)
  if (moved !== undefined) return { title: 'This booking was moved', text: `${name} has moved it to ${localWhen(moved.officeHour)}.` }
  return { title: 'This booking is already canceled', text: `${name} is no longer booked. ${after === null ? 'Others can book the time again.' : `${after.learner.name} has booked the time since.`}` }
}
