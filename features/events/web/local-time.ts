/** The wall-clock time of an instant in a zone, as `datetime-local` fields take it. */
export function localTimeIn(at: Date, timeZone: string): string {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' }).formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}
