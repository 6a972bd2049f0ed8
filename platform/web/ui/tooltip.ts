import { placeBeside } from './place-beside.ts'

const HOVER_DELAY = 350
const LEAVE_DELAY = 120

let bubble: HTMLElement | null = null
let owner: HTMLElement | null = null
/** An element that was pressed: its tooltip has done its work until the pointer comes back. */
let pressed: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function bubbleOf(): HTMLElement {
  if (bubble !== null && bubble.isConnected) return bubble
  bubble = document.createElement('div')
  bubble.className = 'tooltip'
  bubble.popover = 'manual'
  // The text is already the name or the description of its owner.
  bubble.ariaHidden = 'true'
  bubble.addEventListener('pointerenter', () => clearTimeout(timer))
  bubble.addEventListener('pointerleave', hideSoon)
  document.body.append(bubble)
  return bubble
}

function wordsOf(target: HTMLElement): string {
  const words = target.dataset.tip ?? ''
  if (words !== '') return words
  const text = target.querySelector('span')
  return text !== null && getComputedStyle(text).opacity === '0' ? text.textContent : ''
}

/** Shows the tooltip of an element: at once on keyboard focus and on a press, after a delay on hover. */
export function showTooltip(target: HTMLElement, by: 'focus' | 'hover' | 'press'): void {
  if (owner === target) return clearTimeout(timer)
  if (by === 'focus' && !target.matches(':focus-visible')) return
  if (by === 'hover' && target === pressed) return
  hide()
  owner = target
  target.addEventListener('pointerleave', hideSoon)
  target.addEventListener('blur', hide)
  target.addEventListener('pointerdown', press)
  document.addEventListener('pointerdown', hide)
  document.addEventListener('keydown', onKey)
  addEventListener('scroll', hide, { capture: true, passive: true })
  timer = setTimeout(open, by === 'hover' ? HOVER_DELAY : 0)
}

function open(): void {
  // A press in the meantime may have opened a dialog: elements behind it show no tooltip.
  const isBeneath = document.querySelector('dialog:modal') !== null && owner?.closest('dialog') === null
  const words = owner?.isConnected && !isBeneath ? wordsOf(owner) : ''
  if (owner === null || words === '') return hide()
  const element = bubbleOf()
  element.textContent = words
  element.showPopover()
  if (owner.dataset.tip === '') {
    const at = owner.getBoundingClientRect()
    element.style.left = `${at.right + 10}px`
    element.style.top = `${at.top + (at.height - element.offsetHeight) / 2}px`
  } else {
    placeBeside(element, owner, 'middle')
  }
}

function hideSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(hide, LEAVE_DELAY)
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') hide()
}

function press(): void {
  pressed = owner
  owner?.addEventListener('pointerleave', () => (pressed = null), { once: true })
  hide()
}

function hide(): void {
  clearTimeout(timer)
  if (bubble?.matches(':popover-open')) bubble.hidePopover()
  owner?.removeEventListener('pointerleave', hideSoon)
  owner?.removeEventListener('blur', hide)
  owner?.removeEventListener('pointerdown', press)
  document.removeEventListener('pointerdown', hide)
  document.removeEventListener('keydown', onKey)
  removeEventListener('scroll', hide, { capture: true })
  owner = null
}
