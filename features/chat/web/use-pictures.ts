import { useRef, useState } from 'react'
import { saveLocalDraft, useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { isImageFile, NOT_AN_IMAGE, uploadImage } from '#platform/web/upload-image.ts'

/** A picture that goes with the next message. */
export interface Picture {
  name: string
  url: string
}

interface Pictures {
  pictures: readonly Picture[]
  /** How many are being uploaded, and the part of them that has arrived, from 0 to 1. */
  uploading: number
  progress: number
  trouble: string | null
  add: (files: readonly File[]) => Promise<void>
  remove: (picture: Picture) => void
  clear: () => void
}

const parse = (stored: string): Picture[] => {
  try {
    return stored === '' ? [] : (JSON.parse(stored) as Picture[])
  } catch {
    return []
  }
}

/** The pictures of a message in progress: they are uploaded at once, and stay on this device until they are sent or removed. */
export function usePictures(conversationId: string): Pictures {
  const name = `message-pictures.${conversationId}`
  const [stored, store] = useLocalDraft(name)
  const [uploads, setUploads] = useState<ReadonlyMap<symbol, number>>(new Map())
  const [trouble, setTrouble] = useState<string | null>(null)
  const pictures = parse(stored)
  const latest = useRef(pictures)
  latest.current = pictures
  const change = (next: Picture[]) => {
    latest.current = next
    const text = next.length === 0 ? '' : JSON.stringify(next)
    store(text)
    // At once: the conversation may have been left while it was uploaded.
    saveLocalDraft(name, text)
  }
  const report = (upload: symbol, part: number | null) =>
    setUploads((known) => {
      const next = new Map(known)
      if (part === null) next.delete(upload)
      else next.set(upload, part)
      return next
    })
  return {
    pictures,
    uploading: uploads.size,
    progress: [...uploads.values()].reduce((sum, part) => sum + part, 0) / Math.max(1, uploads.size),
    trouble,
    async add(files) {
      setTrouble(null)
      if (!files.every(isImageFile)) setTrouble(NOT_AN_IMAGE)
      const uploading = files.filter(isImageFile).map((file) => ({ file, upload: Symbol(file.name) }))
      for (const { upload } of uploading) report(upload, 0)
      for (const { file, upload } of uploading) {
        try {
          const { url } = await uploadImage(file, (part) => report(upload, part))
          change([...latest.current, { name: file.name.replace(/[[\]\\]/g, ''), url }])
        } catch (error) {
          setTrouble(errorMessage(error))
        } finally {
          report(upload, null)
        }
      }
    },
    remove: (picture) => change(latest.current.filter((one) => one !== picture)),
    clear: () => change([]),
  }
}

/** The Markdown of a message with its pictures below the text. */
export const withPictures = (text: string, pictures: readonly Picture[]): string => [text, pictures.map(({ name, url }) => `![${name}](${url})`).join(' ')].filter((part) => part !== '').join('\n\n')
