import { defineFeature } from '#platform/server/feature.ts'
import { moderationPersonalData } from '../rules/personal-data.ts'
import { moderationRateLimits } from '../rules/rate-limits.ts'
import { moderationRights } from '../rules/rights.ts'
import { ideaApprovals } from './moderation.approvals.ts'
import { countOpenReports } from './waiting.queries.ts'
import './moderation.schema.ts'

export const moderation = defineFeature({
  name: 'moderation',
  rights: moderationRights,
  rateLimits: moderationRateLimits,
  personalData: moderationPersonalData,
  contributes: {
    approvals: { idea: ideaApprovals },
    waiting: { reports: { label: 'Reports', path: '/admin/reports', right: 'reports.decide', aimHours: 24, count: countOpenReports } },
    auditActions: { 'report.dismissed': 'dismissed reports on' },
    searchPlaces: { '/admin/reports': { title: 'Reports', keywords: 'admin moderation abuse spam flagged', readers: ['right:reports.decide'] } },
  },
  cacheTags: { 'content.reported': 'none' },
})
