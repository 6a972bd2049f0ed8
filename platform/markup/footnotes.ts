import type { FootnoteDefinition, List, Nodes, Root } from 'mdast'

/**
 * Makes the footnotes of a parsed text numbers, raised and in the order of their first mention, and their notes a numbered list at the end. Notes that
 * are not mentioned follow, so that no text is lost.
 */
export function numberFootnotes(tree: Root): void {
  const notes = new Map<string, FootnoteDefinition>()
  takeNotes(tree, notes)
  if (notes.size === 0) return
  const order: string[] = []
  const numberOf = (name: string) => (order.includes(name) ? order.indexOf(name) + 1 : order.push(name))
  raiseNumbers(tree, numberOf)
  // Notes can mention others, which follow.
  for (const name of order) raiseNumbers(notes.get(name)!, numberOf)
  for (const name of notes.keys()) {
    if (order.includes(name)) continue
    numberOf(name)
    raiseNumbers(notes.get(name)!, numberOf)
  }
  const list: List = { type: 'list', ordered: true, spread: false, children: order.map((name) => ({ type: 'listItem', spread: false, children: notes.get(name)!.children })) }
  tree.children.push({ type: 'thematicBreak' }, list)
}

/** Moves the notes out of the text, wherever they stand; the first one with a name counts, as for links. */
function takeNotes(node: Nodes, notes: Map<string, FootnoteDefinition>): void {
  if (!('children' in node)) return
  for (const child of node.children) {
    takeNotes(child, notes)
    if (child.type === 'footnoteDefinition' && !notes.has(child.identifier)) notes.set(child.identifier, child)
  }
  node.children = node.children.filter(({ type }) => type !== 'footnoteDefinition') as never
}

function raiseNumbers(node: Nodes, numberOf: (name: string) => number): void {
  if (!('children' in node)) return
  const children = node.children.map((child): Nodes => (child.type === 'footnoteReference' ? raised('sup', [{ type: 'text', value: String(numberOf(child.identifier)) }]) : child))
  node.children = children as never
  for (const child of children) raiseNumbers(child, numberOf)
}

/** Raised or lowered text, which Markdown has only as HTML. */
const raised = (hName: string, children: Nodes[]) => ({ type: 'emphasis', data: { hName }, children }) as Nodes

/** Reads the elements that an export writes for what Markdown lacks: raised and lowered text, and lines in the cells of tables. */
export function readExportedHtml(node: Nodes): void {
  if (!('children' in node)) return
  const children: Nodes[] = []
  for (const child of node.children) {
    const closed = child.type === 'html' ? /^<\/(su[pb])>$/.exec(child.value)?.[1] : undefined
    const from = closed === undefined ? -1 : children.findLastIndex((one) => one.type === 'html' && one.value === `<${closed}>`)
    if (from >= 0) children.splice(from, children.length, raised(closed!, children.slice(from + 1)))
    else children.push(node.type === 'tableCell' && child.type === 'html' && /^<br ?\/?>$/.test(child.value) ? { type: 'break' } : child)
  }
  node.children = children as never
  for (const child of children) readExportedHtml(child)
}

/** Writes the boxes of to-do lists as signs. */
export function drawBoxes(node: Nodes): void {
  if (!('children' in node)) return
  const [first] = node.type === 'listItem' ? node.children : []
  const [text] = first?.type === 'paragraph' ? first.children : []
  if (text?.type === 'text') text.value = text.value.replace(/^\[([ xX])\](?=\s)/, (_box, tick: string) => (tick === ' ' ? '☐' : '☑'))
  for (const child of node.children) drawBoxes(child)
}
