/** The time zones to choose from; the chosen one is among them, even if this browser doesn’t list it. */
export function timeZones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set(['UTC', ...known, chosen])].sort()
}

/** How far a zone is from UTC at the moment, such as `GMT+5:30`. */
export function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
