/** A time zone as people read it, such as `America/New York`. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')

/** The time zones that a text fits, at most `max`: cities that begin with it first, then zones that contain it. */
export function findZones(zones: readonly string[], typed: string, max: number): string[] {
  const text = typed.trim().toLowerCase().replaceAll('_', ' ')
  if (text === '') return []
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1)
  const rank = (zone: string) => {
    const label = zoneLabel(zone).toLowerCase()
    return cityOf(label) === text ? 0 : cityOf(label).startsWith(text) ? 1 : label.includes(text) ? 2 : 3
  }
  return zones
    .map((zone) => ({ zone, rank: rank(zone) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.zone.localeCompare(b.zone, 'en'))
    .slice(0, max)
    .map(({ zone }) => zone)
}
