import { defineFeature } from '#platform/server/feature.ts'
import { aboutNotifications } from '../rules/notification-kinds.ts'
import { aboutPersonalData } from '../rules/personal-data.ts'
import { aboutRateLimits } from '../rules/rate-limits.ts'
import { aboutRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { productListeners } from './products.listeners.ts'
import { countOpenMessages } from './waiting.queries.ts'

export const about = defineFeature({
  name: 'about',
  schema: () => Promise.all([import('./contact.schema.ts'), import('./products.schema.ts')]),
  rights: aboutRights,
  rateLimits: aboutRateLimits,
  personalData: aboutPersonalData,
  listeners: productListeners,
  contributes: {
    personContent: { productWaits: { label: 'Products waited for', table: 'product_waits', owner: 'person_id', oncePer: 'slug' } },
    notifications: aboutNotifications,
    auditPages: { contact: { of: () => '/admin/contact' } },
    auditActions: { 'contact.answered': 'answered the message', 'contact.replied': 'replied to the message', 'contact.reopened': 'reopened the message' },
    searchPlaces,
    waiting: { contact: { label: 'Contact messages', path: '/admin/contact', right: 'contact.answer', aimHours: 48, count: countOpenMessages } },
  },
  cacheTags: { 'contact.written': 'none' },
})
