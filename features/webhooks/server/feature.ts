import { defineFeature } from '#platform/server/feature.ts'
import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { webhookRights } from '../rules/rights.ts'
import { deliver } from './deliver.ts'
import { webhookListeners } from './webhooks.listeners.ts'
import { deleteDeliveriesBefore } from './webhooks.queries.ts'

const KEPT_MS = 30 * 86_400_000

export const webhooks = defineFeature({
  name: 'webhooks',
  schema: () => import('./webhooks.schema.ts'),
  rights: webhookRights,
  listeners: webhookListeners,
  tasks: [
    { ...defineTask('webhooks.deliver', deliver), lane: 'slow' },
    defineSchedule('webhooks.sweep', 'Delete old webhook deliveries', '23 4 * * *', (context) => deleteDeliveriesBefore(context.db, new Date(context.clock.now().getTime() - KEPT_MS))),
  ],
  contributes: {
    searchPlaces: { '/admin/webhooks': { title: 'Webhooks', keywords: 'admin integrations deliveries signature api', readers: ['right:webhooks.manage'] } },
    auditPages: { webhook: { of: () => '/admin/webhooks' } },
    auditActions: {
      'webhook.added': 'added the webhook', 'webhook.changed': 'changed the webhook', 'webhook.removed': 'removed the webhook',
      'webhook.secret-renewed': 'renewed the secret of the webhook', 'webhook.retried': 'retried a delivery to the webhook',
    },
  },
})
