import { MAX_UPLOAD } from '#platform/rules/image-paths.ts'
import { ApiError } from './graphql/api-error.ts'
import { upload } from './upload.ts'

export interface UploadedImage {
  id: string
  width: number
  height: number
  url: string
}

const MAX_SIDE = 2560
export const NOT_AN_IMAGE = 'This file isn’t an image. Choose a JPEG, PNG, WebP, AVIF or GIF file.'
export const IMAGE_TOO_LARGE = 'Choose an image up to 5 MB.'

/** The types of images that can be uploaded, as for a file input. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export const isImageFile = (file: File): boolean => file.type.startsWith('image/') && file.type !== 'image/svg+xml'

/** Why a chosen file can't be uploaded as an image, or null. */
export const refuseImage = (file: File): string | null => (isImageFile(file) ? null : NOT_AN_IMAGE)

/** Uploads an image and reports the progress. An expired token is renewed once. */
export async function uploadImage(file: Blob, onProgress: (part: number) => void): Promise<UploadedImage> {
  const body = await withinLimit(file)
  return upload('/api/images', body, { onProgress })
}

/** Lets the server import an image from another site. */
export const importImage = (address: string): Promise<UploadedImage> =>
  upload('/api/images/fetch', new Blob([JSON.stringify({ address })], { type: 'application/json' }))

/** Photos from phones are often larger than the limit: they are scaled down first. */
async function withinLimit(file: Blob): Promise<Blob> {
  if (file.size <= MAX_UPLOAD) return file
  const small = await smaller(file).catch(() => null)
  if (small === null || small.size > MAX_UPLOAD) throw new ApiError('TOO_LARGE', IMAGE_TOO_LARGE)
  return small
}

async function smaller(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.88))
}
