import { DOMParser as TextParser, type Schema, type Slice } from '@tiptap/pm/model'
import { markdownToBlocks } from './pasted-markdown.ts'

/** Converts pasted Markdown to blocks. Null means to paste the text as it is, as Shift does for everything. */
export function markdownSlice(text: string, asItIs: boolean, schema: Schema): Slice | null {
  const html = asItIs ? null : markdownToBlocks(text)
  if (html === null) return null
  const page = new DOMParser().parseFromString(html, 'text/html')
  return TextParser.fromSchema(schema).parseSlice(page.body, { preserveWhitespace: false })
}
