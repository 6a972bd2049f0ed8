import type { KeyboardEvent } from 'react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { nextIndex } from '#platform/web/ui/roving-focus.ts'

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
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      editor.commands.focus()
    }
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = nextIndex(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length, 'horizontal')
    if (next === null) return
    event.preventDefault()
    buttons[next]!.focus()
  }
  return (
    <div role="toolbar" tabIndex={-1} aria-label="Table" aria-controls="blog-text" className="table-tools" onKeyDown={onKeyDown}>
      {TOOLS.map(([label, run], at) => (
        <button key={label} type="button" className="button button-ghost" tabIndex={at === 0 ? 0 : -1} onMouseDown={(event) => event.preventDefault()} onClick={() => run(editor)}>
          {label}
        </button>
      ))}
    </div>
  )
}
