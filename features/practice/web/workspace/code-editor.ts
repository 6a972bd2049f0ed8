import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Language } from '../../rules/problem.ts'

export interface CodeEditor {
  /** Replaces the text, language and label. */
  show(text: string, language: Language, label: string): void
  /** Focuses the editor and restores a selection. */
  select(selection: Selection): void
  /** The selection, if the editor has the focus. */
  selected(): Selection | null
  close(): void
}

/** A selection in a text. */
export interface Selection {
  from: number
  to: number
}

interface Options {
  holder: HTMLElement
  text: string
  language: Language
  label: string
  /** Keyboard instructions for screen readers. */
  hint: string
  onChange: (text: string) => void
}

const INDENT: Record<Language, string> = { python: '    ', javascript: '  ' }
const GRAMMARS = { python, javascript }
const languageSupport = (language: Language) => [GRAMMARS[language](), indentUnit.of(INDENT[language])]

/**
 * Opens the editor in its place. Tab indents; Escape and then Tab leaves it. It lies in a shadow root, where CodeMirror
 * uses a constructed style sheet: a style element would need a nonce in the content policy.
 */
export function openCodeEditor({ holder, text, language, label, hint, onChange }: Options): CodeEditor {
  const root = holder.shadowRoot ?? holder.attachShadow({ mode: 'open' })
  const description = Object.assign(document.createElement('p'), { id: 'hint', hidden: true, textContent: hint })
  root.replaceChildren(description)
  const attributes = new Compartment()
  const attributesFor = (language: Language, label: string) => [
    languageSupport(language),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': description.id, tabindex: '0', spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
  ]
  let currentLabel = label
  const view = new EditorView({
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(), highlightActiveLine(),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        attributes.of(attributesFor(language, label)),
        syntaxHighlighting(HIGHLIGHTING),
        THEME,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
  return {
    show(text, language, label) {
      if (label !== currentLabel) view.dispatch({ effects: attributes.reconfigure(attributesFor(language, label)) })
      currentLabel = label
      const current = view.state.doc.toString()
      if (current !== text) view.dispatch({ changes: { from: 0, to: current.length, insert: text } })
    },
    select({ from, to }) {
      const { length } = view.state.doc
      view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) }, scrollIntoView: true })
      view.focus()
    },
    selected: () => (view.hasFocus ? { from: view.state.selection.main.from, to: view.state.selection.main.to } : null),
    close: () => view.destroy(),
  }
}

const THEME = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)' },
  '&.cm-focused': { outline: 'none' },
  // Drawn over the line numbers, which would hide an outline.
  '&.cm-focused::after': { content: '""', position: 'absolute', inset: '0', zIndex: '300', border: '2px solid var(--color-accent)', borderRadius: 'inherit', pointerEvents: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--color-accent)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--color-accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--color-surface)', color: 'var(--color-text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in oklab, var(--color-accent) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--color-accent) 22%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-accent-subtle)', outline: '1px solid var(--color-accent)' },
})

const HIGHLIGHTING = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword, tags.modifier], color: 'var(--color-accent)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--color-success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-warning)' },
  { tag: tags.comment, color: 'var(--color-text-muted)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.variableName)], fontWeight: '500' },
])
