import { shiftDays, type LocalTime } from './recurrence.ts'

function hourAfter(local: LocalTime): LocalTime {
  const hour = Number(local.slice(11, 13)) + 1
  return `${shiftDays(local, Math.floor(hour / 24)).slice(0, 11)}${String(hour % 24).padStart(2, '0')}${local.slice(13, 16)}`
}

/** The end of an event after its start was entered: an hour later, as long as nobody has entered another end. */
export function endAfterStart({ startsAt, endsAt }: { startsAt: LocalTime; endsAt: LocalTime }, next: LocalTime): LocalTime {
  if (next === '') return endsAt
  const isFilled = startsAt !== '' && endsAt.slice(0, 16) === hourAfter(startsAt)
  return endsAt === '' || isFilled ? hourAfter(next) : endsAt
}
