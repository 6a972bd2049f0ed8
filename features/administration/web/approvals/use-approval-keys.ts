import { useEffect, useEffectEvent } from 'react'
import { isFreeKey, keyboardShortcutsAreOn, SECOND_KEY_MS } from '#platform/web/keyboard-shortcuts.ts'

/** The single keys of the approval screen, with what they do. */
export const APPROVAL_KEYS = [
  { key: 'j', label: 'Next item' },
  { key: 'k', label: 'Previous item' },
  { key: 'a', label: 'Approve' },
  { key: 'c', label: 'Approve with a comment' },
  { key: 'r', label: 'Send back with a reason' },
  { key: 'u', label: 'Undo the last decision' },
  { key: '?', label: 'Show these keys' },
] as const
type ApprovalKey = (typeof APPROVAL_KEYS)[number]['key']

const isApprovalKey = (key: string): key is ApprovalKey => APPROVAL_KEYS.some((one) => one.key === key)

/** Handles the single keys of the approval screen: not while typing, in a dialog, or where shortcuts are off. It captures them before the shortcuts of the site. */
export function useApprovalKeys(onKey: (key: ApprovalKey) => void): void {
  const handle = useEffectEvent(onKey)
  useEffect(() => {
    let goPressedAt = -Infinity
    const listen = (event: KeyboardEvent) => {
      const { key, repeat } = event
      if (!isFreeKey(event)) return
      // The key after `g` opens a page.
      const isSecond = performance.now() - goPressedAt < SECOND_KEY_MS
      goPressedAt = key === 'g' ? performance.now() : -Infinity
      if (isSecond || !isApprovalKey(key) || !keyboardShortcutsAreOn()) return
      event.preventDefault()
      if (!repeat || key === 'j' || key === 'k') handle(key)
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
