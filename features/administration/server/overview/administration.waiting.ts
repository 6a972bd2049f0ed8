import type { WaitingKind } from './extension-points.ts'
import { failedTasks, lateEmails, waitingApplications } from './waiting.queries.ts'

export const administrationWaiting: Record<string, WaitingKind> = {
  applications: { label: 'Mentor applications', path: '/admin/applications', right: 'applications.decide', aimHours: 72, count: waitingApplications },
  tasks: { label: 'Failed tasks', path: '/admin/operations', right: 'health.read', aimHours: 24, count: failedTasks },
  emails: { label: 'Emails not sent', path: '/admin/operations?filter=judges', right: 'health.read', aimHours: 1, count: lateEmails },
}
