import { ensureSyntaxTree } from '@codemirror/language'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'

const MAX_SHOWN = 5
const PARSE_MS = 500

/**
 * The places where the text does not follow the grammar of its language, in order. None if the text cannot be read to its end in half a
 * second: a tree of a part of it has an error where that part ends.
 */
export function syntaxErrors(state: EditorState): Diagnostic[] {
  const found: Diagnostic[] = []
  ensureSyntaxTree(state, state.doc.length, PARSE_MS)?.iterate({
    enter: ({ type, from, to }) => {
      if (!type.isError || found.length >= MAX_SHOWN || found.some((error) => error.to >= from)) return
      const line = state.doc.lineAt(from)
      // An error without text is at what is missing, so the character before it is marked.
      const start = from === to ? Math.max(line.from, from - 1) : from
      found.push({ from: start, to: Math.max(start, Math.min(to, line.to)), severity: 'error', message: 'Check the syntax here.' })
    },
  })
  return found
}
