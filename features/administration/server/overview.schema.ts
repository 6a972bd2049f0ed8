import { parse } from '#platform/rules/parse.ts'
import type { AuditRow } from '#platform/server/audit.queries.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { withRightLabels } from '../rules/audit-details.ts'
import { auditInput } from '../rules/inputs.ts'
import { actionText } from './audit-actions.ts'
import { auditPage, auditPerson } from './audit-pages.ts'
import type { ParkedTaskRow } from './health.queries.ts'
import { countEntries, readAuditLog, readHealth, type AuditPage, type SiteHealth } from './read-overview.ts'

const AuditEntry = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'An admin action in the audit log.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'audit.read' }),
    doneAt: t.expose('done_at', { type: 'Instant', may: 'audit.read' }),
    actorName: t.exposeString('actor_name', { may: 'audit.read', nullable: true }),
    actorUsername: t.exposeString('actor_username', { may: 'audit.read', nullable: true }),
    actorRole: t.exposeString('actor_role', { may: 'audit.read' }),
    action: t.exposeString('action', { may: 'audit.read', description: 'The name of the action, such as `blog.removed`.' }),
    actionText: t.string({
      may: 'audit.read',
      description: 'The action in words, to be shown before the name of the target: `removed the blog`.',
      resolve: ({ action }, _args, context) => actionText(context, action),
    }),
    targetName: t.exposeString('target_name', { may: 'audit.read', description: 'The name of the target when the action was done; the username of an account.' }),
    targetPerson: t.string({ may: 'audit.read', nullable: true, description: 'The present name of the account that is the target; null if the target is something else, or the account is deleted.', resolve: (row, _args, context) => auditPerson(context, row) }),
    path: t.string({ may: 'audit.read', nullable: true, description: 'The page of the target; null if it has none, or no longer exists.', resolve: (row, _args, context) => auditPage(context, row) }),
    reason: t.exposeString('reason', { may: 'audit.read' }),
    details: t.string({ may: 'audit.read', description: 'The change as JSON.', resolve: ({ details }, _args, { rights }) => JSON.stringify(withRightLabels(details, rights)) }),
  }),
})

const AuditEntries = builder.objectRef<AuditPage>('AuditPage').implement({
  description: 'One page of the audit log, newest first.',
  fields: (t) => ({
    items: t.expose('items', { type: [AuditEntry], may: 'audit.read', extensions: { listSize: 50 } }),
    next: t.exposeString('next', { may: 'audit.read', nullable: true }),
    total: t.int({ may: 'audit.read', description: 'How many entries are found on all pages; at most 10,000 are counted.', resolve: (page, _args, context) => countEntries(context, page) }),
  }),
})

const ParkedTask = builder.objectRef<ParkedTaskRow>('ParkedTask').implement({
  description: 'A background task that failed too often and is not retried.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'health.read' }),
    task: t.exposeString('task', { may: 'health.read' }),
    attempts: t.exposeInt('attempts', { may: 'health.read' }),
    lastError: t.exposeString('last_error', { may: 'health.read', nullable: true }),
  }),
})

const Health = builder.objectRef<SiteHealth>('SiteHealth').implement({
  description: 'The state of the site.',
  fields: (t) => ({
    databaseBytes: t.float({ may: 'health.read', resolve: ({ row }) => Number(row.database_bytes) }),
    connections: t.int({ may: 'health.read', resolve: ({ row }) => row.connections }),
    tasksWaiting: t.int({ may: 'health.read', resolve: ({ row }) => row.tasks_waiting + row.signals_waiting }),
    tasksParked: t.int({ may: 'health.read', resolve: ({ row }) => row.tasks_parked }),
    oldestTask: t.field({ type: 'Instant', may: 'health.read', nullable: true, resolve: ({ row }) => row.oldest_task }),
    emailsWaiting: t.int({ may: 'health.read', resolve: ({ row }) => row.emails_waiting }),
    oldestEmail: t.field({ type: 'Instant', may: 'health.read', nullable: true, resolve: ({ row }) => row.oldest_email }),
    people: t.int({ may: 'health.read', resolve: ({ row }) => row.people }),
    newPeople: t.int({ may: 'health.read', description: 'People who joined in the last seven days.', resolve: ({ row }) => row.new_people }),
    blogs: t.int({ may: 'health.read', resolve: ({ row }) => row.blogs }),
    openReports: t.int({ may: 'health.read', resolve: ({ row }) => row.open_reports }),
    openApplications: t.int({ may: 'health.read', resolve: ({ row }) => row.open_applications }),
    lastBackup: t.field({ type: 'Instant', may: 'health.read', nullable: true, resolve: ({ row }) => row.last_backup }),
    diskFree: t.float({ may: 'health.read', nullable: true, resolve: ({ room }) => room?.free ?? null }),
    diskTotal: t.float({ may: 'health.read', nullable: true, resolve: ({ room }) => room?.whole ?? null }),
    parked: t.expose('parked', { type: [ParkedTask], may: 'health.read', extensions: { listSize: 50 } }),
  }),
})

builder.queryFields((t) => ({
  auditLog: t.field({
    type: AuditEntries,
    may: 'audit.read',
    description: 'The audit log, newest first.',
    args: {
      after: t.arg.string(),
      q: t.arg.string({ description: 'Words of the person, the action, the target or the reason.' }),
      person: t.arg.string({ description: 'A username or words of a name: what these people did, and what was done to them.' }),
      from: t.arg.string({ description: 'The first instant, in ISO 8601.' }),
      to: t.arg.string({ description: 'The instant before which the entries are, in ISO 8601.' }),
      kind: t.arg.string({ description: 'roles, accounts, moderation, problems, site or content.' }),
      isComplete: t.arg.boolean({ description: 'Also what members do with their own accounts, such as creating access tokens.' }),
    },
    resolve: (_root, args, context) => readAuditLog(context, parse(auditInput, args)),
  }),
  siteHealth: t.field({ type: Health, may: 'health.read', description: 'The current state of the site.', resolve: (_root, _args, context) => readHealth(context) }),
}))
