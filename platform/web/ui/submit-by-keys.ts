import type { KeyboardEvent } from 'react'

/** For a text area: Enter starts a new line, Ctrl+Enter and ⌘+Enter submit its form. */
export function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
