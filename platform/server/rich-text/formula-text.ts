import type { Nodes } from 'hast'

/** More than a sign or a number is put in parentheses. */
const grouped = (text: string) => (/^[\p{L}\p{M}\d.]*$/u.test(text) ? text : `(${text})`)
const raised = (text: string) => (text === '' ? '' : `^${grouped(text)}`)
const lowered = (text: string) => (text === '' ? '' : `_${grouped(text)}`)

/** How an element of MathML reads in a line, by its parts. */
const READ: Record<string, (parts: string[]) => string> = {
  mfrac: ([above = '', below = '']) => `${grouped(above)}/${grouped(below)}`,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([inside = '', degree = '']) => `${grouped(inside)}^(1/${degree})`,
  msup: ([base = '', above = '']) => base + raised(above),
  msub: ([base = '', below = '']) => base + lowered(below),
  msubsup: ([base = '', below = '', above = '']) => base + lowered(below) + raised(above),
  munder: ([base = '', below = '']) => base + lowered(below),
  munderover: ([base = '', below = '', above = '']) => base + lowered(below) + raised(above),
  mtr: (parts) => `${parts.join(', ')}; `,
  mtable: (parts) => parts.join('').replace(/; $/, ''),
  mspace: () => ' ',
}

/** A formula in MathML as one line: `\frac{x^2}{n + 1}` reads `(x^2)/(n+1)`. */
export function formulaText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const parts = node.children.map(formulaText)
  const read = node.type === 'element' ? READ[node.tagName] : undefined
  return read?.(parts) ?? parts.join('')
}
