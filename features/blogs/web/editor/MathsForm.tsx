import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { MAX_LATEX } from '#platform/rules/max-latex.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { cursorBehind } from './cursor-behind.ts'
import { FloatingForm } from './FloatingForm.tsx'
import { drawFormula } from './formula.ts'
import { nodeRect, selectionRect } from './selection-rect.ts'

/** The formula that is edited: one in the text, or a new one. */
export type FormulaTarget = { pos: number } | { isBlock: boolean }

interface Props {
  editor: Editor
  at: FormulaTarget
  onClose: (byKeyboard: boolean) => void
}

/** The form for a formula: its LaTeX, a preview and the error message. */
export function MathsForm({ editor, at, onClose }: Props) {
  const node = 'pos' in at ? editor.state.doc.nodeAt(at.pos) : null
  const isBlock = 'pos' in at ? node?.type.name === 'blockMath' : at.isBlock
  const [latex, setLatex] = useState(String(node?.attrs['latex'] ?? ''))
  const [error, setError] = useState<string | null>(null)
  const shown = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = shown.current
    if (element === null) return
    if (latex.trim() === '') {
      element.replaceChildren()
      return setError(null)
    }
    void drawFormula(element, latex, isBlock).then((result) => setError(result.drawn ? null : result.message))
  }, [latex, isBlock])

  const remove = () => {
    if ('pos' in at && node !== null) editor.chain().focus().deleteRange({ from: at.pos, to: at.pos + node.nodeSize }).run()
    onClose(true)
  }
  const submit = () => {
    const formula = latex.trim()
    if (formula === '') return 'pos' in at ? remove() : onClose(true)
    if (formula.length > MAX_LATEX) return setError(`A formula has at most ${MAX_LATEX.toLocaleString('en')} characters.`)
    if ('pos' in at) changeFormula(editor, at.pos, formula)
    else {
      const inserted = editor.chain().focus().insertContent({ type: isBlock ? 'blockMath' : 'inlineMath', attrs: { latex: formula } })
      if (isBlock) inserted.command(({ tr }) => (cursorBehind(tr, tr.selection.to), true))
      inserted.run()
    }
    onClose(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isBlock && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    submit()
  }

  return (
    <FloatingForm
      label={isBlock ? 'Display formula' : 'Inline formula'}
      anchor={() => ('pos' in at ? nodeRect(editor, at.pos) : selectionRect(editor))}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="LaTeX" error={error} hint={isBlock ? 'Press Ctrl+Enter or ⌘+Enter to insert.' : 'Press Enter to insert.'}>
        {(control) => (
          <TextArea
            {...control}
            data-autofocus
            className="font-mono"
            rows={isBlock ? 3 : 2}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={isBlock ? '\\nabla_\\theta L(\\theta) = 0' : 'e^{i\\pi} + 1 = 0'}
            value={latex}
            onKeyDown={onKeyDown}
            onChange={(event) => setLatex(event.target.value)}
          />
        )}
      </Field>
      <div ref={shown} className="maths-preview" role="img" aria-label="Formula preview" />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" small>
          {'pos' in at ? 'Change formula' : 'Insert formula'}
        </Button>
        {'pos' in at && (
          <Button small onClick={remove}>
            Remove
          </Button>
        )}
        <Button variant="ghost" small onClick={() => onClose(true)}>
          Cancel
        </Button>
      </div>
    </FloatingForm>
  )
}

/** Replaces the LaTeX of the formula and puts the cursor behind it. */
function changeFormula(editor: Editor, pos: number, latex: string): void {
  const { tr } = editor.state
  tr.setNodeAttribute(pos, 'latex', latex)
  const behind = pos + (tr.doc.nodeAt(pos)?.nodeSize ?? 1)
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(behind), 1)))
  editor.view.focus()
}
