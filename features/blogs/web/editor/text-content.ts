import { getHTMLFromFragment, getSchema } from '@tiptap/core'
import { DOMParser as TextParser, DOMSerializer, Fragment, type Node as ProseNode, type Schema } from '@tiptap/pm/model'
import type { DraftText } from '../../rules/draft-text.ts'
import { TEXT_EXTENSIONS } from './text-extensions.ts'

let made: Schema | undefined
const schema = () => (made ??= getSchema(TEXT_EXTENSIONS))

/** The server decides about all attributes of a link except its address. */
const written = (html: string) => html.replace(/ rel="[^"]*"/g, '')

function parsed(html: string): ProseNode {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return TextParser.fromSchema(schema()).parse(body)
}

/** A text as HTML, without empty lines at its end. */
export const htmlOf = (doc: ProseNode): string =>
  written(getHTMLFromFragment(doc.content, doc.type.schema)).replace(/(?:<p><\/p>)+$/, '')

/** Normalizes a text of the server or the device through the editor, so that equal texts are equal strings. */
export const normalizeHtml = (html: string): string => htmlOf(parsed(html))

/** The same for a whole draft. */
export const normalizeText = (text: DraftText): DraftText => ({ ...text, content: normalizeHtml(text.content) })

/** The words of a text, one line for each block. */
export function plainTextOf(html: string): string {
  const doc = parsed(html)
  return doc.textBetween(0, doc.content.size, '\n')
}

/** The top-level blocks of a text, each as HTML. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = []
  parsed(normalizeHtml(html)).content.forEach((node) => {
    blocks.push(written(getHTMLFromFragment(Fragment.from(node), schema())))
  })
  return blocks.length === 1 && blocks[0] === '<p></p>' ? [] : blocks
}

/** Parses a text for display. Only elements that the editor supports are kept. */
export const elementsOf = (html: string): DocumentFragment =>
  DOMSerializer.fromSchema(schema()).serializeFragment(parsed(html).content) as DocumentFragment

/** Whether there is nothing to save: no word, no image, no formula (specification, section 5). */
export function isEmptyText(doc: ProseNode): boolean {
  let isEmpty = doc.textContent.trim() === ''
  doc.descendants((node) => {
    if (['image', 'inlineMath', 'blockMath'].includes(node.type.name)) isEmpty = false
  })
  return isEmpty
}
