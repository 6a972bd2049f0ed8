import type { NodeViewRendererProps } from '@tiptap/core'
import { isImageFile, NOT_AN_IMAGE } from '#platform/web/upload-image.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { remoteImageUrl } from '#platform/rules/image-paths.ts'
import type { ImageOptions } from './image-node.ts'

/** An image in the editor: its content, the upload progress and its actions. */
export function imageView({ node, getPos, editor }: NodeViewRendererProps, options: ImageOptions) {
  const { uploads, onDescribe, onLogin } = options
  const dom = document.createElement('figure')
  const image = document.createElement('img')
  const bar = document.createElement('div')
  const status = document.createElement('p')
  const progress = document.createElement('progress')
  dom.className = 'editor-image'
  bar.className = 'editor-image-bar'
  bar.contentEditable = 'false'
  status.className = 'editor-image-words'
  status.setAttribute('role', 'status')
  dom.append(image, status, bar)

  let shown = node
  let stopListening = () => {}
  const change = (attributes: Record<string, unknown>) => {
    const pos = getPos()
    if (pos === undefined) return
    const { tr } = editor.state
    editor.view.dispatch(tr.setNodeMarkup(pos, undefined, { ...shown.attrs, ...attributes }).setMeta('addToHistory', false))
  }
  const describe = button(() => {
    const pos = getPos()
    if (pos !== undefined) onDescribe(pos)
  })
  const retry = button(() => {
    const id = shown.attrs['upload'] as string
    if (uploads?.look(id).state.kind === 'failed' && retry.dataset['login'] === 'true') onLogin()
    else uploads?.retry(id)
  })
  // The right file in the place of one that cannot be used.
  const choose = button(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' })
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file === undefined || uploads === null) return
      if (isImageFile(file)) change({ upload: uploads.add(file), src: null })
      else showToast(NOT_AN_IMAGE, { kind: 'error' })
      // The button is gone.
      editor.view.focus()
    })
    input.click()
  })
  choose.textContent = 'Choose a file'
  const remove = button(() => {
    const pos = getPos()
    if (pos !== undefined) editor.chain().focus().deleteRange({ from: pos, to: pos + shown.nodeSize }).run()
  })
  remove.textContent = 'Remove'

  const show = () => {
    const { src, alt, width, height, upload } = shown.attrs as Record<string, string | null>
    const current = upload && uploads ? uploads.look(upload) : null
    const state = current?.state ?? null
    if (state?.kind === 'sent') {
      const { url, width, height } = state.image
      queueMicrotask(() => change({ src: url, width: String(width), height: String(height), upload: null }))
    }
    setAttribute(image, 'src', src ?? current?.preview ?? null)
    setAttribute(image, 'width', width ?? null)
    setAttribute(image, 'height', height ?? null)
    image.alt = alt ?? ''
    image.hidden = !image.hasAttribute('src')
    dom.dataset['state'] = state?.kind ?? 'there'
    describe.textContent = alt ? 'Edit alt text' : 'Add alt text'
    const failed = state?.kind === 'failed' ? state : null
    const address = upload ? remoteImageUrl(upload) : null
    const name = document.createElement('span')
    name.className = 'editor-image-name'
    name.dir = 'auto'
    name.textContent = alt || (address?.split(/[?#]/)[0]!.split('/').at(-1) ?? '')
    const doing = address !== null ? 'Importing image' : 'Uploading image'
    progress.setAttribute('aria-label', doing)
    status.replaceChildren(...(failed ? [...(name.textContent ? [name] : []), failed.message] : state?.kind === 'sending' ? [`${doing}…`, progress] : []))
    if (state?.kind === 'sending' && state.part > 0) progress.value = state.part
    retry.textContent = failed?.needsLogin ? 'Log in' : 'Retry'
    retry.dataset['login'] = String(failed?.needsLogin === true)
    bar.replaceChildren(...(failed?.mayRetry ? [retry] : []), ...(failed?.mayRetry === false ? [choose] : [describe]), remove)
  }
  const follow = () => {
    stopListening()
    const { upload } = shown.attrs as { upload: string | null }
    stopListening = upload && uploads ? uploads.subscribe(upload, show) : () => {}
    show()
  }
  follow()

  return {
    dom,
    update: (next: typeof node) => {
      if (next.type !== shown.type) return false
      const isOther = next.attrs['upload'] !== shown.attrs['upload']
      shown = next
      if (isOther) follow()
      else show()
      return true
    },
    stopEvent: (event: Event) => bar.contains(event.target as Node),
    ignoreMutation: () => true,
    destroy: () => stopListening(),
  }
}

function button(onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'editor-image-button'
  made.addEventListener('click', onPress)
  return made
}

function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
