import type { Node as ProseNode } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { pastedText } from '#platform/markup/paste/text.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { isAcceptedImage, isTrackingPixel } from './image-node.ts'
import { parseInertHtml } from './pasted-html.ts'
import { isPageFile, omittedImages, isTextFile, MAX_TEXT_FILE, readMarkdownFile, type TextFile } from '../../rules/text-file.ts'

/** What an imported file names, and the texts before it: Undo leads to one of them. */
export interface ImportedFile extends Omit<TextFile, 'body'> {
  before: readonly ProseNode[]
}

/** Inserts a Markdown, HTML or text file at the selection, by the rules for pasted texts (requirement B-17). */
export async function importTextFile(view: EditorView, file: File): Promise<ImportedFile | null> {
  if (!isTextFile(file.name)) return refuse('Choose a Markdown, HTML or text file.')
  if (file.size > MAX_TEXT_FILE) return refuse('Choose a file under 1 MB.')
  const text = await file.text()
  if (text.trim() === '') return refuse('This file is empty.')
  view.focus()
  const first = view.state.doc
  startBlock(view)
  const before = [first, view.state.doc]
  if (isPageFile(file.name)) {
    const { title } = new DOMParser().parseFromString(text, 'text/html')
    pasteWithMessage(view, text)
    return { title: title.trim(), tags: [], before }
  }
  const { body, ...named } = readMarkdownFile(text)
  const html = pastedText(body)
  if (html === null) view.pasteText(body)
  else pasteWithMessage(view, html)
  return { ...named, before }
}

/** Inserts a page and reports its images that cannot be fetched, such as those that lie beside the file. */
function pasteWithMessage(view: EditorView, html: string): void {
  view.pasteHTML(html)
  const { images } = parseInertHtml(html)
  const omitted = [...images].filter((image) => !isAcceptedImage(image) && !isTrackingPixel(image))
  if (omitted.length > 0) showToast(omittedImages(omitted.map((image) => image.alt.trim() || (image.getAttribute('src') ?? ''))), { kind: 'error' })
}

/** Puts the cursor into an empty paragraph, so that the file does not continue the sentence there. */
function startBlock(view: EditorView): void {
  const { tr, schema, selection } = view.state
  if (selection.$to.depth === 0 || selection.$to.parent.content.size === 0) return
  const after = selection.$to.after(1)
  tr.insert(after, schema.nodes['paragraph']!.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)))
}

function refuse(message: string): null {
  showToast(message, { kind: 'error' })
  return null
}
