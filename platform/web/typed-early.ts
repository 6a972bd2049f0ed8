import { ALIVE } from '../rules/alive.ts'

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

/** React gives a text area its first text when it takes the page over: what is typed until the page is alive stays noted. */
export function noteWhatIsTypedEarly(): void {
  for (const area of document.querySelectorAll('textarea')) note(area)
  const onInput = ({ target }: Event) => void (target instanceof HTMLTextAreaElement && note(target))
  addEventListener('input', onInput, true)
  addEventListener(ALIVE, () => removeEventListener('input', onInput, true), { once: true })
}

/** Puts back what was typed early and gives it; null where nothing was. To be asked while the page comes alive. */
export function takeWhatWasTypedEarly(area: HTMLTextAreaElement): string | null {
  const typed = noted.get(area)
  if (typed === undefined) return null
  noted.delete(area)
  area.value = typed.text
  area.setSelectionRange(typed.from, typed.to)
  return typed.text
}
