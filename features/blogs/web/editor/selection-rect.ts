import { posToDOMRect, type Editor } from '@tiptap/core'

/** Where in the window the selected words stand. */
export function selectionRect(editor: Editor): DOMRect {
  const { from, to } = editor.state.selection
  return posToDOMRect(editor.view, from, to)
}

/** Where in the window the block or formula at a place stands. */
export function nodeRect(editor: Editor, pos: number): DOMRect {
  const dom = editor.view.nodeDOM(pos)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : selectionRect(editor)
}
