import { InputRule, Node, type NodeViewRendererProps } from '@tiptap/core'
import { drawFormula } from './formula.ts'

export interface MathsOptions {
  /** Opens the form for the formula at this position. */
  onEdit: (pos: number) => void
}

/** A formula and the character after it, by which it is complete. */
const INLINE = /(?<![\w$\\])\$([^$\s](?:[^$\n]{0,400}[^$\s\\])?)\$([\s,.:;!?)\]–—-])$/
const BLOCK_LINE = /^\$\$([^$]*)(?:\$\$)?$/

function mathsNode(name: 'inlineMath' | 'blockMath') {
  const isBlock = name === 'blockMath'
  const [tag, type] = isBlock ? ['div', 'block-math'] : ['span', 'inline-math']
  return Node.create<MathsOptions>({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    selectable: true,
    draggable: true,
    addOptions: () => ({ onEdit: () => {} }),
    addAttributes: () => ({
      latex: {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute('data-latex'),
        renderHTML: ({ latex }: { latex?: string }) => ({ 'data-latex': latex ?? '' }),
      },
    }),
    parseHTML: () => [{ tag: `${tag}[data-type="${type}"]` }],
    renderHTML: ({ HTMLAttributes }) => [tag!, { 'data-type': type, ...HTMLAttributes }],
    renderText: ({ node }) => String(node.attrs['latex']),
    addNodeView() {
      const { options } = this
      return (props: NodeViewRendererProps) => mathsView(props, isBlock, options)
    },
  })
}

/** A formula in the editor: rendered, and pressed to edit it. */
function mathsView({ node, getPos, editor }: NodeViewRendererProps, isBlock: boolean, { onEdit }: MathsOptions) {
  const dom = document.createElement(isBlock ? 'div' : 'span')
  dom.className = isBlock ? 'maths maths-block' : 'maths'
  const draw = (latex: string) => {
    dom.setAttribute('aria-label', `Formula ${latex}`)
    dom.dataset['latex'] = latex
    void drawFormula(dom, latex, isBlock).then((result) => dom.classList.toggle('maths-wrong', !result.drawn))
  }
  dom.setAttribute('role', 'img')
  draw(String(node.attrs['latex']))
  dom.addEventListener('click', () => {
    const pos = getPos()
    if (pos !== undefined && editor.isEditable) onEdit(pos)
  })
  let shown = node
  return {
    dom,
    update: (next: typeof node) => {
      if (next.type !== shown.type) return false
      if (next.attrs['latex'] !== shown.attrs['latex']) draw(String(next.attrs['latex']))
      shown = next
      return true
    },
    ignoreMutation: () => true,
  }
}

/** An inline formula: typed as `$…$` and a space, a punctuation mark or Enter. */
export const InlineMath = mathsNode('inlineMath').extend({
  addInputRules() {
    return [
      new InputRule({
        find: INLINE,
        handler: ({ state, range, match }) => {
          const node = this.type.create({ latex: match[1] })
          const after = match[2]!
          state.tr.replaceWith(range.from, range.to, after === '\n' ? node : [node, state.schema.text(after)])
          if (after === '\n') state.tr.split(range.from + node.nodeSize)
        },
      }),
    ]
  },
})

/** A display formula: typed as `$$` and Enter. */
export const BlockMath = mathsNode('blockMath').extend({
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection
        const line = BLOCK_LINE.exec($from.parent.textContent)
        const isLine = empty && $from.parent.type.name === 'paragraph' && $from.parentOffset === $from.parent.content.size
        if (line === null || !isLine) return false
        const from = $from.before()
        const latex = line[1]!.trim()
        const isPut = editor.chain().insertContentAt({ from, to: $from.after() }, [{ type: this.name, attrs: { latex } }, { type: 'paragraph' }]).run()
        if (isPut && latex === '') this.options.onEdit(from)
        return isPut
      },
    }
  },
})
