import type { ElementContent, Root } from 'hast'
import { parseMarkup, writeMarkup } from '#platform/server/rich-text/markup.ts'
import { MAX_MENTIONS, mentionsIn, splitMentions } from '../rules/mentions.ts'
import { profilePath } from '../rules/paths.ts'

const LEFT_ALONE = new Set(['a', 'code', 'pre', 'math'])

/** Makes the names of these people links to their profiles, in sanitized HTML. Code and links stay as they are. */
export function linkMentions(html: string, usernames: readonly string[]): string {
  if (usernames.length === 0) return html
  const link = (node: ElementContent | Root['children'][number]): ElementContent[] => {
    if (node.type === 'text') return splitMentions(node.value, usernames).map(linked)
    if (node.type !== 'element') return []
    return [LEFT_ALONE.has(node.tagName) ? node : { ...node, children: node.children.flatMap(link) }]
  }
  return writeMarkup(parseMarkup(html).children.flatMap(link))
}

/** The usernames that sanitized HTML mentions with `@`, each once, in order, at most ten. Those in code, formulas and links do not count. */
export function mentionsInMarkup(html: string): string[] {
  if (!html.includes('@')) return []
  const named = (node: ElementContent | Root['children'][number]): string[] => {
    if (node.type === 'text') return mentionsIn(node.value)
    return node.type !== 'element' || LEFT_ALONE.has(node.tagName) ? [] : node.children.flatMap(named)
  }
  return [...new Set(parseMarkup(html).children.flatMap(named))].slice(0, MAX_MENTIONS)
}

/** The usernames that a text in Markdown mentions, as `mentionsInMarkup`; `render` returns its safe HTML, or null if it has no markup. */
export function mentionsInMarkdown(text: string, render: (text: string) => string | null): string[] {
  const names = mentionsIn(text)
  const html = names.length === 0 ? null : render(text)
  if (html === null) return names
  const shown = mentionsInMarkup(html)
  return names.filter((name) => shown.includes(name))
}

const linked = (piece: ReturnType<typeof splitMentions>[number]): ElementContent =>
  typeof piece === 'string'
    ? { type: 'text', value: piece }
    : { type: 'element', tagName: 'a', properties: { href: profilePath(piece.username) }, children: [{ type: 'text', value: piece.as }] }
