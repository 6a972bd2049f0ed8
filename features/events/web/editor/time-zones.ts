/** The time zones to choose from; the chosen one is among them, even if this browser doesn’t list it. */
export function timeZones(chosen: string): { value: string; label: string }[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set(['UTC', ...known, chosen])].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
