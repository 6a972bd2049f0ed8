/** The instant of a wall-clock time in a zone, for a preview: where the clocks change, the server decides. Null if it is no time. */
export function instantIn(local: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return null
  const offsetAt = (at: number) => Date.parse(`${localTimeIn(new Date(at), timeZone)}Z`) - at
  // The offset at the first guess may be that of the other side of a clock change.
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess))
}

/** The wall-clock time of an instant in a zone, as `datetime-local` fields take it. */
export function localTimeIn(at: Date, timeZone: string): string {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' }).formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}
