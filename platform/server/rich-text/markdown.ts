import type { ElementContent, Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mathFromMarkdown } from 'mdast-util-math'
import { toHast } from 'mdast-util-to-hast'
import { math } from 'micromark-extension-math'

const mark = (tagName: 'span' | 'div', latex: string): ElementContent => ({
  type: 'element',
  tagName,
  properties: { dataType: tagName === 'div' ? 'block-math' : 'inline-math', dataLatex: latex.trim() },
  children: [],
})

const TOO_DEEP = '<p>This text is nested too deeply to display.</p>'

/** Converts Markdown with $…$ and $$…$$ into markup for the sanitizer; HTML in it is left out. Deeply nested quotes are refused. */
export function markdownToHtml(markdown: string, { imageSource = (src: string) => src } = {}): string {
  try {
    return drawn(markdown, imageSource)
  } catch (error) {
    // The library recurses for each level and could overflow the stack.
    if (error instanceof RangeError && /call stack/.test(error.message)) return TOO_DEEP
    throw error
  }
}

function drawn(markdown: string, imageSource: (src: string) => string): string {
  const tree = fromMarkdown(markdown, { extensions: [math()], mdastExtensions: [mathFromMarkdown()] })
  const html = toHast(tree, {
    handlers: {
      math: (_state, node: { value: string }) => mark('div', node.value),
      inlineMath: (_state, node: { value: string }) => mark('span', node.value),
      html: () => undefined,
    },
  })
  settle(html, imageSource)
  return toHtml(html)
}

function settle(node: Nodes, imageSource: (src: string) => string): void {
  if (node.type === 'element' && node.tagName === 'img') {
    node.properties['src'] = imageSource(String(node.properties['src'] ?? ''))
  }
  // Markdown ends a code block with a line break of its own.
  const [last] = node.type === 'element' && node.tagName === 'code' ? node.children : []
  if (last?.type === 'text') last.value = last.value.replace(/\n$/, '')
  if ('children' in node) for (const child of node.children) settle(child, imageSource)
}
