import type { Editor } from '@tiptap/core'
import type { KeyboardEvent } from 'react'
import { nextIndex } from '#platform/web/ui/roving-focus.ts'

/** The keys in a toolbar of the editor: arrows go from button to button, Escape goes back to the text. */
export function onToolbarKey(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') {
    event.preventDefault()
    editor.commands.focus()
    return
  }
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = nextIndex(event.key, buttons.findIndex((button) => button === document.activeElement), buttons.length, 'horizontal')
  if (next === null) return
  event.preventDefault()
  buttons[next]!.focus()
}
