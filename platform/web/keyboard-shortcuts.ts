import { useSyncExternalStore } from 'react'

/** Off, and nothing else, is kept: keys of one letter are on until somebody turns them off (WCAG 2.1.4). */
const KEY = 'cloggle.single-keys'
const CHANGED = 'cloggle:single-keys'
let isOffInMemory = false

/** Whether keys of a single letter do anything on this device. */
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
    // Without storage the choice lasts as long as the page.
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

/** Whether the keys are on, followed; the server takes them to be. */
export const useKeyboardShortcuts = (): boolean => useSyncExternalStore(subscribe, keyboardShortcutsAreOn, () => true)
