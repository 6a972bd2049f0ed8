import { fromDom } from 'hast-util-from-dom'
import type { Root } from 'hast'
import { DOMParser as TextParser, type Schema, type Slice } from '@tiptap/pm/model'
import { pastedPage } from '#platform/markup/paste/page.ts'
import { pastedText } from '#platform/markup/paste/text.ts'
import { parseInertHtml } from './pasted-html.ts'

/** Converts a pasted plain text. Null means to paste it as it is, as Shift does for everything. */
export function textSlice(text: string, asItIs: boolean, schema: Schema): Slice | null {
  const html = asItIs ? null : pastedText(text)
  return html === null ? null : TextParser.fromSchema(schema).parseSlice(parseInertHtml(html).body, { preserveWhitespace: false })
}

/** Converts a pasted page into HTML that the editor knows. `plainText` is what the clipboard has beside it. */
export const pageHtml = (html: string, plainText: string): string => pastedPage(fromDom(parseInertHtml(html).body, {}) as unknown as Root, plainText)
