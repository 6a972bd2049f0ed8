const KEY = 'cloggle.places'
const MOST = 6

/** A page that somebody was on, by its address and title. */
export interface RecentPlace {
  path: string
  title: string
}

/** The pages last looked at in this browser, the latest first. Anybody can write into their storage: it is read with care. */
export function recentPlaces(): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((one: unknown) => {
      const { path, title } = (one ?? {}) as Record<string, unknown>
      const isOurs = typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string' && title !== ''
      return isOurs ? [{ path, title: title.slice(0, 80) }] : []
    }).slice(0, MOST)
  } catch {
    return []
  }
}

/** Notes a page that is looked at now; one that was noted before moves to the front. */
export function notePlace(place: RecentPlace): void {
  try {
    const others = recentPlaces().filter(({ path }) => path !== place.path)
    localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, MOST)))
  } catch {
    // No storage, no memory of places.
  }
}
