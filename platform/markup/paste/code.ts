import type { Element, ElementContent } from 'hast'
import { codeLanguageOf } from './code-text.ts'
import { classesOf, element, findAll, hasClass, isElement, replace, styleOf, textNode, textOf } from './tree.ts'

const MONOSPACE = /font-family:[^;]*(?:monospace|consolas|menlo|monaco|courier|jetbrains mono|source code|fira code)/

/** A code block; the language is the name without `language-`. */
export const codeBlock = (text: string, language = ''): Element =>
  element('pre', [element('code', [textNode(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''))], language === '' ? {} : { className: [`language-${language}`] })])

/** The language that a page names for its code, in its classes. */
function languageOf(nodes: readonly Element[]): string {
  for (const node of nodes) {
    for (const name of classesOf(node)) {
      const found = /^(?:language|lang|highlight-source|highlight|hl(?=-)|brush:)-?([a-z][\w+#]{0,19})$/i.exec(name)?.[1]
      if (found !== undefined && !/^(?:highlight|source|text|plaintext|none)$/i.test(found)) return found.toLowerCase().replace(/^ipython\d?$/, 'python')
    }
  }
  return ''
}

/** Code from an editor: everything on the clipboard is one element with a fixed-width font that keeps spaces. */
export function editorCode(nodes: ElementContent[], plainText: string): ElementContent[] | null {
  const parts = nodes.filter((node): boolean => (node.type === 'text' ? node.value.trim() !== '' : !isElement(node, 'meta')))
  const [only] = parts
  if (parts.length !== 1 || only?.type !== 'element' || !isElement(only, 'div', 'pre')) return null
  const style = styleOf(only)
  if (!MONOSPACE.test(style) || (only.tagName === 'div' && !/white-space:\s*pre/.test(style))) return null
  const text = plainText.trim() === '' ? linesOf(only) : plainText
  // A word or a line is quoted in a sentence.
  return text.trim().includes('\n') ? [codeBlock(text, codeLanguageOf(text) ?? '')] : [element('p', [textNode(text.trim())])]
}

/** The text of an element whose lines are elements. */
const linesOf = (node: Element): string => (node.children.every((child) => isElement(child, 'div', 'br')) ? node.children.map((line) => (isElement(line, 'br') ? '' : textOf(line))).join('\n') : textOf(node))

/** Code of pages as code blocks: without line numbers, headings and buttons, in the language that the page names. */
export function codeIn(nodes: ElementContent[]): ElementContent[] {
  return replace(nodes, (node) => {
    if (hasClass(node, 'blob-wrapper') || (node.tagName === 'table' && isCodeTable(node))) return [codeBlock(codeLines(node).join('\n'), languageOf([node, ...findAll(node.children, () => true)]))]
    if (isElement(node, 'kbd', 'samp', 'tt', 'var')) return [element('code', [textNode(textOf(node))])]
    if (hasClass(node, 'cm-content', 'CodeMirror-code')) {
      const text = linesOf(node)
      return [codeBlock(text, codeLanguageOf(text) ?? '')]
    }
    // A box around the code may name its language.
    const [pre, ...others] = hasClass(node, 'highlight') ? findAll(node.children, ({ tagName }) => tagName === 'pre') : []
    if (pre !== undefined && others.length === 0) return [preCode(pre, node)]
    if (node.tagName !== 'pre') return null
    return [preCode(node)]
  })
}

function preCode(node: Element, box: Element = node): Element {
  const codes = findAll(node.children, ({ tagName }) => tagName === 'code')
  const source = codes.length === 1 ? codes[0]! : node
  const text = codes.length > 1 ? codes.map(textOf).join('\n') : textOf(withoutControls(source))
  return codeBlock(text, languageOf([source, node, box]))
}

/** Pages with line numbers put code into a table of one row, or of one row for each line. */
const isCodeTable = (table: Element) => findAll([table], (node) => hasClass(node, 'blob-code', 'rouge-code', 'hljs-ln-code')).length > 0 || (hasClass(table, 'highlighttable') && findAll([table], ({ tagName }) => tagName === 'pre').length > 0)

function codeLines(table: Element): string[] {
  const cells = findAll([table], (node) => hasClass(node, 'blob-code', 'rouge-code', 'hljs-ln-code'))
  if (cells.length > 0) return cells.map((cell) => textOf(cell).replace(/\n$/, ''))
  const pres = findAll([table], ({ tagName }) => tagName === 'pre')
  return [textOf(pres.at(-1) ?? table)]
}

const withoutControls = (node: Element): Element => ({ ...node, children: replace(node.children, (one) => (isElement(one, 'button', 'svg') || hasClass(one, 'linenos', 'lineno', 'line-number') ? [] : null)) })
