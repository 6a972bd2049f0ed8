import { z } from 'zod'
import { bytesText } from '#platform/rules/bytes.ts'
import { cleanLine } from '#platform/rules/text.ts'

/** Files that authors upload for a course: videos and their captions. */
export const FILE_TYPES = ['mp4', 'webm', 'vtt'] as const
export type FileType = (typeof FILE_TYPES)[number]
export type VideoType = Exclude<FileType, 'vtt'>

export const CONTENT_TYPES: Record<FileType, string> = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt; charset=utf-8' }

export const MAX_VIDEO_BYTES = 500 * 1024 * 1024
export const MAX_CAPTIONS_BYTES = 1024 * 1024
export const MAX_CAPTIONS = 12
/** How many uploads one person may run at once. */
export const MAX_UPLOADS = 3

export const TOO_LARGE_VIDEO = 'This video is larger than 500 MB. Choose a smaller one, or export it at a lower quality.'
export const NOT_A_VIDEO = 'This file isn’t an MP4 or WebM video.'
export const EMPTY_FILE = 'This file is empty.'
export const TOO_LARGE_CAPTIONS = 'This file is larger than 1 MB. Captions should be a short text file.'

/** Why a file does not fit into an author's storage. */
export const noStorageText = (bytes: number, { used, limit }: { used: number; limit: number }): string =>
  `This file needs ${bytesText(bytes)}, but only ${bytesText(Math.max(0, limit - used))} of your ${bytesText(limit)} of video storage is free. Delete videos that you no longer need.`

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const CAPTIONS_PATH = new RegExp(`^/api/captions/(${UUID})$`)
/** Matches the address of each file in a text. */
export const FILE_ADDRESSES = `/api/(?:videos|captions)/(${UUID})`

export const captionsPath = (id: string) => `/api/captions/${id}`
/** The id in the address of captions; null for anything else. */
export const captionsId = (address: string): string | null => CAPTIONS_PATH.exec(address.trim())?.[1] ?? null

export const uploadPath = (courseId: string, kind: 'videos' | 'captions', name: string) =>
  `/api/courses/${encodeURIComponent(courseId)}/${kind}?name=${encodeURIComponent(name.toWellFormed().slice(-200))}`

const NOT_FOUND = 'We couldn’t find that file.'
export const uploadInput = z.object({
  course: z.uuid('We couldn’t find that course.'),
  name: z.string().max(1_000).transform((name) => cleanLine(name).slice(-200) || 'Untitled').catch('Untitled'),
})
export const fileInput = z.object({ id: z.uuid(NOT_FOUND) })
export const draftFilesInput = z.object({ course: z.uuid('We couldn’t find that course.'), ids: z.array(z.uuid(NOT_FOUND)).max(MAX_CAPTIONS + 1) })
export const linkKeyInput = z.object({ key: z.string().max(200).optional() })

/** How many bytes at the beginning of a file `videoType` needs. */
export const HEAD_BYTES = 64

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
// Pictures are in files of the same kind as MP4.
const PICTURE_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'heif', 'hevc', 'mif1', 'msf1', 'jxl ', 'crx '])

/** The kind of a video by its first bytes: the `ftyp` box of MP4, or the EBML header with the type WebM. Null for anything else. */
export function videoType(head: Uint8Array): VideoType | null {
  if (ascii(head, 4, 8) === 'ftyp') return head.length >= 12 && !PICTURE_BRANDS.has(ascii(head, 8, 12)) ? 'mp4' : null
  const isEbml = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3
  return isEbml && ascii(head, 4, HEAD_BYTES).includes('webm') ? 'webm' : null
}
