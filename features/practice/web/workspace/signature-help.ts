import { syntaxTree } from '@codemirror/language'
import { StateField, type EditorState } from '@codemirror/state'
import { showTooltip, type Tooltip } from '@codemirror/view'
import type { ProgramLanguage } from '../../rules/problem.ts'
import { signatureOf } from './member-completions.ts'

/** The call around the cursor: the name of its function and where it begins; null outside of one. */
function callAt(state: EditorState, at: number): { callee: string; from: number } | null {
  for (let node = syntaxTree(state).resolveInner(at, -1); node.parent !== null; node = node.parent) {
    if (node.name !== 'ArgList') continue
    const callee = node.prevSibling
    // Inside of the parentheses, not behind them.
    const isInside = at > node.from && (at < node.to || state.sliceDoc(node.to - 1, node.to) !== ')')
    if (callee !== null && isInside && callee.to - callee.from < 80) return { callee: state.sliceDoc(callee.from, callee.to), from: callee.from }
  }
  return null
}

function tooltipFor(state: EditorState, language: ProgramLanguage): Tooltip | null {
  const { head, empty } = state.selection.main
  const call = empty ? callAt(state, head) : null
  const signature = call === null ? null : signatureOf(call.callee, language)
  if (signature === null) return null
  const create = () => {
    const dom = document.createElement('div')
    dom.className = 'cm-signature'
    dom.textContent = signature
    return { dom }
  }
  return { pos: call!.from, above: true, create }
}

/** Shows the parameters of a known function while the cursor is in its call. */
export const signatureHelp = (language: ProgramLanguage) =>
  StateField.define<Tooltip | null>({
    create: (state) => tooltipFor(state, language),
    update: (shown, change) => (change.docChanged || change.selection ? tooltipFor(change.state, language) : shown),
    provide: (field) => showTooltip.from(field),
  })
