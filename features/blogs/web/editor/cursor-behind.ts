import { TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Puts the cursor behind a block that was just inserted, such as a formula or an image, into the next line, and makes one if there is none: what is typed
 * next must not replace the block. `pos` is the end of the block, or already in the next line.
 */
export function cursorBehind(tr: Transaction, pos: number): Transaction {
  const end = tr.doc.resolve(pos)
  if (end.parent.isTextblock) return tr.setSelection(TextSelection.create(tr.doc, pos)).scrollIntoView()
  if (end.nodeAfter?.isTextblock !== true) tr.insert(pos, tr.doc.type.schema.nodes['paragraph']!.create())
  return tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView()
}
