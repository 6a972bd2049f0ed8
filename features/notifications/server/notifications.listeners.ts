import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { refreshBetween } from './update-notifications.ts'

const refreshBoth = (context: Context, { by, personId }: { by: string; personId: string }) => refreshBetween(context, by, personId)

/** People with a block between them are hidden from each other's notifications. */
export const notificationListeners: Listener[] = [
  listen('notifications.blocked', 'person.blocked', refreshBoth),
  listen('notifications.unblocked', 'person.unblocked', refreshBoth),
]
