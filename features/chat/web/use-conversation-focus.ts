import { useEffect, useRef, type RefObject } from 'react'

/**
 * What has the focus when somebody has just opened a conversation: the heading of the page that its navigation focused, the row of the widget, or the Close button
 * of the widget, which has it when the widget opens.
 */
const OPENED_FROM = 'main, main h1, .chat-panel [aria-pressed="true"], .chat-panel > header button'

/**
 * Moves the focus into a conversation when somebody opens it, and when the focused part of it is replaced: into the text box, so that text typed at once is not lost;
 * without one, and on a touch screen, where it would open the keyboard, to the heading.
 */
export function useConversationFocus(box: RefObject<HTMLElement | null>, hasTextBox: boolean): void {
  const isOpen = useRef(false)
  useEffect(() => {
    const wasOpen = isOpen.current
    isOpen.current = true
    // After the page has focused its heading.
    queueMicrotask(() => {
      const active = document.activeElement
      if (box.current === null) return
      // The heading has it while there is no text box, such as until a first message is refused.
      const wasInside = wasOpen && (active === document.body || active === box.current.querySelector('h2'))
      if (active?.matches(OPENED_FROM) === true || wasInside) focusIn(box.current)
    })
  }, [box, hasTextBox])
}

function focusIn(box: HTMLElement): void {
  const text = matchMedia('(pointer: fine)').matches ? box.querySelector('textarea') : null
  if (text !== null) {
    text.focus()
    text.setSelectionRange(text.value.length, text.value.length)
    return
  }
  const heading = box.querySelector('h2')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus()
}
