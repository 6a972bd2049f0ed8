import { listen, type Listener } from '#platform/server/signals.ts'
import { notifyWaiting } from './wait-for-product.ts'

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const productListeners: Listener[] = [
  listen('about.product-ready', 'site.changed', async (context, { key }, signalId) => {
    if (key === 'products') await notifyWaiting(context, signalId)
  }),
]
