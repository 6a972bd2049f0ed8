import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { pageOf } from './pasted-html.ts'
import { insertPictures, isDot, isTaken } from './picture-node.ts'
import type { PicturesUnderWay } from './pictures-under-way.ts'
import { isImageFile, NOT_AN_IMAGE } from '#platform/web/upload-image.ts'

export const PICTURES_OF_OTHERS = 'Images from other pages were left out. Save them first, then upload them.'

/** Puts chosen files into the text; what is no picture is said. */
export function takePictures(editor: Editor, pictures: PicturesUnderWay, files: readonly File[], at?: number): void {
  const good = files.filter(isImageFile)
  if (good.length < files.length) showToast(NOT_AN_IMAGE, { kind: 'trouble' })
  if (good.length > 0) insertPictures(editor, pictures, good, at)
}

function insertInView(view: EditorView, pictures: PicturesUnderWay, files: readonly File[], at: number): void {
  const type = view.state.schema.nodes['image']!
  const nodes = files.filter(isImageFile).map((file) => type.create({ upload: pictures.add(file) }))
  if (nodes.length < files.length) showToast(NOT_AN_IMAGE, { kind: 'trouble' })
  let { tr } = view.state
  let place = at
  for (const node of nodes) {
    const before = tr.doc.content.size
    tr = tr.insert(place, node)
    place += tr.doc.content.size - before
  }
  view.dispatch(tr.scrollIntoView())
}

/** A pasted file goes to the store; a picture that can neither be sent nor fetched is left out, with a sentence. */
export function pastedPictures(view: EditorView, event: ClipboardEvent, pictures: PicturesUnderWay): boolean {
  const data = event.clipboardData
  const files = [...(data?.files ?? [])]
  const html = data?.getData('text/html') ?? ''
  const page = html === '' ? null : pageOf(html)
  const words = page?.body.textContent.trim() ?? data?.getData('text/plain').trim() ?? ''
  if (files.length > 0 && words === '') {
    insertInView(view, pictures, files, view.state.selection.to)
    return true
  }
  if (page !== null && [...page.images].some((image) => !isTaken(image) && !isDot(image))) showToast(PICTURES_OF_OTHERS, { kind: 'trouble' })
  return false
}

/** Files that are let go over the text are put where they fell. */
export function droppedPictures(view: EditorView, event: DragEvent, pictures: PicturesUnderWay): boolean {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return false
  event.preventDefault()
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size
  insertInView(view, pictures, files, at)
  return true
}
