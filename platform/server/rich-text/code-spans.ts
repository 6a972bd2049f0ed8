import type { ElementContent } from 'hast'
import { CODE_KINDS, type CodeKind } from '../../rules/code-spans.ts'
import { highlight } from './highlight.ts'

/** The kinds of the scopes of grammars; others stay plain. */
const KINDS: Readonly<Record<string, CodeKind>> = {
  comment: 'comment', quote: 'comment', keyword: 'keyword', literal: 'keyword', doctag: 'keyword', string: 'string', regexp: 'string', symbol: 'string', number: 'number', attr: 'number',
  variable: 'number', type: 'number', meta: 'number', title: 'title', built_in: 'title',
}

/** The highlighted parts of code as flat triples for `highlightedLines`. Empty for an unknown language and for code that takes too much work. */
export function codeSpans(code: string, language: string): number[] {
  const spans: number[] = []
  let at = 0
  const visit = (nodes: readonly ElementContent[], kind: CodeKind | null) => {
    for (const node of nodes) {
      if (node.type === 'text') {
        if (kind !== null) spans.push(at, node.value.length, CODE_KINDS.indexOf(kind))
        at += node.value.length
      } else if (node.type === 'element') visit(node.children, kindOf(node.properties['className']) ?? kind)
    }
  }
  visit(highlight(code, language) ?? [], null)
  return spans
}

function kindOf(classes: unknown): CodeKind | null {
  const [name = ''] = Array.isArray(classes) ? (classes as string[]) : []
  return KINDS[name.replace(/^hljs-/, '')] ?? null
}
