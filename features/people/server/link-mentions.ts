import type { ElementContent, Root } from 'hast'
import { parseMarkup, writeMarkup } from '#platform/server/rich-text/markup.ts'
import { splitMentions } from '../rules/mentions.ts'
import { profilePath } from '../rules/paths.ts'

const LEFT_ALONE = new Set(['a', 'code', 'pre'])

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

const linked = (piece: ReturnType<typeof splitMentions>[number]): ElementContent =>
  typeof piece === 'string'
    ? { type: 'text', value: piece }
    : { type: 'element', tagName: 'a', properties: { href: profilePath(piece.username) }, children: [{ type: 'text', value: piece.as }] }
