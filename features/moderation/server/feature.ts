import { defineFeature } from '#platform/server/feature.ts'
import { moderationPersonalData } from '../rules/personal-data.ts'
import { moderationNotifications } from '../rules/notification-kinds.ts'
import { CONDUCT_PATH, MODERATION_LOG_PATH } from '../rules/paths.ts'
import { moderationRateLimits } from '../rules/rate-limits.ts'
import { moderationRights } from '../rules/rights.ts'
import { REPORT } from '../rules/report-item.ts'
import { reportDecisions } from './report-decisions.ts'
import { ideaApprovals } from './moderation.approvals.ts'
import { countReportedTargets } from './approvals.queries.ts'
import { countOpenAppeals } from './appeals.queries.ts'
import { countOpenBans } from './bans.queries.ts'
import { latestDecisions } from './decisions.queries.ts'
import { moderationListeners } from './moderation.listeners.ts'
import { suspensionStatements } from './suspension-statements.ts'
import { countOpenReports } from './waiting.queries.ts'

export const moderation = defineFeature({
  name: 'moderation',
  schema: () => Promise.all([import('./decisions.schema.ts'), import('./moderation.schema.ts')]),
  rights: moderationRights,
  rateLimits: moderationRateLimits,
  personalData: moderationPersonalData,
  listeners: moderationListeners,
  contributes: {
    notifications: moderationNotifications,
    trustFacts: { decisions: { count: latestDecisions } },
    suspensionStatements: { moderation: suspensionStatements },
    approvals: { idea: ideaApprovals, [REPORT]: reportDecisions },
    waiting: {
      reports: { label: 'Reports', path: '/admin/reports', right: 'reports.decide', aimHours: 24, decidedAs: REPORT, count: countOpenReports },
      ideas: { label: 'Reported ideas', path: '/admin/approvals?filter=idea', right: 'reports.decide', aimHours: 24, count: (db) => countReportedTargets(db, 'idea') },
      appeals: { label: 'Appeals', path: '/admin/reports?filter=appeals', right: 'reports.decide', aimHours: 72, count: countOpenAppeals },
      bans: { label: 'Bans to confirm', path: '/admin/reports?filter=bans', right: 'people.ban', aimHours: 72, count: countOpenBans },
    },
    auditPages: { ban: 'person', report: { of: () => '/admin/reports' }, appeal: { of: () => '/admin/reports' } },
    auditActions: {
      'report.claimed': 'claimed the reports about',
      'report.released': 'released the reports about',
      'report.dismissed': 'dismissed reports on',
      'ban.proposed': 'proposed to ban',
      'ban.confirmed': 'banned',
      'ban.withdrawn': 'withdrew the proposal to ban',
      'appeal.upheld': 'upheld the decision about',
      'appeal.reversed': 'overturned the decision about',
    },
    searchPlaces: {
      [CONDUCT_PATH]: { title: 'Code of conduct', keywords: 'community rules guidelines behavior report' },
      [MODERATION_LOG_PATH]: { title: 'Moderation log', keywords: 'community rules code of conduct transparency decisions appeals' },
      '/admin/reports': { title: 'Reports', keywords: 'admin moderation abuse spam flagged', readers: ['right:reports.decide'] },
    },
  },
  cacheTags: {
    'content.reported': 'none',
    'ban.proposed': 'none',
    'moderation.appealed': 'none',
    'moderation.appeal-answered': () => ['moderation-log'],
    'moderation.decided': () => ['moderation-log'],
    'moderation.withdrawn': () => ['moderation-log'],
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedModeration(services, world),
})
