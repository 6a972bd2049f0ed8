import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import type { LocalDrafts } from '#platform/web/autosave/local-drafts.ts'
import { addressBehind } from './foreign-picture.ts'
import type { UploadedImage } from '#platform/web/upload-image.ts'

/** How a picture stands that was put into a text: on its way, waiting for somebody, or there. */
export type PictureState =
  | { kind: 'sending'; part: number }
  | { kind: 'failed'; says: string; mayRetry: boolean; needsLogin: boolean }
  | { kind: 'sent'; picture: UploadedImage }

interface Picture {
  file: Blob | null
  preview: string | null
  state: PictureState
  listeners: Set<() => void>
}

const LOST = 'This image wasn’t uploaded before the page was closed. Choose it again.'
const LOG_IN_TO_SEND = 'Log in to upload this image. It stays on this device until then.'
const LOG_IN_TO_FETCH = 'Log in to import this image from its page.'
const keyOf = (id: string) => `picture/${id}`

interface Options {
  drafts: LocalDrafts
  send: (file: Blob, onProgress: (part: number) => void) => Promise<UploadedImage>
  /** Has the server fetch a picture of another page. */
  fetch: (address: string) => Promise<UploadedImage>
  isMember: () => boolean
}

/**
 * The pictures on their way to the server. The files of those that are sent stay on the device until they have arrived;
 * those of other pages are named by their address, and need nothing more.
 */
export function picturesUnderWay({ drafts, send, fetch, isMember }: Options) {
  const pictures = new Map<string, Picture>()

  const tell = (picture: Picture, state: PictureState) => {
    picture.state = state
    for (const listener of picture.listeners) listener()
  }

  // The server fetches few at once, for everybody.
  let lastFetch: Promise<unknown> = Promise.resolve()
  function fetchInTurn(address: string): Promise<UploadedImage> {
    const mine = lastFetch.then(() => fetch(address))
    lastFetch = mine.catch(() => {})
    return mine
  }

  async function go(id: string, picture: Picture): Promise<void> {
    const address = addressBehind(id)
    const { file } = picture
    if (file === null && address === null) return
    if (!isMember()) {
      return tell(picture, { kind: 'failed', says: address === null ? LOG_IN_TO_SEND : LOG_IN_TO_FETCH, mayRetry: true, needsLogin: true })
    }
    tell(picture, { kind: 'sending', part: 0 })
    try {
      const sent = await (address === null ? send(file!, (part) => tell(picture, { kind: 'sending', part })) : fetchInTurn(address))
      tell(picture, { kind: 'sent', picture: sent })
      void drafts.delete(keyOf(id))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      const mayRetry = !['NOT_AN_IMAGE', 'TOO_LARGE', 'INVALID_INPUT'].includes(code)
      const needsLogin = code === 'NOT_SIGNED_IN' || code === 'SESSION_OVER'
      tell(picture, { kind: 'failed', says: errorMessage(error), mayRetry, needsLogin })
    }
  }

  async function restore(id: string, picture: Picture): Promise<void> {
    const file = await drafts.find<Blob>(keyOf(id))
    if (!(file instanceof Blob)) return tell(picture, { kind: 'failed', says: LOST, mayRetry: false, needsLogin: false })
    picture.file = file
    picture.preview = URL.createObjectURL(file)
    await go(id, picture)
  }

  function know(id: string): Picture {
    const known = pictures.get(id)
    if (known !== undefined) return known
    const picture: Picture = { file: null, preview: null, state: { kind: 'sending', part: 0 }, listeners: new Set() }
    pictures.set(id, picture)
    void (addressBehind(id) === null ? restore(id, picture) : go(id, picture))
    return picture
  }

  return {
    /** Takes a file in and begins to send it; gives the id under which the text holds its place. */
    add(file: File): string {
      const id = crypto.randomUUID()
      const picture: Picture = { file, preview: URL.createObjectURL(file), state: { kind: 'sending', part: 0 }, listeners: new Set() }
      pictures.set(id, picture)
      void drafts.save(keyOf(id), file)
      void go(id, picture)
      return id
    },
    look: (id: string): Readonly<Picture> => know(id),
    retry: (id: string) => void go(id, know(id)),
    /** Tries all that failed for want of a network or a login. */
    retryAll(): void {
      for (const [id, picture] of pictures) if (picture.state.kind === 'failed' && picture.state.mayRetry) void go(id, picture)
    },
    subscribe(id: string, listener: () => void): () => void {
      const { listeners } = know(id)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop(): void {
      for (const { preview } of pictures.values()) if (preview !== null) URL.revokeObjectURL(preview)
      pictures.clear()
    },
  }
}

export type PicturesUnderWay = ReturnType<typeof picturesUnderWay>
