import { posToDOMRect, type Editor } from '@tiptap/core'

/** The position of the selected text in the window. */
export function selectionRect(editor: Editor): DOMRect {
  const { from, to } = editor.state.selection
  return posToDOMRect(editor.view, from, to)
}

/** The position of the block or formula in the window. */
export function nodeRect(editor: Editor, pos: number): DOMRect {
  const dom = editor.view.nodeDOM(pos)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : selectionRect(editor)
}
