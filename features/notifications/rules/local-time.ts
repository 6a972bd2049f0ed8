const DAY_MINUTES = 1_440

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let known = clocks.get(timeZone)
  if (known === undefined) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    known = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone, hourCycle: 'h23', calendar: 'gregory' })
    clocks.set(timeZone, known)
  }
  return known
}

/** The date and time in a time zone at an instant: days since 1970-01-01, minutes since midnight. */
export function localTime(at: number, timeZone: string): { day: number; minute: number } {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) part[type] = Number(value)
  return { day: dayNumber(part['year']!, part['month']!, part['day']!), minute: (part['hour']! * 60 + part['minute']!) % DAY_MINUTES }
}

/** Counts years from March, so that the leap day is the last day of a year. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + inYear - 719_468
}
