import { nextIndex } from '#platform/web/ui/roving-focus.ts'

interface OpenList {
  count: number
  active: number
  activate: (at: number) => void
  choose: (at: number) => void
  dismiss: () => void
}

/** Handles a key for an open list of people: arrows move, Enter and Tab choose, Escape closes the list. Returns whether the key was used. */
export function handleMentionKey({ key, shiftKey, isComposing }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing'>, { count, active, activate, choose, dismiss }: OpenList): boolean {
  if (isComposing) return false
  const next = key === 'ArrowDown' || key === 'ArrowUp' ? nextIndex(key, active, count, 'vertical') : null
  if (next !== null) activate(next)
  else if (key === 'Escape') dismiss()
  else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(active)
  else return false
  return true
}
