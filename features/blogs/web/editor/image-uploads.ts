import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import type { LocalDrafts } from '#platform/web/autosave/local-drafts.ts'
import { remoteImageUrl } from '#platform/rules/image-paths.ts'
import type { UploadedImage } from '#platform/web/upload-image.ts'

/** The state of an image in a text: being uploaded, waiting for a login, or stored. */
export type UploadState =
  | { kind: 'sending'; part: number }
  | { kind: 'failed'; message: string; mayRetry: boolean; needsLogin: boolean }
  | { kind: 'sent'; image: UploadedImage }

interface Upload {
  file: Blob | null
  preview: string | null
  state: UploadState
  listeners: Set<() => void>
}

const UPLOAD_LOST = 'This image wasn’t uploaded before the page was closed. Choose it again.'
const LOG_IN_TO_SEND = 'Log in to upload this image. It stays on this device until then.'
const LOG_IN_TO_FETCH = 'Log in to import this image from its page.'
const keyOf = (id: string) => `picture/${id}`

interface Options {
  drafts: LocalDrafts
  send: (file: Blob, onProgress: (part: number) => void) => Promise<UploadedImage>
  /** Has the server fetch an image of another page. */
  fetch: (address: string) => Promise<UploadedImage>
  isMember: () => boolean
}

/**
 * The uploads of images. Files stay on the device until they have arrived; images of other pages are identified by their address and need no storage.
 */
export function createImageUploads({ drafts, send, fetch, isMember }: Options) {
  const uploads = new Map<string, Upload>()

  const setState = (upload: Upload, state: UploadState) => {
    upload.state = state
    for (const listener of upload.listeners) listener()
  }

  // The server fetches few at once for everybody.
  let lastFetch: Promise<unknown> = Promise.resolve()
  function fetchInTurn(address: string): Promise<UploadedImage> {
    const mine = lastFetch.then(() => fetch(address))
    lastFetch = mine.catch(() => {})
    return mine
  }

  async function start(id: string, upload: Upload): Promise<void> {
    const address = remoteImageUrl(id)
    const { file } = upload
    if (file === null && address === null) return
    if (!isMember()) {
      return setState(upload, { kind: 'failed', message: address === null ? LOG_IN_TO_SEND : LOG_IN_TO_FETCH, mayRetry: true, needsLogin: true })
    }
    setState(upload, { kind: 'sending', part: 0 })
    try {
      const sent = await (address === null ? send(file!, (part) => setState(upload, { kind: 'sending', part })) : fetchInTurn(address))
      setState(upload, { kind: 'sent', image: sent })
      void drafts.delete(keyOf(id))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      const mayRetry = !['NOT_AN_IMAGE', 'TOO_LARGE', 'INVALID_INPUT'].includes(code)
      const needsLogin = code === 'NOT_SIGNED_IN' || code === 'SESSION_OVER'
      setState(upload, { kind: 'failed', message: errorMessage(error), mayRetry, needsLogin })
    }
  }

  async function restore(id: string, upload: Upload): Promise<void> {
    const file = await drafts.find<Blob>(keyOf(id))
    if (!(file instanceof Blob)) return setState(upload, { kind: 'failed', message: UPLOAD_LOST, mayRetry: false, needsLogin: false })
    upload.file = file
    upload.preview = URL.createObjectURL(file)
    await start(id, upload)
  }

  function getOrRestore(id: string): Upload {
    const known = uploads.get(id)
    if (known !== undefined) return known
    const upload: Upload = { file: null, preview: null, state: { kind: 'sending', part: 0 }, listeners: new Set() }
    uploads.set(id, upload)
    void (remoteImageUrl(id) === null ? restore(id, upload) : start(id, upload))
    return upload
  }

  return {
    /** Starts the upload of a file and returns the id of its placeholder in the text. */
    add(file: File): string {
      const id = crypto.randomUUID()
      const upload: Upload = { file, preview: URL.createObjectURL(file), state: { kind: 'sending', part: 0 }, listeners: new Set() }
      uploads.set(id, upload)
      void drafts.save(keyOf(id), file)
      void start(id, upload)
      return id
    },
    look: (id: string): Readonly<Upload> => getOrRestore(id),
    retry: (id: string) => void start(id, getOrRestore(id)),
    /** Retries all uploads that failed without a connection or a login. */
    retryAll(): void {
      for (const [id, upload] of uploads) if (upload.state.kind === 'failed' && upload.state.mayRetry) void start(id, upload)
    },
    subscribe(id: string, listener: () => void): () => void {
      const { listeners } = getOrRestore(id)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop(): void {
      for (const { preview } of uploads.values()) if (preview !== null) URL.revokeObjectURL(preview)
      uploads.clear()
    },
  }
}

export type ImageUploads = ReturnType<typeof createImageUploads>
