import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { notify } from '#features/notifications/server/public.ts'
import { readSite } from '#features/site/server/public.ts'
import { NO_PRODUCT, PRODUCT_IS_READY } from '../rules/products.ts'
import { deleteWait, deleteWaits, isWaiting, listWaiting, saveWait } from './product-waits.queries.ts'

const findProduct = async (context: Pick<Context, 'database'>, slug: string) => (await readSite(context)).products.find((product) => product.slug === slug) ?? null

/** Whether the viewer waits for a product. */
export const readWait = (context: Context, slug: string): Promise<boolean> => isWaiting(context.db, { personId: signedIn(context).id, slug })

/** The viewer wants to be notified when a product is ready, or no more. */
export async function waitForProduct(context: Context, { slug, isWaiting }: { slug: string; isWaiting: boolean }): Promise<void> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'product.wait', personId)
  if (!isWaiting) return deleteWait(context.db, { personId, slug })
  const product = await findProduct(context, slug)
  if (product === null) throw new Refusal('NOT_FOUND', { message: NO_PRODUCT })
  if (product.address !== '') throw new Refusal('NOT_ALLOWED', { message: PRODUCT_IS_READY })
  await saveWait(context.db, { personId, slug, at: context.clock.now() })
}

const AT_ONCE = 500

/** Notifies those who wait for products that have an address now, each once. */
export async function notifyWaiting(context: Context, signalId: number): Promise<void> {
  for (const { slug, name, address } of (await readSite(context)).products) {
    if (address === '') continue
    for (let waiting = await listWaiting(context.db, slug, AT_ONCE); waiting.length > 0; waiting = await listWaiting(context.db, slug, AT_ONCE)) {
      await notify(context, {
        signalId, by: null, kinds: ['productReady'], people: { waiting }, facts: { slug, name }, about: slug,
        holds: async () => ((await findProduct(context, slug))?.address ?? '') !== '',
      })
      await deleteWaits(context.db, slug, waiting)
    }
  }
}
