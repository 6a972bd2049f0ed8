import { parse } from '#platform/rules/parse.ts'
import type { AuditRow } from '#platform/server/audit.queries.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { listQuestion } from '../rules/forms.ts'
import { actionText } from './audit-actions.ts'
import type { ParkedTaskRow } from './health.queries.ts'
import { readAuditLog, readHealth, type AuditPage, type SiteHealth } from './read-overview.ts'

const Deed = builder.objectRef<AuditRow>('Deed').implement({
  description: 'Something that was done for the site.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'audit.read' }),
    doneAt: t.expose('done_at', { type: 'Instant', may: 'audit.read' }),
    actorName: t.exposeString('actor_name', { may: 'audit.read', nullable: true }),
    actorUsername: t.exposeString('actor_username', { may: 'audit.read', nullable: true }),
    actorRole: t.exposeString('actor_role', { may: 'audit.read' }),
    deed: t.exposeString('action', { may: 'audit.read', description: 'Such as blog.removed.' }),
    action: t.string({
      may: 'audit.read',
      description: 'What was done, before the name of the target: `removed the blog`.',
      resolve: ({ action }, _args, context) => actionText(context, action),
    }),
    targetName: t.exposeString('target_name', { may: 'audit.read' }),
    reason: t.exposeString('reason', { may: 'audit.read' }),
    details: t.string({ may: 'audit.read', description: 'What changed, as JSON.', resolve: ({ details }) => JSON.stringify(details) }),
  }),
})

const Deeds = builder.objectRef<AuditPage>('AuditPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Deed], may: 'audit.read', extensions: { listSize: 50 } }),
    next: t.exposeString('next', { may: 'audit.read', nullable: true }),
  }),
})

const ParkedTask = builder.objectRef<ParkedTaskRow>('ParkedTask').implement({
  description: 'Background work that failed too often and waits for somebody to look.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'health.read' }),
    task: t.exposeString('task', { may: 'health.read' }),
    attempts: t.exposeInt('attempts', { may: 'health.read' }),
    lastError: t.exposeString('last_error', { may: 'health.read', nullable: true }),
  }),
})

const Health = builder.objectRef<SiteHealth>('SiteHealth').implement({
  description: 'How the site is doing.',
  fields: (t) => ({
    databaseBytes: t.float({ may: 'health.read', resolve: ({ row }) => Number(row.database_bytes) }),
    connections: t.int({ may: 'health.read', resolve: ({ row }) => row.connections }),
    tasksWaiting: t.int({ may: 'health.read', resolve: ({ row }) => row.tasks_waiting + row.signals_waiting }),
    tasksParked: t.int({ may: 'health.read', resolve: ({ row }) => row.tasks_parked }),
    oldestTask: t.field({ type: 'Instant', may: 'health.read', nullable: true, resolve: ({ row }) => row.oldest_task }),
    mailsWaiting: t.int({ may: 'health.read', resolve: ({ row }) => row.mails_waiting }),
    oldestMail: t.field({ type: 'Instant', may: 'health.read', nullable: true, resolve: ({ row }) => row.oldest_mail }),
    people: t.int({ may: 'health.read', resolve: ({ row }) => row.people }),
    newPeople: t.int({ may: 'health.read', description: 'Who joined in the last seven days.', resolve: ({ row }) => row.new_people }),
    blogs: t.int({ may: 'health.read', resolve: ({ row }) => row.blogs }),
    openReports: t.int({ may: 'health.read', resolve: ({ row }) => row.open_reports }),
    openApplications: t.int({ may: 'health.read', resolve: ({ row }) => row.open_applications }),
    lastBackup: t.field({ type: 'Instant', may: 'health.read', nullable: true, resolve: ({ row }) => row.last_backup }),
    diskFree: t.float({ may: 'health.read', nullable: true, resolve: ({ room }) => room?.free ?? null }),
    diskWhole: t.float({ may: 'health.read', nullable: true, resolve: ({ room }) => room?.whole ?? null }),
    parked: t.expose('parked', { type: [ParkedTask], may: 'health.read', extensions: { listSize: 50 } }),
  }),
})

builder.queryFields((t) => ({
  auditLog: t.field({
    type: Deeds,
    may: 'audit.read',
    args: { after: t.arg.string() },
    resolve: (_root, args, context) => readAuditLog(context, parse(listQuestion, args).after),
  }),
  siteHealth: t.field({ type: Health, may: 'health.read', resolve: (_root, _args, context) => readHealth(context) }),
}))
