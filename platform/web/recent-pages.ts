const KEY = 'cloggle.places'
const MAX_PAGES = 6

/** A visited page, by its path and title. */
export interface RecentPage {
  path: string
  title: string
}

/** The pages visited last in this browser, newest first. Storage may contain anything, so it is validated. */
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

/** Forgets all pages: they name conversations and groups, which are not for the next person at this device. */
export function forgetRecentPages(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there are none.
  }
}

/** Records a visited page; a page that was recorded before moves to the front, and of pages with one title only the latest stays. */
export function recordRecentPage(page: RecentPage): void {
  try {
    const others = recentPages().filter(({ path, title }) => path !== page.path && title !== page.title)
    localStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)))
  } catch {
    // Without storage nothing is recorded.
  }
}
