import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { onToolbarKey } from './toolbar-keys.ts'

const TOOLS: readonly (readonly [label: string, run: (editor: Editor) => boolean])[] = [
  ['Row above', (editor) => editor.chain().focus().addRowBefore().run()],
  ['Row below', (editor) => editor.chain().focus().addRowAfter().run()],
  ['Delete row', (editor) => editor.chain().focus().deleteRow().run()],
  ['Column before', (editor) => editor.chain().focus().addColumnBefore().run()],
  ['Column after', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['Delete column', (editor) => editor.chain().focus().deleteColumn().run()],
  ['Header row', (editor) => editor.chain().focus().toggleHeaderRow().run()],
  ['Delete table', (editor) => editor.chain().focus().deleteTable().run()],
]

/** The tools for the table around the cursor; nothing elsewhere. */
export function TableBar({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  if (!isInTable) return null
  return (
    <div role="toolbar" tabIndex={-1} aria-label="Table" aria-controls="blog-text" className="table-tools" onKeyDown={(event) => onToolbarKey(editor, event)}>
      {TOOLS.map(([label, run], at) => (
        <button key={label} type="button" className="button button-ghost" tabIndex={at === 0 ? 0 : -1} onMouseDown={(event) => event.preventDefault()} onClick={() => run(editor)}>
          {label}
        </button>
      ))}
    </div>
  )
}
