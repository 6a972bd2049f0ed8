import type { Element, ElementContent } from 'hast'
import { withoutDisplayStyle } from '../latex.ts'
import { element, findAll, hasClass, isElement, replace, textOf } from './tree.ts'

const formula = (latex: string, isBlock: boolean): ElementContent[] =>
  latex.trim() === '' ? [] : [element(isBlock ? 'div' : 'span', [], { dataType: isBlock ? 'block-math' : 'inline-math', dataLatex: withoutDisplayStyle(latex) })]

/** The LaTeX source inside MathML, or null. */
function annotationIn(node: Element): string | null {
  const [annotation] = findAll([node], (one) => one.tagName === 'annotation' && one.properties['encoding'] === 'application/x-tex')
  if (annotation !== undefined) return textOf(annotation)
  const [math] = findAll([node], (one) => one.tagName === 'math' && typeof one.properties['alttext'] === 'string')
  return math === undefined ? null : String(math.properties['alttext'])
}

/** Formulas of KaTeX, MathJax, MathML and encyclopedias as formulas of this site, each once. */
export function formulasIn(nodes: ElementContent[]): ElementContent[] {
  return replace(nodes, (node) => {
    if (hasClass(node, 'katex-display', 'katex', 'mwe-math-element') || isElement(node, 'math', 'mjx-container')) {
      const latex = annotationIn(node)
      const isBlock = hasClass(node, 'katex-display', 'mwe-math-element-block') || node.properties['display'] === 'block' || node.properties['display'] === 'true'
      if (latex !== null) return formula(latex, isBlock)
      // Without its source a formula is its text, once.
      const [readable] = findAll([node], (one) => one.tagName === 'math' || one.tagName === 'mjx-assistive-mml')
      return [{ type: 'text', value: textOf(readable ?? node).replace(/\s+/g, ' ') }]
    }
    if (node.tagName === 'script') {
      const type = String(node.properties['type'] ?? '')
      return type.startsWith('math/tex') ? formula(textOf(node), type.includes('mode=display')) : []
    }
    // Each formula of MathJax 2 has a preview beside the script with its source.
    return hasClass(node, 'MathJax', 'MathJax_Preview', 'MathJax_Display') ? [] : null
  })
}
