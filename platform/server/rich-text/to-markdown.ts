import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Converts stored markup back into Markdown, with formulas as $…$ and $$…$$: for data exports. */
export function htmlToMarkdown(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  fillFormulas(tree)
  const markdown = toMdast(tree, { handlers: { span: formulaOr, div: formulaOr, sup: withTags, sub: withTags } })
  return toMarkdown(markdown as never, { extensions: [mathToMarkdown(), gfmTableToMarkdown()], bullet: '-', fences: true })
}

/** An element without text would lose the space before it. */
function fillFormulas(node: Nodes): void {
  if (node.type === 'element' && typeof node.properties['dataLatex'] === 'string') node.children = [{ type: 'text', value: node.properties['dataLatex'] }]
  if ('children' in node) for (const child of node.children) fillFormulas(child)
}

/** Markdown has no superscript: the HTML element stays. */
const withTags = (state: { all(node: Element): unknown[] }, node: Element) =>
  [{ type: 'html', value: `<${node.tagName}>` }, ...state.all(node), { type: 'html', value: `</${node.tagName}>` }] as never

function formulaOr(state: { all(node: Element): unknown[] }, node: Element) {
  const { dataLatex: latex, dataType: type } = node.properties
  if (typeof latex !== 'string') return state.all(node) as never
  return { type: type === 'block-math' ? 'math' : 'inlineMath', value: latex } as never
}
