import { Node, type Editor } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { remoteImageKey } from '#platform/rules/image-paths.ts'
import { ownImagePath } from './remote-image.ts'
import { cursorBehind } from './cursor-behind.ts'
import { imageView } from './image-view.ts'
import type { ImageUploads } from './image-uploads.ts'

export interface ImageOptions {
  uploads: ImageUploads | null
  /** Opens the form for the alternative text of the image at this position. */
  onDescribe: (pos: number) => void
  /** The person must log in before the image can be uploaded. */
  onLogin: () => void
}

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

const srcOf = (element: Element) => element.getAttribute('src') ?? ''

/** Whether an image is a tracking pixel of another site. */
export const isTrackingPixel = (element: Element): boolean => ['width', 'height'].some((name) => ['0', '1'].includes(element.getAttribute(name) ?? ''))

function uploadOf(element: Element): string | null {
  const isForeign = ownImagePath(srcOf(element)) === null && !isTrackingPixel(element)
  return element.getAttribute('data-upload') ?? (isForeign ? remoteImageKey(srcOf(element)) : null)
}

/** Whether an image is on this site, being uploaded, or can be fetched. */
export const isAcceptedImage = (element: Element): boolean => (ownImagePath(srcOf(element)) ?? uploadOf(element)) !== null

/** An image on this site, or the placeholder of one that is being uploaded from this device or fetched from another site. */
export const ImageNode = Node.create<ImageOptions>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ uploads: null, onDescribe: () => {}, onLogin: () => {} }),
  addAttributes: () => ({
    src: { default: null, parseHTML: (element: HTMLElement) => ownImagePath(srcOf(element)) },
    alt: { ...attribute('alt'), default: '' },
    width: attribute('width'),
    height: attribute('height'),
    upload: {
      default: null,
      parseHTML: uploadOf,
      renderHTML: ({ upload }: { upload?: string | null }) => (upload ? { 'data-upload': upload } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'img',
      getAttrs: (element: HTMLElement) => (isAcceptedImage(element) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    const { options } = this
    return (props) => imageView(props, options)
  },
})

/** Inserts images into the text, one below the other, and starts their uploads. */
export function insertImages(editor: Editor, uploads: ImageUploads, files: readonly File[], at?: number): void {
  const nodes = files.map((file) => ({ type: 'image', attrs: { upload: uploads.add(file) } }))
  const chain = editor.chain().focus()
  const inserted = at === undefined ? chain.insertContent(nodes) : chain.insertContentAt(at, nodes)
  inserted.command(({ tr }) => (cursorBehind(tr, tr.selection.to), true)).run()
}

/** Whether a text has an image that is being uploaded, and where the first one is that failed. */
export function pendingImages(doc: ProseNode, uploads: ImageUploads): { sending: boolean; failed: { pos: number; mayRetry: boolean } | null } {
  const found: ReturnType<typeof pendingImages> = { sending: false, failed: null }
  doc.descendants((node, pos) => {
    const id = node.attrs['upload'] as string | null | undefined
    if (!id) return
    const { state } = uploads.look(id)
    if (state.kind === 'failed') found.failed ??= { pos, mayRetry: state.mayRetry }
    else found.sending = true
  })
  return found
}
