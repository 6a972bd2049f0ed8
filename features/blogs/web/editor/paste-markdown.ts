import { DOMParser as TextParser, type Schema, type Slice } from '@tiptap/pm/model'
import { markdownToBlocks } from './pasted-markdown.ts'

/** Pasted words that are Markdown, as blocks. Null: they are pasted as they are, and so is all that is pasted with Shift. */
export function markdownSlice(text: string, asItIs: boolean, schema: Schema): Slice | null {
  const html = asItIs ? null : markdownToBlocks(text)
  if (html === null) return null
  const page = new DOMParser().parseFromString(html, 'text/html')
  return TextParser.fromSchema(schema).parseSlice(page.body, { preserveWhitespace: false })
}
