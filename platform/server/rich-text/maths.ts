import type { Element, ElementContent } from 'hast'
import { renderToString } from 'katex'
import { portableMathml } from '#platform/markup/mathml.ts'
import { parseMarkup } from './markup.ts'

const ELEMENTS = new Set(
  ('math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle mpadded mphantom menclose ' +
    'msub msup msubsup munder mover munderover mtable mtr mtd').split(' '),
)
const ATTRIBUTES = new Set(
  ('display displaystyle form scriptlevel mathvariant mathcolor mathbackground fence stretchy symmetric separator accent ' +
    'accentunder movablelimits lspace rspace minsize maxsize linethickness width height depth voffset notation ' +
    'columnalign columnspacing columnlines rowspacing rowlines rowalign frame side').split(' '),
)
const MAX_DEPTH = 60
const OPTIONS = {
  output: 'mathml', throwOnError: true, strict: 'ignore', trust: false, maxExpand: 300, maxSize: 20,
} as const

/** A formula as MathML, or its source in a <code> where it is invalid. */
export function formula(latex: string, isBlock: boolean): ElementContent {
  try {
    const markup = portableMathml(renderToString(latex, { ...OPTIONS, displayMode: isBlock }))
    const [wrapper] = parseMarkup(markup).children
    const math = wrapper?.type === 'element' ? wrapper.children[0] : undefined
    if (math?.type === 'element' && math.tagName === 'math') return withoutSource(math)
  } catch {
    // Not LaTeX, or too expensive.
  }
  return formulaSource(latex)
}

/** Whether a formula is rendered instead of its source. */
export function canDraw(latex: string, isBlock: boolean): boolean {
  const shown = formula(latex, isBlock)
  return shown.type === 'element' && shown.tagName === 'math'
}

/** The source of a formula. */
export function formulaSource(latex: string): ElementContent {
  return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: latex }] }
}

// KaTeX adds the source as an annotation, which readers do not need.
function withoutSource(math: Element): Element {
  const semantics = math.children[0]
  const shown = semantics?.type === 'element' && semantics.tagName === 'semantics' ? semantics.children.slice(0, 1) : []
  return known({ ...math, children: shown }, 0)
}

const MAX_SHIFT_EM = 3
const EM: Readonly<Record<string, number>> = { em: 1, ex: 0.43, px: 1 / 16, pt: 1 / 12, pc: 1, mu: 1 / 18, cm: 2.36, mm: 0.236, in: 6 }

/** Whether a length would move a formula over the text around it: far up or down, or far back. */
function leavesItsPlace(name: string, value: string): boolean {
  const [, number, unit = 'em'] = /^\s*([-+]?[\d.]+)\s*([a-z]{2})?\s*$/i.exec(value) ?? []
  if (number === undefined) return false
  const length = Number(number) * (EM[unit.toLowerCase()] ?? 1)
  return name === 'voffset' ? Math.abs(length) > MAX_SHIFT_EM : length < -MAX_SHIFT_EM
}

function known(node: Element, depth: number): Element {
  if (depth > MAX_DEPTH) throw new Error('The formula is nested too deeply.')
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name, value]) => ATTRIBUTES.has(name.toLowerCase()) && !leavesItsPlace(name.toLowerCase(), String(value))),
  )
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child]
    return child.type === 'element' && ELEMENTS.has(child.tagName) ? [known(child, depth + 1)] : []
  })
  return { type: 'element', tagName: node.tagName, properties, children }
}
