import { SETTINGS_PATH } from '#features/accounts/rules/paths.ts'
import { BLOGS_PATH, OWN_BLOGS_PATH, WRITE_PATH } from '#features/blogs/rules/paths.ts'
import { CONNECTIONS_PATH } from '#features/connections/rules/paths.ts'
import { NOTIFICATIONS_PATH } from '#features/notifications/rules/paths.ts'
import { SEARCH_PATH } from '#features/search/rules/paths.ts'
import type { Navigate } from '#platform/web/pages/navigation.ts'
import { singleKeysAreOn } from '#platform/web/single-keys.ts'

const SECOND_KEY_MS = 1_500
// Times 50 ms: how long the page of the search may take to come.
const WAITS = 60

/** The keys of one letter: what is pressed, and what it does. A `g` waits for where to go. */
export const PLACES: Readonly<Record<string, { to: string; label: string }>> = {
  h: { to: '/', label: 'Go to Home' },
  b: { to: BLOGS_PATH, label: 'Go to Blogs' },
  m: { to: OWN_BLOGS_PATH, label: 'Go to your blogs' },
  p: { to: '/profile', label: 'Go to your profile' },
  c: { to: CONNECTIONS_PATH, label: 'Go to Connections' },
  n: { to: NOTIFICATIONS_PATH, label: 'Go to Notifications' },
  s: { to: SETTINGS_PATH, label: 'Go to Settings' },
}

let goingSince = -Infinity

/** Does what a key stands for, unless the keys are turned off on this device. */
export function press(key: string, navigate: Navigate, openHelp: () => void): void {
  if (!singleKeysAreOn()) return
  const isSecond = performance.now() - goingSince < SECOND_KEY_MS
  goingSince = -Infinity
  const place = isSecond ? PLACES[key] : undefined
  if (place !== undefined) navigate(place.to)
  else if (key === 'g') goingSince = performance.now()
  else if (key === '/') openSearch(navigate)
  else if (key === '?') openHelp()
  else if (key === 'n') navigate(WRITE_PATH)
}

/** Gives the focus to the search of this page; a page without one leads to the search over everything. */
export function openSearch(navigate: Navigate): void {
  if (focusSearch()) return
  const before = document.activeElement
  navigate(SEARCH_PATH)
  let left = WAITS
  const again = setInterval(() => {
    left -= 1
    // Whoever has gone on to type elsewhere keeps the focus.
    const now = document.activeElement
    const isElsewhere = now !== before && now?.matches('input, textarea, select') === true
    if (isElsewhere || left === 0 || focusSearch()) clearInterval(again)
  }, 50)
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main search input')
  box?.focus()
  box?.select()
  return box !== null
}
