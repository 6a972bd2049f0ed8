import { Extension } from '@tiptap/core'
import { Fragment, type Node, type ResolvedPos, type Slice } from '@tiptap/pm/model'
import { Plugin, Selection, type EditorState } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

/** What a cell can't hold. */
const NOT_IN_CELLS = ['heading', 'horizontalRule', 'table']

/** After a pasted table one writes on below it, and what doesn’t fit into a cell is pasted below its table. */
export const PastedTables = Extension.create({
  name: 'pastedTables',
  // Before the plugin of tables, which would overwrite the cell.
  priority: 200,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { handlePaste: (view, _event, slice) => pasteBelowTable(view, slice) },
      appendTransaction: (transactions, before, after) => (transactions.some((one) => one.getMeta('uiEvent') === 'paste') ? leaveTable(before, after) : null),
    }),
  ],
})

/** The depth of the table around a position; null outside of tables. */
function tableDepth($pos: ResolvedPos): number | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) if ($pos.node(depth).type.name === 'table') return depth
  return null
}

const isForeign = ({ type }: Node): boolean => NOT_IN_CELLS.includes(type.name)

/** ProseMirror wraps what doesn’t fit at the cursor into a quote before it asks how to paste it. */
const unwrapped = (node: Node): Node => (node.type.name === 'blockquote' && node.childCount === 1 && isForeign(node.firstChild!) ? node.firstChild! : node)

function pasteBelowTable(view: EditorView, { content, openStart }: Slice): boolean {
  const { selection, tr } = view.state
  const depth = tableDepth(selection.$from)
  if (depth === null || selection instanceof CellSelection) return false
  const blocks = Fragment.from(content.content.map(unwrapped))
  const only = content.childCount === 1 ? content.firstChild : null
  const isTable = only?.type.name === 'table'
  // A table goes into an empty cell and those beside it; words of a heading go into the text.
  const fits = isTable ? selection.$from.node(depth + 2).textContent === '' : only !== null && openStart > 0
  if (fits || !blocks.content.some(isForeign)) return false
  const at = selection.$from.after(depth)
  tr.insert(at, blocks)
  const isEndTable = blocks.lastChild?.type.name === 'table'
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + blocks.size), isEndTable ? 1 : -1)).scrollIntoView())
  return true
}

/** Moves the cursor from a table that was just pasted to the text below it. */
function leaveTable(before: EditorState, after: EditorState) {
  const depth = tableDepth(after.selection.$from)
  if (depth === null || tableDepth(before.selection.$from) !== null) return null
  const { tr, schema } = after
  const end = after.selection.$from.after(depth)
  if (end === after.doc.content.size) tr.insert(end, schema.nodes['paragraph']!.create())
  return tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView()
}
