import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { KeyboardShortcutCommand, NodeViewRendererProps } from '@tiptap/core'
import { CODE_LANGUAGES, codeLanguage } from '../../rules/code-languages.ts'
import { newCodeLine } from '../../rules/code-indent.ts'
import { highlightEditor, lazyHighlighter } from './lazy-highlighter.ts'

/** A code block, highlighted while typing, with a language list in its corner. */
export const CodeBlock = CodeBlockLowlight.extend({
  addNodeView: () => codeView,
  addStorage() {
    return { isLeaving: false }
  },
  // Tab indents in code. After Escape it leaves the text, so that nobody is trapped by the keyboard.
  addKeyboardShortcuts() {
    const own = this.parent?.() ?? {}
    const storage = this.storage as { isLeaving: boolean }
    const unlessLeaving = (key: 'Tab' | 'Shift-Tab') => (props: Parameters<KeyboardShortcutCommand>[0]) => {
      const isLeaving = storage.isLeaving
      storage.isLeaving = false
      return !isLeaving && own[key]?.(props) === true
    }
    return {
      ...own,
      Enter: (props) => {
        if (own['Enter']?.(props) === true) return true
        const { state, view } = this.editor
        const { $from, empty } = state.selection
        if (!empty || $from.parent.type.name !== 'codeBlock') return false
        const { remove, insert } = newCodeLine($from.parent.textBetween(0, $from.parentOffset))
        view.dispatch(state.tr.insertText(insert, $from.pos - remove, $from.pos).scrollIntoView())
        return true
      },
      // The code first; again, the whole text.
      'Mod-a': () => {
        const { state, view } = this.editor
        const { $from, $to } = state.selection
        if ($from.parent.type.name !== 'codeBlock' || !$from.sameParent($to)) return false
        if ($from.pos === $from.start() && $to.pos === $to.end()) return false
        view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, $from.start(), $from.end())))
        return true
      },
      Escape: () => {
        storage.isLeaving = this.editor.isActive('codeBlock')
        return false
      },
      Tab: unlessLeaving('Tab'),
      'Shift-Tab': unlessLeaving('Shift-Tab'),
    }
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), new Plugin({ props: { handleDOMEvents: { beforeinput: replaceWholeCode } } })]
  },
  // Commands that change nothing, such as those of tables for Tab, are transactions too.
  onTransaction({ transaction }) {
    if (transaction.docChanged || transaction.selectionSet) (this.storage as { isLeaving: boolean }).isLeaving = false
  },
}).configure({ lowlight: lazyHighlighter, enableTabIndentation: true, tabSize: 4, defaultLanguage: null })

/**
 * Types over, or deletes, the whole code of a block by a transaction. Left to themselves, browsers remove the <code> with its last letter, and letters that
 * are typed meanwhile are lost.
 */
function replaceWholeCode(view: EditorView, event: InputEvent): boolean {
  const typed = event.inputType === 'insertText' && event.data !== null
  const deletes = /^delete(?:Content|Word|SoftLine|HardLine)/.test(event.inputType)
  const selected = event.isComposing || !(typed || deletes) ? null : selectedRange(view)
  if (selected === null) return false
  const { doc, tr } = view.state
  const { from, to } = selected
  const $from = doc.resolve(from)
  const { parent } = $from
  if (parent.type.name !== 'codeBlock' || !$from.sameParent(doc.resolve(to))) return false
  const [start, end] = [$from.start(), $from.end()]
  const isWhole = from < to && from === start && to === end
  const isLast = from === to && parent.content.size === 1 && deletes && from === (event.inputType.endsWith('Backward') ? end : start)
  if (!isWhole && !isLast) return false
  event.preventDefault()
  view.dispatch((typed ? tr.insertText(event.data!, start, end) : tr.delete(start, end)).scrollIntoView())
  return true
}

/** The selection of the browser, which the editor reads a moment later; null outside the text. */
function selectedRange(view: EditorView): { from: number; to: number } | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return null
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset!), view.posAtDOM(focusNode, focusOffset!)]
  return { from: Math.min(anchor, head), to: Math.max(anchor, head) }
}

function codeView({ node, getPos, editor }: NodeViewRendererProps) {
  const dom = document.createElement('div')
  const corner = document.createElement('div')
  const select = languageSelect()
  const pre = document.createElement('pre')
  const code = document.createElement('code')
  dom.className = 'code-block'
  corner.className = 'code-language'
  corner.contentEditable = 'false'
  corner.append(select)
  pre.append(code)
  dom.append(corner, pre)

  const show = (language: unknown) => {
    select.value = codeLanguage(language as string | null)
    code.className = select.value === '' ? '' : `language-${select.value}`
    if (select.value !== '') queueMicrotask(() => void highlightEditor(editor))
  }
  show(node.attrs['language'])
  select.addEventListener('change', () => {
    const pos = getPos()
    if (pos === undefined) return
    const { tr } = editor.state
    editor.view.dispatch(tr.setNodeAttribute(pos, 'language', select.value === '' ? null : select.value))
    editor.commands.focus()
  })

  return {
    dom,
    contentDOM: code,
    update: (next: typeof node) => {
      if (next.type !== node.type) return false
      show(next.attrs['language'])
      return true
    },
    stopEvent: (event: Event) => corner.contains(event.target as Node),
    // Browsers remove the <code> with its last letter: the editor must see that, to draw the block again.
    ignoreMutation: (mutation: { target: Node }) => corner.contains(mutation.target),
  }
}

function languageSelect(): HTMLSelectElement {
  const select = document.createElement('select')
  select.setAttribute('aria-label', 'Code language')
  for (const { value, label } of CODE_LANGUAGES) select.append(new Option(label, value))
  return select
}
