import type { Nodes } from 'mdast'

const MAX_PASSES = 8
const LINE_START = 13
/** Formula environments that Markdown texts write without dollars. */
const ENVIRONMENT = 'align|aligned|alignat|equation|eqnarray|gather|gathered|multline|cases|matrix|pmatrix|bmatrix|vmatrix'
const DELIMITED = new RegExp(
  [
    String.raw`\\\(((?:[^\\\n]|\\(?![()])[^\n]){1,1000}?)\\\)`,
    String.raw`\\\[((?:[^\\]|\\(?![[\]])[^]){1,2000}?)\\\]`,
    String.raw`^([ >]{0,12})(\\begin\{(${ENVIRONMENT})\*?\}[^]{1,4000}?\\end\{\5\*?\})[ \t]*$`,
    String.raw`^([ >]{0,12})\$\$((?:[^$\\]|\\[^]){1,4000}?)\$\$[ \t]*$`,
  ].join('|'),
  'gm',
)

/** The LaTeX source of a formula of an encyclopedia without the group around it, which only sets the size. Others stay as they are. */
export const withoutDisplayStyle = (latex: string): string => (/^\{\\(?:displaystyle|textstyle)\s([^]*)\}$/.exec(latex.trim())?.[1] ?? latex).trim()

type Range = readonly [from: number, to: number]

/** The parts of a Markdown text in which delimiters mean nothing: code, HTML and formulas. */
function literalRanges(tree: Nodes): Range[] {
  const ranges: Range[] = []
  const visit = (node: Nodes): void => {
    if (['code', 'inlineCode', 'html', 'math', 'inlineMath'].includes(node.type)) ranges.push([node.position!.start.offset!, node.position!.end.offset!])
    else if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return ranges
}

/** The spaces and signs of quotes before an offset, if its line has nothing else before it: a block there stays in its item or quote. */
const lineStart = (text: string, offset: number): string | null =>
  /\n([ >]{0,12})$/.exec((offset > LINE_START ? '' : '\n') + text.slice(Math.max(0, offset - LINE_START), offset))?.[1] ?? null

/**
 * Rewrites formulas in a Markdown text to `$…$` and `$$` blocks: `\(…\)`, `\[…\]`, `\begin{align}…`, and `$$…$$` on lines of their own. Code stays as it
 * is. `parse` reads Markdown.
 */
export function withDollarFormulas(markdown: string, parse: (text: string) => Nodes): string {
  if (!/\\[([]|\\begin\{|\$\$/.test(markdown)) return markdown
  const literal = literalRanges(parse(markdown)).filter(([from]) => !markdown.startsWith('$', from))
  return markdown.replace(DELIMITED, (whole: string, ...rest: unknown[]) => {
    const at = rest.find((value) => typeof value === 'number') as number
    if (literal.some(([from, to]) => at < to && at + whole.length > from)) return whole
    const [inline, display, prefixOfEnvironment, environment, , prefixOfDollars, dollars] = rest as (string | undefined)[]
    if (inline !== undefined) return `$${inline.trim()}$`
    const matched = prefixOfEnvironment ?? prefixOfDollars
    const prefix = matched ?? lineStart(markdown, at)
    const mark = (prefix ?? '').trimEnd()
    const lines = (display ?? environment ?? dollars!).split('\n').map((line) => (line.startsWith(mark) ? line.slice(mark.length) : line))
    const latex = lines.join('\n').trim()
    // In the middle of a line, or with an empty line inside, a block cannot be written.
    if (prefix === null || !/^[ \t]*(?:\n|$)/.test(markdown.slice(at + whole.length))) return `$$${latex.replaceAll('\n', ' ')}$$`
    return `${matched === undefined ? '' : mark}\n${['$$', ...latex.replace(/\n\s*\n/g, '\n').split('\n'), '$$'].map((line) => prefix + line).join('\n')}\n${mark}`
  })
}

/**
 * Parses Markdown so that prices stay text: a dollar starts a formula only before a character that is not a space, and ends it only after one and not
 * before a digit. Other dollars are escaped, and the text is parsed again.
 */
export function parseWithPrices<Tree extends Nodes>(markdown: string, parse: (text: string) => Tree): Tree {
  let text = markdown
  for (let pass = 0; ; pass++) {
    const tree = parse(text)
    const wrong = pass === MAX_PASSES ? [] : pricesIn(tree, text)
    if (wrong.length === 0) return tree
    text = escapeAt(text, wrong)
  }
}

/** The offsets of dollars that do not start a formula. */
function pricesIn(tree: Nodes, text: string): number[] {
  const offsets: number[] = []
  const visit = (node: Nodes): void => {
    if (node.type === ('inlineMath' as string)) {
      const from = node.position!.start.offset!
      const source = text.slice(from, node.position!.end.offset!)
      if (!source.startsWith('$$') && (/^\$\s|[\s\\]\$$/.test(source) || /\d/.test(text[from + source.length] ?? ''))) offsets.push(from)
    }
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return offsets
}

function escapeAt(text: string, offsets: number[]): string {
  let result = ''
  let from = 0
  for (const offset of offsets) {
    result += `${text.slice(from, offset)}\\`
    from = offset
  }
  return result + text.slice(from)
}
