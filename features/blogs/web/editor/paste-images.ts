import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { parseInertHtml } from './pasted-html.ts'
import { cursorBehind } from './cursor-behind.ts'
import { insertImages, isTrackingPixel, isAcceptedImage } from './image-node.ts'
import type { ImageUploads } from './image-uploads.ts'
import { isImageFile, NOT_AN_IMAGE } from '#platform/web/upload-image.ts'

export const REMOTE_IMAGES_OMITTED = 'Images from other pages were left out. Download them, then add them with Image.'

/** Inserts chosen files into the text and reports those that are not images. */
export function insertImageFiles(editor: Editor, uploads: ImageUploads, files: readonly File[], at?: number): void {
  const good = files.filter(isImageFile)
  if (good.length < files.length) showToast(NOT_AN_IMAGE, { kind: 'error' })
  if (good.length > 0) insertImages(editor, uploads, good, at)
}

function insertInView(view: EditorView, uploads: ImageUploads, files: readonly File[], at: number): void {
  const type = view.state.schema.nodes['image']!
  const nodes = files.filter(isImageFile).map((file) => type.create({ upload: uploads.add(file) }))
  if (nodes.length < files.length) showToast(NOT_AN_IMAGE, { kind: 'error' })
  let { tr } = view.state
  let position = at
  for (const node of nodes) {
    const before = tr.doc.content.size
    tr = tr.insert(position, node)
    position += tr.doc.content.size - before
  }
  view.dispatch(nodes.length === 0 ? tr : cursorBehind(tr, position))
}

/** Uploads pasted image files. An image that can be neither uploaded nor fetched is left out with a message. */
export function handlePastedImages(view: EditorView, event: ClipboardEvent, uploads: ImageUploads): boolean {
  const data = event.clipboardData
  const files = [...(data?.files ?? [])]
  const html = data?.getData('text/html') ?? ''
  const page = html === '' ? null : parseInertHtml(html)
  const text = page?.body.textContent.trim() ?? data?.getData('text/plain').trim() ?? ''
  if (files.length > 0 && text === '') {
    insertInView(view, uploads, files, view.state.selection.to)
    return true
  }
  if (page !== null && [...page.images].some((image) => !isAcceptedImage(image) && !isTrackingPixel(image))) showToast(REMOTE_IMAGES_OMITTED, { kind: 'error' })
  return false
}

/** Inserts files that are dropped on the text at that position. */
export function handleDroppedImages(view: EditorView, event: DragEvent, uploads: ImageUploads): boolean {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return false
  event.preventDefault()
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size
  insertInView(view, uploads, files, at)
  return true
}
