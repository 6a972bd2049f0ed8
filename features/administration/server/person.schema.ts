import { parse } from '#platform/rules/parse.ts'
import { IDLE_SECONDS } from '#platform/rules/session.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { countContent } from '#platform/server/person-content.queries.ts'
import { listOpenSessions, type OpenSessionRow } from '#platform/server/sessions/sessions.queries.ts'
import { describeBrowser } from '#features/accounts/rules/browser.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { withRightLabels } from '../rules/audit-details.ts'
import { endSessionsInput, personInput } from '../rules/inputs.ts'
import { actionText } from './audit-actions.ts'
import { listGroupsOf } from './groups/groups.queries.ts'
import { listManagedPeople, type ManagedPersonRow } from './people.queries.ts'
import { ManagedPerson } from './people.schema.ts'
import { endPersonSessions } from './person/end-person-sessions.ts'
import { findRunningSuspension, listEntriesAbout, listGrants, listReportsAbout, type GrantRow, type PersonEntryRow, type PersonReportRow, type SuspensionRow } from './person/person.queries.ts'

const may = 'people.manage'

const Grant = builder.objectRef<GrantRow>('ManagedGrant').implement({
  description: 'A role that a person has or had.',
  fields: (t) => ({
    role: t.exposeString('role', { may }),
    grantedAt: t.expose('granted_at', { type: 'Instant', may }),
    revokedAt: t.expose('revoked_at', { type: 'Instant', may, nullable: true }),
    grantedBy: t.exposeString('granted_by', { may, nullable: true, description: 'The username of the admin; null for the command line or a deleted account.' }),
    grantedByName: t.exposeString('granted_by_name', { may, nullable: true }),
  }),
})

const Session = builder.objectRef<OpenSessionRow>('ManagedSession').implement({
  description: 'A device on which a person is logged in.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    browser: t.string({ may, resolve: ({ browser }) => describeBrowser(browser) }),
    startedAt: t.expose('started_at', { type: 'Instant', may }),
    usedAt: t.expose('used_at', { type: 'Instant', may }),
  }),
})

const Report = builder.objectRef<PersonReportRow>('ManagedReport').implement({
  description: 'A report about a person or what they wrote.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    kind: t.exposeString('kind', { may }),
    reason: t.exposeString('reason', { may }),
    reportedAt: t.expose('reported_at', { type: 'Instant', may }),
    closedAt: t.expose('closed_at', { type: 'Instant', may, nullable: true }),
  }),
})

const Entry = builder.objectRef<PersonEntryRow>('ManagedEntry').implement({
  description: 'An admin action that concerns a person.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    doneAt: t.expose('done_at', { type: 'Instant', may }),
    actionText: t.string({ may, resolve: ({ action }, _args, context) => actionText(context, action) }),
    reason: t.exposeString('reason', { may }),
    actor: t.exposeString('actor', { may, nullable: true, description: 'The username.' }),
    actorName: t.exposeString('actor_name', { may, nullable: true }),
    details: t.string({ may, description: 'The change as JSON.', resolve: ({ details }, _args, { rights }) => JSON.stringify(withRightLabels(details, rights)) }),
  }),
})

const Suspension = builder.objectRef<SuspensionRow>('ManagedSuspension').implement({
  description: 'The running suspension or ban of a person.',
  fields: (t) => ({
    rule: t.string({ may, nullable: true, description: 'The rule that was broken; null for the end of a duplicate account.', resolve: ({ rule }) => (rule === null ? null : ruleLabel(rule)) }),
    reason: t.exposeString('reason', { may }),
    by: t.exposeString('by', { may, nullable: true, description: 'The username of the admin; null for the site or a deleted account.' }),
    since: t.expose('since', { type: 'Instant', may }),
    until: t.expose('until', { type: 'Instant', may, nullable: true }),
  }),
})

const Content = builder.objectRef<{ label: string; count: number; path: string | null }>('ManagedContent').implement({
  description: 'How much of one kind a person made.',
  fields: (t) => ({
    label: t.exposeString('label', { may }),
    count: t.exposeInt('count', { may }),
    path: t.exposeString('path', { may, nullable: true, description: 'Where they are shown.' }),
  }),
})

const Detail = builder.objectRef<ManagedPersonRow>('ManagedPersonDetail').implement({
  description: 'An account with everything that admins need to decide about it.',
  fields: (t) => ({
    person: t.field({ type: ManagedPerson, may, resolve: (row) => row }),
    suspension: t.field({ type: Suspension, may, nullable: true, resolve: (row, _args, { db }) => findRunningSuspension(db, row.id) }),
    grants: t.field({ type: [Grant], may, resolve: (row, _args, { db }) => listGrants(db, row.id) }),
    groups: t.stringList({ may, resolve: async (row, _args, { db }) => (await listGroupsOf(db, row.id)).map(({ name }) => name) }),
    sessions: t.field({ type: [Session], may, resolve: (row, _args, { db, clock }) => listOpenSessions(db, row.id, new Date(clock.now().getTime() - IDLE_SECONDS * 1000)) }),
    reports: t.field({ type: [Report], may, resolve: (row, _args, { db }) => listReportsAbout(db, row.id) }),
    entries: t.field({ type: [Entry], may, resolve: (row, _args, { db }) => listEntriesAbout(db, row.id) }),
    content: t.field({
      type: [Content],
      may,
      resolve: (row, _args, { db, contributions }) =>
        Promise.all([...contributions.to('personContent').values()].map(async (one) => ({ label: one.label, count: await countContent(db, one, row.id), path: one.path?.(row.username) ?? null }))),
    }),
  }),
})

builder.queryField('managedPerson', (t) =>
  t.field({
    type: Detail,
    may,
    nullable: true,
    description: 'An account by its username.',
    args: { username: t.arg.string({ required: true }) },
    resolve: async (_root, args, { db }) => (await listManagedPeople(db, { q: null, filter: 'all', role: null, level: null, by: 'joined', isDescending: true, after: null, count: 1, ...parse(personInput, args) }))[0] ?? null,
  }),
)

builder.mutationField('endPersonSessions', (t) =>
  t.int({
    may,
    description: 'Logs a person out of one session, or of all; returns of how many.',
    args: { personId: t.arg.id({ required: true }), sessionId: t.arg.id(), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => endPersonSessions(context, parse(endSessionsInput, args)),
  }),
)
