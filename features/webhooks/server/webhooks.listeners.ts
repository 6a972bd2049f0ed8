import type { Contributions } from '#platform/server/extension-points.ts'
import type { Listener } from '#platform/server/signals.ts'
import { insertDeliveries } from './webhooks.queries.ts'

/** For each event that features contribute: writes the deliveries and a task for each. */
export const webhookListeners = (contributions: Contributions): Listener[] =>
  [...contributions.to('webhookEvents')].map(([event, { to, message }]) => ({
    id: `webhooks.${event}`,
    to,
    handle: async (context, signal) => {
      const payload = await message(context, signal)
      if (payload === null) return
      const at = context.clock.now()
      const body = JSON.stringify({ event, at: at.toISOString(), data: payload.data })
      await context.inTransaction(async (context) => {
        for (const id of await insertDeliveries(context.db, { event, subject: payload.subject, body, at })) await context.enqueue('webhooks.deliver', { id })
      })
    },
  }))
