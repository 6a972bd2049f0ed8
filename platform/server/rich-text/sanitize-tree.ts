import type { Root, RootContent } from 'hast'
import { sanitizeText } from '#platform/rules/text.ts'
import { BLOCKS } from './allowed-markup.ts'

const MAX_MARKS = 8
const MAX_ALT = 300
// Joiners between combining marks do not start a new stack.
const LEADING = /^[\p{M}\u200B-\u200D\u2060\uFEFF]+/u
const MARK = /\p{M}/gu

const marksIn = (text: string) => text.match(MARK)?.length ?? 0

/** The stack of combining marks at the end of a text; searched backwards, since a regular expression would start at every position. */
function trailing(text: string): string {
  const characters = Array.from(text.slice(-1000))
  return characters.slice(characters.findLastIndex((character) => !LEADING.test(character)) + 1).join('')
}

/** The part of a stack of marks that fits. */
function shorten(tower: string, room: number): string {
  let left = room
  for (const mark of tower.matchAll(MARK)) {
    if (left <= 0) return tower.slice(0, mark.index)
    left -= 1
  }
  return tower
}

/** Removes invisible and misleading characters from all texts, and stacks of combining marks across tags. */
export function sanitizeTree(root: Root): void {
  let marks = 0

  function scrub(text: string): string {
    const whole = sanitizeText(text)
    const leading = LEADING.exec(whole)?.[0] ?? ''
    const value = shorten(leading, MAX_MARKS - marks) + whole.slice(leading.length)
    if (whole === leading) marks += marksIn(value)
    else marks = marksIn(trailing(value))
    return value
  }

  function visit(node: RootContent | Root, isInPre: boolean): void {
    if (node.type === 'text') node.value = scrub(node.value)
    if (node.type === 'element') {
      const { alt, dataLatex } = node.properties
      if (typeof alt === 'string') node.properties['alt'] = sanitizeText(alt).slice(0, MAX_ALT).toWellFormed().trim()
      if (typeof dataLatex === 'string') node.properties['dataLatex'] = sanitizeText(dataLatex).trim()
    }
    if (!('children' in node)) return
    // Combining marks attach across tags, but not across blocks; a <pre> becomes one text.
    const isBlock = node.type === 'element' && BLOCKS.has(node.tagName) && !isInPre
    if (isBlock) marks = 0
    for (const child of node.children) visit(child, isInPre || (node.type === 'element' && node.tagName === 'pre'))
    if (isBlock) marks = 0
  }

  visit(root, false)
}
