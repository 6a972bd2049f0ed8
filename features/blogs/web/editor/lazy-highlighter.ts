import type { Editor } from '@tiptap/core'

type Colours = (typeof import('./code-highlighting.ts'))['codeColours']

const NOTHING: ReturnType<Colours['highlight']> = { type: 'root', children: [] }
let colours: Colours | null = null

/** Fetches the grammars when the first code of a known language is there to be coloured. */
export async function fetchColours(): Promise<void> {
  colours ??= (await import('./code-highlighting.ts')).codeColours
}

/** Stands for the grammars until they are there: nothing is coloured, and nothing is guessed. */
export const coloursOnDemand = {
  listLanguages: () => colours?.listLanguages() ?? [],
  registered: (language: string) => colours?.registered(language) ?? false,
  highlight: (language: string, code: string) => colours?.highlight(language, code) ?? NOTHING,
  highlightAuto: () => NOTHING,
}

/** Colours the code that was in the text before the grammars came. */
export async function colourText(editor: Editor): Promise<void> {
  if (colours !== null) return
  await fetchColours().catch(() => {})
  if (editor.isDestroyed || colours === null) return
  const { tr } = editor.state
  tr.doc.descendants((node, pos) => {
    if (node.type.name === 'codeBlock') tr.setNodeMarkup(pos, undefined, { ...node.attrs })
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}
