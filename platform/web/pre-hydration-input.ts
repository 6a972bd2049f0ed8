import { HYDRATED_EVENT } from '../rules/hydrated.ts'

/** What someone typed, and the selection. */
interface Typed {
  text: string
  from: number
  to: number
}

const savedInputs = new WeakMap<HTMLTextAreaElement, Typed>()

function saveInput(area: HTMLTextAreaElement): void {
  if (area.value !== area.defaultValue) savedInputs.set(area, { text: area.value, from: area.selectionStart, to: area.selectionEnd })
}

function restore(area: HTMLTextAreaElement, { text, from, to }: Typed): void {
  area.value = text
  area.setSelectionRange(from, to)
}

/** Hydration resets a text area to its initial value: what people type before that is saved and restored. */
export function keepPreHydrationInput(): void {
  for (const area of document.querySelectorAll('textarea')) saveInput(area)
  const hydrated = new AbortController()
  const on = (kind: string, handle: (area: HTMLTextAreaElement) => void) =>
    addEventListener(kind, () => void (document.activeElement instanceof HTMLTextAreaElement && handle(document.activeElement)), { capture: true, signal: hydrated.signal })
  // React has reset the value, but the page is not hydrated yet: the next character belongs to the typed text.
  on('beforeinput', (area) => {
    const typed = savedInputs.get(area)
    if (typed !== undefined && typed.text !== area.value) restore(area, typed)
  })
  on('input', saveInput)
  on('selectionchange', (area) => {
    if (savedInputs.get(area)?.text === area.value) saveInput(area)
  })
  addEventListener(HYDRATED_EVENT, () => hydrated.abort(), { once: true })
}

/** Restores what was typed before hydration and returns it; null where nothing was. Call it during hydration. */
export function takePreHydrationInput(area: HTMLTextAreaElement): string | null {
  const typed = savedInputs.get(area)
  if (typed === undefined) return null
  savedInputs.delete(area)
  restore(area, typed)
  return typed.text
}
