import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'

/** Files of groups: resources, and what learners hand in. */
export const FILE_TYPES = ['pdf', 'png', 'jpg', 'gif', 'webp', 'zip', 'txt'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const CONTENT_TYPES: Record<FileType, string> = {
  pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', zip: 'application/zip', txt: 'text/plain; charset=utf-8',
}

export const MAX_FILE_BYTES = 20 * 1024 * 1024
export const TOO_LARGE_FILE = 'This file is larger than 20 MB. Choose a smaller one.'
export const EMPTY_FILE = 'This file is empty.'
export const UNKNOWN_FILE = 'This file type isn’t supported. Choose a PDF, an image, a ZIP archive, an Office document or a UTF-8 text file.'

/** How many bytes at the beginning of a file `fileType` needs. */
export const HEAD_BYTES = 16

const MARKS: readonly (readonly [FileType, number, string])[] = [
  ['pdf', 0, '%PDF-'], ['png', 0, '\x89PNG\r\n\x1a\n'], ['jpg', 0, '\xff\xd8\xff'], ['gif', 0, 'GIF87a'], ['gif', 0, 'GIF89a'], ['webp', 8, 'WEBP'],
  // Documents of Office programs are ZIP archives.
  ['zip', 0, 'PK\x03\x04'], ['zip', 0, 'PK\x05\x06'],
]

/** The kind of a file by its first bytes, whatever its name says. Anything unknown may be a text: `txt`, to be checked whole. */
export function fileType(head: Uint8Array): FileType {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  return MARKS.find(([, at, mark]) => start.startsWith(mark, at))?.[0] ?? 'txt'
}

const NOT_FOUND = 'We couldn’t find that file.'
export const uploadInput = z.object({
  group: z.uuid('We couldn’t find that group.'),
  name: z.string().max(1_000).transform((name) => cleanLine(name).slice(-200) || 'Untitled').catch('Untitled'),
})
export const fileInput = z.object({ id: z.uuid(NOT_FOUND) })
export const fileKeyInput = z.object({ key: z.string(NOT_FOUND).max(300, NOT_FOUND) })
