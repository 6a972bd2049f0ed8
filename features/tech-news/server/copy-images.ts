import { Refusal } from '#platform/rules/refusals.ts'
import { IMAGE_SIZES } from '#platform/rules/image-paths.ts'
import type { Context } from '#platform/server/context.ts'
import { fetchImage } from '#platform/server/images/fetch-image.ts'
import { imageKey, storeImage } from '#platform/server/images/store-image.ts'
import type { SafeFetchOptions } from '#platform/server/safe-fetch.ts'
import { deleteImageRows, deleteOld, listWithoutImage, saveImage } from './known-articles.queries.ts'

const AT_ONCE = 30
const MAX_AGE_MS = 180 * 24 * 3600 * 1000
const DELETED_AT_ONCE = 500

/**
 * Copies the images of new articles, re-encoded by us: readers never load anything from another site (requirement T-11). An image that can't be
 * copied is given up. `options` is for tests, which serve from this machine.
 */
export async function copyImages(context: Context, options: SafeFetchOptions = {}): Promise<void> {
  const articles = await listWithoutImage(context.db, AT_ONCE)
  const changed: string[] = []
  try {
    for (const { id, image_address } of articles) {
      const imageId = await copyImage(context, image_address, options)
      await saveImage(context.db, { id, imageId })
      if (imageId !== null) changed.push(id)
    }
  } finally {
    // Once for all of them: each signal makes every cached page of the news stale.
    if (changed.length > 0) await context.inTransaction((context) => context.emit({ name: 'news.changed', articleIds: changed }))
  }
  if (articles.length === AT_ONCE) await context.inTransaction((context) => context.enqueue('news.copy-images', {}, { dedupe: 'news.copy-images' }))
}

async function copyImage(context: Context, address: string, options: SafeFetchOptions): Promise<string | null> {
  try {
    return (await storeImage(context, null, await fetchImage(address, options))).id
  } catch (error) {
    // A busy encoder is no property of the image: the task is repeated.
    if (error instanceof Refusal && error.code !== 'BUSY') return null
    throw error
  }
}

/** Deletes old articles of other sites with their images. */
export async function deleteOldNews(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - MAX_AGE_MS)
  let count: number
  do count = await deleteSome(context, before)
  while (count === DELETED_AT_ONCE)
}

async function deleteSome(context: Context, before: Date): Promise<number> {
  const { count, imageIds } = await context.inTransaction(async (context) => {
    const articles = await deleteOld(context.db, { before, limit: DELETED_AT_ONCE })
    const imageIds = articles.flatMap(({ image_id }) => image_id ?? [])
    await deleteImageRows(context.db, imageIds)
    if (articles.length > 0) await context.emit({ name: 'news.changed', articleIds: articles.map(({ id }) => id) })
    return { count: articles.length, imageIds }
  })
  for (const id of imageIds) for (const size of IMAGE_SIZES) await context.files.delete(imageKey(id, size))
  return count
}
