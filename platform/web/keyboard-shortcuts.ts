import { useSyncExternalStore } from 'react'

/** Only "off" is stored: single-key shortcuts are on until someone turns them off (WCAG 2.1.4). */
const KEY = 'cloggle.single-keys'
const CHANGED = 'cloggle:single-keys'
let isOffInMemory = false

/** Whether single-key shortcuts are on. */
export function keyboardShortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return !isOffInMemory
  }
}

export function setKeyboardShortcuts(on: boolean): void {
  isOffInMemory = !on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
  dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}

/** Whether single-key shortcuts are on, as React state; the server assumes that they are. */
export const useKeyboardShortcuts = (): boolean => useSyncExternalStore(subscribe, keyboardShortcutsAreOn, () => true)

// Where people type letters, or where letters select from a list.
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], dialog'

/** How long after `g` another key opens a page. */
export const SECOND_KEY_MS = 1_500

/** Whether a key is free for a single-key shortcut: pressed without Control, Command or Alt, outside of text fields and lists, and with no dialog open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return false
  // The code editor is in a shadow root, and its key events seem to come from its host element.
  const target = event.composedPath()[0]
  return !(target instanceof Element) || target.closest(TAKES_KEYS) === null
}
