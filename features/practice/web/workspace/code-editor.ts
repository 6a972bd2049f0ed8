import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentMore, indentWithTab } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { linter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Language } from '../../rules/problem.ts'
import type { MarkedError } from '../../rules/sql-error-place.ts'
import type { TableSchema } from '../../rules/tables.ts'
import { FIRST_SETTINGS, indentOf, type EditorSettings } from './editor-settings.ts'
import { HIGHLIGHTING, THEME } from './editor-theme.ts'
import { memberSource } from './member-completions.ts'
import { signatureHelp } from './signature-help.ts'
import { syntaxErrors } from './syntax-lint.ts'

export interface CodeEditor {
  /** Replaces the text, language and label. */
  show(text: string, language: Language, label: string): void
  /** Applies settings. */
  configure(settings: EditorSettings, language: Language): void
  /** Replaces the selection, and moves the cursor back by a number of characters. */
  insert(text: string, back: number): void
  /** Marks an error that a run found, until the text changes. */
  mark(error: MarkedError): void
  /** Indents the selected lines. */
  indent(): void
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
  /** The tables of a SQL problem. */
  tables: readonly TableSchema[]
  label: string
  /** Keyboard instructions for screen readers. */
  hint: string
  onChange: (text: string) => void
}

const GRAMMARS = { python, javascript }
/** The grammar of a language; that of SQL is loaded on demand. */
const languageSupport = (language: Language): Extension => {
  if (language === 'sql') return []
  const support = GRAMMARS[language]()
  return [support, support.language.data.of({ autocomplete: memberSource(language) }), signatureHelp(language)]
}

/** What the settings change; Vim is loaded on demand. */
const settingsSupport = (settings: EditorSettings, language: Language): Extension => [
  indentUnit.of(indentOf(settings, language)),
  EditorView.theme({ '&': { fontSize: `${settings.fontSize / 16}rem` } }),
  settings.wrapsLines ? EditorView.lineWrapping : [],
]

/**
 * Opens the editor in its place. Tab indents; Escape and then Tab leaves it. It lies in a shadow root, where CodeMirror
 * uses a constructed style sheet: a style element would need a nonce in the content policy.
 */
export function openCodeEditor({ holder, text, language, tables, label, hint, onChange }: Options): CodeEditor {
  const root = holder.shadowRoot ?? holder.attachShadow({ mode: 'open' })
  const description = Object.assign(document.createElement('p'), { id: 'hint', hidden: true, textContent: hint })
  root.replaceChildren(description)
  const attributes = new Compartment()
  const settings = new Compartment()
  const keys = new Compartment()
  const grammar = new Compartment()
  let isVim = false
  const loadGrammar = (language: Language) => {
    if (language !== 'sql') return
    void import('./sql-support.ts').then(({ sqlSupport }) => view.dispatch({ effects: grammar.reconfigure(sqlSupport(tables)) }), () => {})
  }
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
        autocompletion(), search(), highlightSelectionMatches(), linter(({ state }) => syntaxErrors(state), { delay: 900 }),
        keys.of([]),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        attributes.of(attributesFor(language, label)),
        grammar.of([]),
        settings.of(settingsSupport(FIRST_SETTINGS, language)),
        syntaxHighlighting(HIGHLIGHTING),
        THEME,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
  loadGrammar(language)
  return {
    show(text, language, label) {
      if (label !== currentLabel) view.dispatch({ effects: attributes.reconfigure(attributesFor(language, label)) })
      currentLabel = label
      const current = view.state.doc.toString()
      if (current !== text) view.dispatch({ changes: { from: 0, to: current.length, insert: text } })
    },
    configure(chosen, language) {
      view.dispatch({ effects: settings.reconfigure(settingsSupport(chosen, language)) })
      if (isVim === (chosen.keymap === 'vim')) return
      isVim = chosen.keymap === 'vim'
      if (isVim) void loadVim().then((vim) => isVim && view.dispatch({ effects: keys.reconfigure(vim) }), () => {})
      else view.dispatch({ effects: keys.reconfigure([]) })
    },
    insert(text, back) {
      view.dispatch(view.state.replaceSelection(text))
      const at = view.state.selection.main.head - back
      view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
      view.focus()
    },
    mark({ from, to, message }) {
      const { length } = view.state.doc
      if (to <= length) view.dispatch(setDiagnostics(view.state, [{ from, to, message, severity: 'error' }]))
    },
    indent() {
      indentMore(view)
      view.focus()
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

/** Vim is an extension of its own, which takes keys before all others. */
const loadVim = async (): Promise<Extension> => Prec.highest((await import('@replit/codemirror-vim')).vim())
