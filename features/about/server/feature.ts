import { defineFeature } from '#platform/server/feature.ts'
import { aboutPersonalData } from '../rules/personal-data.ts'
import { aboutRateLimits } from '../rules/rate-limits.ts'
import { aboutRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { countOpenMessages } from './waiting.queries.ts'

export const about = defineFeature({
  name: 'about',
  schema: () => import('./contact.schema.ts'),
  rights: aboutRights,
  rateLimits: aboutRateLimits,
  personalData: aboutPersonalData,
  contributes: {
    auditActions: { 'contact.answered': 'answered the message', 'contact.reopened': 'reopened the message' },
    searchPlaces,
    waiting: { contact: { label: 'Contact messages', path: '/admin/contact', right: 'contact.answer', aimHours: 48, count: countOpenMessages } },
  },
  cacheTags: { 'contact.written': 'none' },
})
