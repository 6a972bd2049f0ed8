import { SEARCH_PATH } from '#features/search/rules/paths.ts'
import type { Shortcut } from '#platform/web/pages/feature.ts'
import type { Navigate } from '#platform/web/pages/navigation.ts'
import { keyboardShortcutsAreOn } from '#platform/web/keyboard-shortcuts.ts'
import { features } from '../features.ts'

const SECOND_KEY_MS = 1_500
// Times 50 ms: how long the search page may take to load.
const WAITS = 60

/** Shortcuts that open pages, as features declare them. */
export const PAGE_SHORTCUTS: readonly Shortcut[] = features.flatMap(({ shortcuts = [] }) => shortcuts)

const shortcutFor = (...keys: string[]) => PAGE_SHORTCUTS.find((shortcut) => shortcut.keys.join(' ') === keys.join(' '))

let goPressedAt = -Infinity

/** Runs the shortcut of a key, unless shortcuts are turned off on this device. */
export function handleShortcut(key: string, navigate: Navigate, openHelp: () => void): void {
  if (!keyboardShortcutsAreOn()) return
  const isSecond = performance.now() - goPressedAt < SECOND_KEY_MS
  goPressedAt = -Infinity
  const shortcut = isSecond ? shortcutFor('g', key) : undefined
  if (shortcut !== undefined) navigate(shortcut.to)
  else if (key === 'g') goPressedAt = performance.now()
  else if (key === '/') openSearch(navigate)
  else if (key === '?') openHelp()
  else {
    const single = shortcutFor(key)
    if (single !== undefined) navigate(single.to)
  }
}

/** Focuses the search box of this page; without one it opens the global search. */
export function openSearch(navigate: Navigate): void {
  if (focusSearch()) return
  const before = document.activeElement
  navigate(SEARCH_PATH)
  let left = WAITS
  const timer = setInterval(() => {
    left -= 1
    // People who type elsewhere by now keep the focus.
    const now = document.activeElement
    const isElsewhere = now !== before && now?.matches('input, textarea, select') === true
    if (isElsewhere || left === 0 || focusSearch()) clearInterval(timer)
  }, 50)
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main search input')
  box?.focus()
  box?.select()
  return box !== null
}
