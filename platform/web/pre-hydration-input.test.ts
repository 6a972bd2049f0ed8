import { afterEach, expect, test, vi } from 'vitest'
import { HYDRATED_EVENT } from '../rules/hydrated.ts'
import { keepPreHydrationInput, takePreHydrationInput } from './pre-hydration-input.ts'

const FIRST = 'def answer():\n'

/** A fake text area in which typing works as in a browser: setting the value moves the caret to its end. */
class Area {
  defaultValue = FIRST
  selectionStart = 0
  selectionEnd = 0
  #value = FIRST
  get value() {
    return this.#value
  }
  set value(text: string) {
    if (text !== this.#value) this.setSelectionRange(text.length, text.length)
    this.#value = text
  }
  setSelectionRange(from: number, to: number) {
    this.selectionStart = from
    this.selectionEnd = to
  }
  type(letters: string) {
    for (const letter of letters) {
      window.dispatchEvent(new Event('beforeinput'))
      const at = this.selectionStart
      this.#value = this.#value.slice(0, at) + letter + this.#value.slice(this.selectionEnd)
      this.setSelectionRange(at + 1, at + 1)
      window.dispatchEvent(new Event('input'))
    }
  }
  move(to: number) {
    this.setSelectionRange(to, to)
    window.dispatchEvent(new Event('selectionchange'))
  }
}

let window = new EventTarget()

function open(typed = '') {
  window = new EventTarget()
  const area = new Area()
  vi.stubGlobal('HTMLTextAreaElement', Area)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', { activeElement: area, querySelectorAll: () => [area] })
  area.type(typed)
  keepPreHydrationInput()
  const reactComes = () => void (area.value = FIRST)
  const take = () => takePreHydrationInput(area as unknown as HTMLTextAreaElement)
  return { area, reactComes, take }
}

afterEach(() => void vi.unstubAllGlobals())

test('restores typed text with the caret (requirement P-31)', () => {
  const { area, reactComes, take } = open('# a')
  area.type('b')
  area.move(2)
  reactComes()
  expect([take(), area.value, area.selectionStart]).toEqual([`# ab${FIRST}`, `# ab${FIRST}`, 2])
  expect(take()).toBeNull()
})

test('appends letters that come between hydration of the field and of the page', () => {
  const { area, reactComes, take } = open('# a')
  reactComes()
  area.move(FIRST.length)
  area.type('b')
  reactComes()
  expect([take(), area.selectionStart]).toEqual([`# ab${FIRST}`, 4])
})

test('restores nothing when nothing was typed, and saves nothing after hydration', () => {
  expect(open().take()).toBeNull()
  const { area, take } = open()
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  area.type('late')
  expect(take()).toBeNull()
})
