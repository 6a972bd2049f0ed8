import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { decisionInput, reportInput } from '../rules/reports.ts'
import { decideReport, readOpenReports, type OpenReport as OpenReportData } from './decide-report.ts'
import type { ReportedContent } from './moderated-kinds.ts'
import { reportContent } from './report-content.ts'

const ReportedContentType = builder.objectRef<ReportedContent>('ReportedContent').implement({
  description: 'Reported content, such as a blog or a comment.',
  fields: (t) => ({
    title: t.exposeString('title', { may: 'reports.decide' }),
    text: t.exposeString('text', { may: 'reports.decide' }),
    path: t.exposeString('path', { may: 'reports.decide' }),
    authorId: t.exposeID('authorId', { may: 'reports.decide', nullable: true }),
    authorUsername: t.exposeString('authorUsername', { may: 'reports.decide', nullable: true }),
  }),
})

const Report = builder.objectRef<OpenReportData['reports'][number]>('Report').implement({
  description: 'A report of one person.',
  fields: (t) => ({
    reason: t.exposeString('reason', { may: 'reports.decide' }),
    by: t.exposeString('by', { may: 'reports.decide' }),
    at: t.string({ may: 'reports.decide', resolve: ({ at }) => new Date(at).toISOString() }),
  }),
})

const OpenReport = builder.objectRef<OpenReportData>('OpenReport').implement({
  description: 'A piece of content with all reports about it.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may: 'reports.decide' }),
    targetId: t.exposeID('target_id', { may: 'reports.decide' }),
    firstAt: t.expose('first_at', { type: 'Instant', may: 'reports.decide' }),
    reports: t.expose('reports', { type: [Report], may: 'reports.decide', extensions: { listSize: 20 } }),
    content: t.expose('content', { type: ReportedContentType, may: 'reports.decide', nullable: true }),
  }),
})

builder.queryField('openReports', (t) =>
  t.field({ type: [OpenReport], may: 'reports.decide', description: 'Reported content without a decision.', extensions: { listSize: 20 }, resolve: (_root, _args, context) => readOpenReports(context) }),
)

builder.mutationFields((t) => ({
  reportContent: t.boolean({
    may: 'content.report',
    description: 'Reports content to the moderators; `kind` is article, blog, comment, course-review, discussion-comment, message or problem.',
    args: { kind: t.arg.string({ required: true }), id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await reportContent(context, parse(reportInput, args))
      return true
    },
  }),
  decideReport: t.boolean({
    may: 'reports.decide',
    description: 'Dismisses all reports about a piece of content, or removes the content.',
    args: {
      kind: t.arg.string({ required: true }),
      targetId: t.arg.id({ required: true }),
      decision: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, context) => {
      await decideReport(context, parse(decisionInput, args))
      return true
    },
  }),
}))
