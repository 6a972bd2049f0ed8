import type { WaitingKind } from './extension-points.ts'
import { backupFaults, failedTasks, lateEmails, newBrowserErrors, waitingApplications } from './waiting.queries.ts'

export const administrationWaiting: Record<string, WaitingKind> = {
  applications: { label: 'Mentor applications', path: '/admin/applications', right: 'applications.decide', aimHours: 72, count: waitingApplications },
  tasks: { label: 'Failed tasks', path: '/admin/operations', right: 'health.read', aimHours: 24, count: failedTasks },
  emails: { label: 'Emails not sent', path: '/admin/operations?filter=judges', right: 'health.read', aimHours: 1, count: lateEmails },
  backups: { label: 'Backups to check', path: '/admin/operations?filter=backups', right: 'health.read', aimHours: 48, count: backupFaults },
  'browser-errors': { label: 'New browser errors', path: '/admin/operations?filter=errors', right: 'health.read', aimHours: 72, count: newBrowserErrors },
}
