import { SETTINGS_PATH } from '#features/accounts/rules/paths.ts'
import { BLOGS_PATH, OWN_BLOGS_PATH, WRITE_PATH } from '#features/blogs/rules/paths.ts'
import type { Navigate } from '#platform/web/pages/navigation.ts'
import { singleKeysAreOn } from '#platform/web/single-keys.ts'

const SECOND_KEY_MS = 1_500

/** The keys of one letter: what is pressed, and what it does. A `g` waits for where to go. */
export const PLACES: Readonly<Record<string, { to: string; label: string }>> = {
  h: { to: '/', label: 'Go to Home' },
  b: { to: BLOGS_PATH, label: 'Go to Blogs' },
  m: { to: OWN_BLOGS_PATH, label: 'Go to your blogs' },
  p: { to: '/profile', label: 'Go to your profile' },
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
  else if (key === '/') search(navigate)
  else if (key === '?') openHelp()
  else if (key === 'n') navigate(WRITE_PATH)
}

/** Gives the focus to the search of this page; a page without one leads to the search of the blogs. */
function search(navigate: Navigate): void {
  if (focusSearch()) return
  navigate(BLOGS_PATH)
  let left = 100
  const again = setInterval(() => {
    left -= 1
    if (focusSearch() || left === 0) clearInterval(again)
  }, 50)
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main search input')
  box?.focus()
  box?.select()
  return box !== null
}
