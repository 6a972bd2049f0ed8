import { HYDRATED } from '../rules/hydrated.ts'

/** What somebody typed, and where they were in it. */
interface Typed {
  text: string
  from: number
  to: number
}

const noted = new WeakMap<HTMLTextAreaElement, Typed>()

function note(area: HTMLTextAreaElement): void {
  if (area.value !== area.defaultValue) noted.set(area, { text: area.value, from: area.selectionStart, to: area.selectionEnd })
}

function putBack(area: HTMLTextAreaElement, { text, from, to }: Typed): void {
  area.value = text
  area.setSelectionRange(from, to)
}

/** React gives a text area its first text when it takes the page over: what is typed until the page is alive stays noted, and goes on. */
export function keepPreHydrationInput(): void {
  for (const area of document.querySelectorAll('textarea')) note(area)
  const over = new AbortController()
  const on = (kind: string, hear: (area: HTMLTextAreaElement) => void) =>
    addEventListener(kind, () => void (document.activeElement instanceof HTMLTextAreaElement && hear(document.activeElement)), { capture: true, signal: over.signal })
  // React was here, and the page is not alive yet: the next letter belongs to what was typed.
  on('beforeinput', (area) => {
    const typed = noted.get(area)
    if (typed !== undefined && typed.text !== area.value) putBack(area, typed)
  })
  on('input', note)
  on('selectionchange', (area) => {
    if (noted.get(area)?.text === area.value) note(area)
  })
  addEventListener(HYDRATED, () => over.abort(), { once: true })
}

/** Puts back what was typed early and gives it; null where nothing was. To be asked while the page comes alive. */
export function takePreHydrationInput(area: HTMLTextAreaElement): string | null {
  const typed = noted.get(area)
  if (typed === undefined) return null
  noted.delete(area)
  putBack(area, typed)
  return typed.text
}
