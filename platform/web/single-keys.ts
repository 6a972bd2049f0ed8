import { useEffect, useEffectEvent } from 'react'
import { isFreeKey, keyboardShortcutsAreOn, SECOND_KEY_MS } from './keyboard-shortcuts.ts'

/** A single key of a screen, with what it does. */
export interface SingleKey<Key extends string = string> {
  key: Key
  label: string
}

/** Keys that may be held down. */
const REPEATABLE: readonly string[] = ['j', 'k']

/** Handles the single keys of a screen: not while typing, in a dialog, or where shortcuts are off. It captures them before the shortcuts of the site. */
export function useSingleKeys<Key extends string>(keys: readonly SingleKey<Key>[], onKey: (key: Key) => void): void {
  const handle = useEffectEvent((key: Key) => onKey(key))
  const keyNamed = useEffectEvent((pressed: string) => keys.find(({ key }) => key === pressed)?.key)
  useEffect(() => {
    let goPressedAt = -Infinity
    const listen = (event: KeyboardEvent) => {
      const { key, repeat } = event
      if (!isFreeKey(event)) return
      // The key after `g` opens a page.
      const isSecond = performance.now() - goPressedAt < SECOND_KEY_MS
      goPressedAt = key === 'g' ? performance.now() : -Infinity
      const known = keyNamed(key)
      if (isSecond || known === undefined || !keyboardShortcutsAreOn()) return
      event.preventDefault()
      if (!repeat || REPEATABLE.includes(key)) handle(known)
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
