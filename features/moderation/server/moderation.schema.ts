import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { claimInput, decisionInput, reportedInput, reportInput } from '../rules/reports.ts'
import { pageInput } from '../rules/decision-inputs.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { claimReport, releaseReport } from './claim-report.ts'
import { decideReport, readOpenReports, type OpenReport as OpenReportData } from './decide-report.ts'
import type { AuthorDecisionRow } from './decisions.queries.ts'
import type { ReportedContent } from './moderated-kinds.ts'
import { readOwnReport, reportContent } from './report-content.ts'
import type { OwnReportRow } from './reports.queries.ts'

const ReportedContentType = builder.objectRef<ReportedContent>('ReportedContent').implement({
  description: 'Reported content, such as a blog or a comment.',
  fields: (t) => ({
    title: t.exposeString('title', { may: 'reports.decide' }),
    text: t.exposeString('text', { may: 'reports.decide' }),
    html: t.string({ may: 'reports.decide', nullable: true, description: 'Safe HTML of the text; null for kinds without formatting.', resolve: ({ html }) => html ?? null }),
    path: t.exposeString('path', { may: 'reports.decide' }),
    authorId: t.exposeID('authorId', { may: 'reports.decide', nullable: true }),
    authorUsername: t.exposeString('authorUsername', { may: 'reports.decide', nullable: true }),
  }),
})

const Report = builder.objectRef<OpenReportData['reports'][number]>('Report').implement({
  description: 'A report of one person.',
  fields: (t) => ({
    rule: t.string({ may: 'reports.decide', nullable: true, description: 'The rule that the reporter chose.', resolve: ({ rule }) => (rule === null ? null : ruleLabel(rule)) }),
    reason: t.exposeString('reason', { may: 'reports.decide' }),
    by: t.exposeString('by', { may: 'reports.decide' }),
    earlier: t.exposeInt('earlier', { may: 'reports.decide', description: 'How many decided reports this person wrote before.' }),
    upheld: t.exposeInt('upheld', { may: 'reports.decide', description: 'How many of them led to a removal.' }),
    at: t.string({ may: 'reports.decide', resolve: ({ at }) => new Date(at).toISOString() }),
  }),
})

const AuthorDecision = builder.objectRef<AuthorDecisionRow>('AuthorDecision').implement({
  description: 'An earlier decision with consequences about the author of reported content.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'reports.decide' }),
    kind: t.exposeString('kind', { may: 'reports.decide' }),
    title: t.exposeString('title', { may: 'reports.decide' }),
    outcome: t.exposeString('outcome', { may: 'reports.decide' }),
    rule: t.string({ may: 'reports.decide', resolve: ({ rule }) => ruleLabel(rule) }),
    decidedAt: t.expose('decided_at', { type: 'Instant', may: 'reports.decide' }),
  }),
})

const OpenReport = builder.objectRef<OpenReportData>('OpenReport').implement({
  description: 'A piece of content with all reports about it.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may: 'reports.decide' }),
    targetId: t.exposeID('target_id', { may: 'reports.decide' }),
    firstAt: t.expose('first_at', { type: 'Instant', may: 'reports.decide' }),
    reports: t.expose('reports', { type: [Report], may: 'reports.decide', extensions: { listSize: 20 } }),
    claimedBy: t.exposeString('claimer_name', { may: 'reports.decide', nullable: true, description: 'The moderator who is working on it.' }),
    isClaimed: t.boolean({ may: 'reports.decide', description: 'Whether the viewer is working on it.', resolve: ({ claimed_by }, _args, { viewer }) => claimed_by !== null && claimed_by === viewer?.id }),
    claimedAt: t.expose('claimed_at', { type: 'Instant', may: 'reports.decide', nullable: true }),
    earlier: t.exposeInt('earlier', { may: 'reports.decide', description: 'How many earlier decisions with consequences there are about the author.' }),
    authorDecisions: t.expose('authorDecisions', { type: [AuthorDecision], may: 'reports.decide', extensions: { listSize: 5 }, description: 'The latest of them.' }),
    cursor: t.exposeString('cursor', { may: 'reports.decide' }),
    content: t.expose('content', { type: ReportedContentType, may: 'reports.decide', nullable: true }),
  }),
})

builder.queryField('openReports', (t) =>
  t.field({ type: [OpenReport], may: 'reports.decide', description: 'Reported content without a decision.', args: { after: t.arg.string() }, extensions: { listSize: 20 }, resolve: (_root, args, context) => readOpenReports(context, parse(pageInput, args).after) }),
)

const OwnReport = builder.objectRef<OwnReportRow>('OwnReport').implement({
  description: 'A report of the viewer that waits for a decision.',
  fields: (t) => ({
    rule: t.exposeString('rule', { may: 'content.report', nullable: true, description: 'The name of the rule.' }),
    reason: t.exposeString('reason', { may: 'content.report' }),
    reportedAt: t.expose('reported_at', { type: 'Instant', may: 'content.report' }),
  }),
})

builder.queryField('ownReport', (t) =>
  t.field({
    type: OwnReport,
    may: 'content.report',
    nullable: true,
    description: 'The viewer’s report about a piece of content, until it is decided. Reporting it again replaces it.',
    args: { kind: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readOwnReport(context, parse(reportedInput, args)),
  }),
)

builder.mutationFields((t) => ({
  reportContent: t.boolean({
    may: 'content.report',
    description: 'Reports content to the moderators; `kind` is article, blog, comment, course-review, discussion-comment, message, problem or profile.',
    args: { kind: t.arg.string({ required: true }), id: t.arg.id({ required: true }), rule: t.arg.string({ description: 'The community rule that it breaks.' }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(reportContent(context, parse(reportInput, args))),
  }),
  claimReport: t.boolean({
    may: 'reports.decide',
    description: 'Takes the reports about a piece of content for half an hour.',
    args: { kind: t.arg.string({ required: true }), targetId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(claimReport(context, parse(claimInput, args))),
  }),
  releaseReport: t.boolean({
    may: 'reports.decide',
    args: { kind: t.arg.string({ required: true }), targetId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(releaseReport(context, parse(claimInput, args))),
  }),
  decideReport: t.boolean({
    may: 'reports.decide',
    description: 'Dismisses all reports about a piece of content, or removes the content.',
    args: {
      kind: t.arg.string({ required: true }),
      targetId: t.arg.id({ required: true }),
      decision: t.arg.string({ required: true }),
      rule: t.arg.string({ description: 'The rule that was broken; `other` if absent.' }),
      reason: t.arg.string({ required: true, description: 'The author sees it.' }),
    },
    resolve: (_root, args, context) => done(decideReport(context, parse(decisionInput, args))),
  }),
}))
