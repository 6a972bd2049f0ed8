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
