import { defineFeature } from '#platform/server/feature.ts'
import { moderationPersonalData } from '../rules/personal-data.ts'
import { moderationRateLimits } from '../rules/rate-limits.ts'
import { moderationRights } from '../rules/rights.ts'
import './moderation.schema.ts'

export const moderation = defineFeature({
  name: 'moderation',
  rights: moderationRights,
  rateLimits: moderationRateLimits,
  personalData: moderationPersonalData,
  contributes: { auditActions: { 'report.dismissed': 'dismissed reports on' }, searchPlaces: { '/admin/reports': { title: 'Reports', keywords: 'admin moderation abuse spam flagged', readers: ['right:reports.decide'] } } },
  cacheTags: { 'content.reported': 'none' },
})
