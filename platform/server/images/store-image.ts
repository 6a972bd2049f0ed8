import { imageUrl, type ImageSize } from '../../rules/image-paths.ts'
import type { Services } from '../context.ts'
import { encodeImage } from './encode-image.ts'
import { insertImage } from './images.queries.ts'

export interface StoredImage {
  id: string
  width: number
  height: number
  /** The URL of the largest size. */
  url: string
}

export const imageKey = (id: string, size: ImageSize) => `images/${id.slice(0, 2)}/${id}/${size}.webp`

/** Re-encodes an image in its sizes, stores the files and then the row: a row always has its files, and a failure leaves none. Without an owner it belongs to the site. */
export async function storeImage(services: Services, ownerId: string | null, bytes: Buffer): Promise<StoredImage> {
  const { width, height, variants } = await encodeImage(bytes)
  const id = services.random.uuid()
  try {
    const puts = variants.map((variant) => services.files.put(imageKey(id, variant.name), variant.bytes, variant.contentType))
    const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    await insertImage(services.database.db, { id, ownerId, width, height, widths: variants.map((variant) => variant.width) })
  } catch (failure) {
    // Files without a row would only take up space.
    await Promise.allSettled(variants.map((variant) => services.files.delete(imageKey(id, variant.name))))
    throw failure
  }
  return { id, width, height, url: imageUrl(id, 'large') }
}
