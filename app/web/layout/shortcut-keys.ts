import type { Shortcut } from '#platform/web/pages/feature.ts'
import type { Navigate } from '#platform/web/pages/navigation.ts'
import { keyboardShortcutsAreOn, SECOND_KEY_MS } from '#platform/web/keyboard-shortcuts.ts'
import { features } from '../features.ts'

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
  else if (key === '?') openHelp()
  else {
    const single = shortcutFor(key)
    if (single !== undefined) navigate(single.to)
  }
}
