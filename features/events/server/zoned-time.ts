import { Refusal } from '#platform/rules/refusals.ts'
import { momentText } from '../rules/event-times.ts'
import type { Fold } from '../rules/event-inputs.ts'
import type { LocalTime } from '../rules/recurrence.ts'

const MAX_YEARS_AHEAD = 5

/** The instant of a wall-clock time in a zone. Where the clocks skip it, the time moves on by the gap, as in calendar files; where it occurs twice, `fold` decides. */
export function instantOf(local: LocalTime, zone: string, fold: Fold | null = null): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: fold ?? 'compatible' }).epochMilliseconds)
}

function isKnownZone(zone: string): boolean {
  try {
    return Temporal.PlainDateTime.from('2026-01-01T00:00').toZonedDateTime(zone).timeZoneId !== ''
  } catch {
    return false
  }
}

/** Throws INVALID_INPUT for a start that is over, or so far ahead that it must be a slip. */
export function checkStart(start: Date, now: Date): void {
  if (start <= now) throw refusal('startsAt', 'The start is in the past. Choose a later time.')
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS_AHEAD)
  if (start > last) throw refusal('startsAt', `Choose a start within the next ${MAX_YEARS_AHEAD} years.`)
}

/** The same for a time that a person entered. Throws INVALID_INPUT for an unknown zone, for a time that does not exist, and for one that occurs twice without a choice. */
export function enteredInstant(local: LocalTime, zone: string, { field, fold }: { field: string; fold: Fold | null }): Date {
  const plain = Temporal.PlainDateTime.from(local)
  // `Intl` knows more names than calendars and the database: old abbreviations such as `AET`.
  if (!isKnownZone(zone)) throw refusal('timeZone', 'We don’t know this time zone.')
  const [earlier, later] = [plain.toZonedDateTime(zone, { disambiguation: 'earlier' }), plain.toZonedDateTime(zone, { disambiguation: 'later' })]
  if (earlier.epochMilliseconds === later.epochMilliseconds) return new Date(earlier.epochMilliseconds)
  if (!earlier.toPlainDateTime().equals(plain)) {
    throw refusal(field, `This time doesn’t exist in ${zone}: the clocks go forward over it. Choose a time after ${momentText(new Date(later.epochMilliseconds), zone)}.`)
  }
  if (fold === null) throw refusal('fold', `This time occurs twice in ${zone}, because the clocks go back. Choose the first or the second one.`)
  return new Date((fold === 'earlier' ? earlier : later).epochMilliseconds)
}

const refusal = (field: string, message: string) => new Refusal('INVALID_INPUT', { message, fields: { [field]: message } })

/** The wall-clock time of an instant in a zone. */
export function localTimeOf(at: Date, zone: string): LocalTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** Whether something was moved since a member saw its start. */
export const wasMoved = (seen: string | null, startsAt: Date): boolean => seen !== null && Date.parse(seen) !== startsAt.getTime()
