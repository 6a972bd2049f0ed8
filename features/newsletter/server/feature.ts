import { defineFeature } from '#platform/server/feature.ts'
import { newsletterRateLimits } from '../rules/rate-limits.ts'
import { newsletterRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { addNewsletterRoutes } from './newsletter.routes.ts'
import { newsletterExport } from './newsletter.export.ts'
import { newsletterTasks } from './newsletter.tasks.ts'

export const newsletter = defineFeature({
  name: 'newsletter',
  schema: () => import('./newsletter.schema.ts'),
  contributes: {
    switches: { newsletter: { label: 'Newsletter', message: 'The newsletter is paused right now. Try again later.' } },
    exportDocuments: { newsletter: newsletterExport },
    auditPages: { newsletter: { of: () => '/admin/newsletter' } },
    auditActions: {
      'newsletter.composed': 'composed the newsletter issue',
      'newsletter.introduced': 'changed the introduction of the newsletter issue',
      'newsletter.item-removed': 'removed an item from the newsletter issue',
      'newsletter.reopened': 'took back the cancellation of the newsletter issue',
      'newsletter.item-put-back': 'put an item back into the newsletter issue',
      'newsletter.tested': 'sent themselves a test of the newsletter issue',
      'newsletter.cancelled': 'canceled the newsletter issue',
    },
    searchPlaces,
  },
  rights: newsletterRights,
  rateLimits: newsletterRateLimits,
  routes: addNewsletterRoutes,
  tasks: newsletterTasks,
})
