const KEY = 'cloggle.places'
const MAX_PAGES = 6

/** A page that somebody was on, by its address and title. */
export interface RecentPage {
  path: string
  title: string
}

/** The pages last looked at in this browser, the latest first. Anybody can write into their storage: it is read with care. */
export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((entry: unknown) => {
      const { path, title } = (entry ?? {}) as Record<string, unknown>
      const isOurs = typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string' && title !== ''
      return isOurs ? [{ path, title: title.slice(0, 80) }] : []
    }).slice(0, MAX_PAGES)
  } catch {
    return []
  }
}

/** Notes a page that is looked at now; one that was noted before moves to the front. */
export function recordRecentPage(page: RecentPage): void {
  try {
    const others = recentPages().filter(({ path }) => path !== page.path)
    localStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)))
  } catch {
    // No storage, no memory of places.
  }
}
