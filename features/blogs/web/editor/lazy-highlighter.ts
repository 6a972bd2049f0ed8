import type { Editor } from '@tiptap/core'

type Highlighter = (typeof import('./code-highlighting.ts'))['codeHighlighter']

const NO_HIGHLIGHTS: ReturnType<Highlighter['highlight']> = { type: 'root', children: [] }
let highlighter: Highlighter | null = null

/** Loads the grammars when the first code in a known language must be highlighted. */
export async function loadHighlighter(): Promise<void> {
  highlighter ??= (await import('./code-highlighting.ts')).codeHighlighter
}

/** A stand-in until the grammars are loaded: it highlights nothing and guesses nothing. */
export const lazyHighlighter = {
  listLanguages: () => highlighter?.listLanguages() ?? [],
  registered: (language: string) => highlighter?.registered(language) ?? false,
  highlight: (language: string, code: string) => highlighter?.highlight(language, code) ?? NO_HIGHLIGHTS,
  highlightAuto: () => NO_HIGHLIGHTS,
}

/** Highlights the code that was in the text before the grammars were loaded. */
export async function highlightEditor(editor: Editor): Promise<void> {
  if (highlighter !== null) return
  await loadHighlighter().catch(() => {})
  if (editor.isDestroyed || highlighter === null) return
  const { tr } = editor.state
  tr.doc.descendants((node, pos) => {
    if (node.type.name === 'codeBlock') tr.setNodeMarkup(pos, undefined, { ...node.attrs })
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}
