import { HYDRATED_EVENT } from '../rules/hydrated.ts'

/** What somebody typed, and where they were in it. */
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

/** React gives a text area its first text when it takes the page over: what is typed until the page is alive stays noted, and goes on. */
export function keepPreHydrationInput(): void {
  for (const area of document.querySelectorAll('textarea')) saveInput(area)
  const hydrated = new AbortController()
  const on = (kind: string, handle: (area: HTMLTextAreaElement) => void) =>
    addEventListener(kind, () => void (document.activeElement instanceof HTMLTextAreaElement && handle(document.activeElement)), { capture: true, signal: hydrated.signal })
  // React was here, and the page is not alive yet: the next letter belongs to what was typed.
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

/** Puts back what was typed early and gives it; null where nothing was. To be asked while the page comes alive. */
export function takePreHydrationInput(area: HTMLTextAreaElement): string | null {
  const typed = savedInputs.get(area)
  if (typed === undefined) return null
  savedInputs.delete(area)
  restore(area, typed)
  return typed.text
}
