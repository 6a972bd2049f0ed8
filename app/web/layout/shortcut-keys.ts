import { SEARCH_PATH } from '#features/search/rules/paths.ts'
import type { Shortcut } from '#platform/web/pages/feature.ts'
import type { Navigate } from '#platform/web/pages/navigation.ts'
import { keyboardShortcutsAreOn } from '#platform/web/keyboard-shortcuts.ts'
import { features } from '../features.ts'

const SECOND_KEY_MS = 1_500
// Times 50 ms: how long the page of the search may take to come.
const WAITS = 60

/** Shortcuts that lead to pages, as features declare them. */
export const PAGE_SHORTCUTS: readonly Shortcut[] = features.flatMap(({ shortcuts = [] }) => shortcuts)

const shortcutFor = (...keys: string[]) => PAGE_SHORTCUTS.find((shortcut) => shortcut.keys.join(' ') === keys.join(' '))

let goPressedAt = -Infinity

/** Does what a key stands for, unless the keys are turned off on this device. */
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

/** Gives the focus to the search of this page; a page without one leads to the search over everything. */
export function openSearch(navigate: Navigate): void {
  if (focusSearch()) return
  const before = document.activeElement
  navigate(SEARCH_PATH)
  let left = WAITS
  const timer = setInterval(() => {
    left -= 1
    // Whoever has gone on to type elsewhere keeps the focus.
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
