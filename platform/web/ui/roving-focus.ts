import type { KeyboardEvent } from 'react'

const FORGET_AFTER = 600

/** Letters typed in quick succession, and the time of the last one. */
export interface Typed {
  text: string
  at: number
}

export type Axis = 'both' | 'vertical' | 'horizontal'

/** The index that a key moves to among `count` items, or null for a key that moves nowhere. */
export function nextIndex(key: string, present: number, count: number, axis: Axis): number | null {
  const forward = (axis !== 'vertical' && key === 'ArrowRight') || (axis !== 'horizontal' && key === 'ArrowDown')
  const back = (axis !== 'vertical' && key === 'ArrowLeft') || (axis !== 'horizontal' && key === 'ArrowUp')
  if (count === 0) return null
  if (forward) return (present + 1) % count
  if (back) return present <= 0 ? count - 1 : present - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

/** The next name after `present` that begins with the text; a repeated single letter moves on. */
export function findByLetters(names: readonly string[], present: number, text: string): number | null {
  const wanted = /^(.)\1*$/.test(text) ? text[0]! : text
  const from = wanted.length === 1 ? present + 1 : Math.max(present, 0)
  for (let step = 0; step < names.length; step += 1) {
    const index = (from + step) % names.length
    if (names[index]!.trim().toLowerCase().startsWith(wanted)) return index
  }
  return null
}

/** Moves the focus among the matching elements of a list by arrows, Home, End and, where `typed` is given, letters. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement, selector: string, typed?: Typed): void {
  const options = [...list.querySelectorAll<HTMLElement>(selector)]
  const present = options.indexOf(document.activeElement as HTMLElement)
  let next = nextIndex(event.key, present, options.length, 'vertical')
  if (next === null && typed && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    typed.text = (event.timeStamp - typed.at < FORGET_AFTER ? typed.text : '') + event.key.toLowerCase()
    typed.at = event.timeStamp
    next = findByLetters(options.map((option) => option.textContent), present, typed.text)
  }
  if (next === null) return
  event.preventDefault()
  options[next]?.focus()
}
