import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { APPROVAL_DECISIONS, approvalDecisionInput, approvalInput, APPROVALS_PAGE, approvalsInput, MAX_TEMPLATES, templateIdInput, templateInput, undoInput } from '../rules/approvals.ts'
import type { DecisionRow } from './approvals/approvals.queries.ts'
import { decideApproval, undoDecision } from './approvals/decide-approval.ts'
import type { ApprovalFact, ApprovalKind, ApprovalPreview } from './approvals/extension-points.ts'
import { ownKinds, readApproval, readApprovals, readOwnDecisions, type Approval, type ApprovalDetail, type ApprovalPage } from './approvals/read-approvals.ts'
import { deleteTemplate, readTemplates, readUsedTemplates, saveTemplate, type Template } from './approvals/templates.ts'
import type { UsedTemplate } from './approvals/templates.queries.ts'

// Each kind has a right of its own, which the use cases check.
const may = 'members'

const ApprovalDecisionType = builder.enumType('ApprovalDecision', { values: APPROVAL_DECISIONS })

const Item = builder.objectRef<Approval>('ApprovalItem').implement({
  description: 'Something that waits for the approval of an admin.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may }),
    kindLabel: t.exposeString('kindLabel', { may }),
    id: t.exposeID('id', { may }),
    revision: t.exposeInt('revision', { may }),
    title: t.exposeString('title', { may }),
    authorName: t.exposeString('author_name', { may, nullable: true }),
    authorUsername: t.exposeString('author_username', { may, nullable: true }),
    since: t.expose('since', { type: 'Instant', may }),
    isLate: t.exposeBoolean('isLate', { may }),
  }),
})

const Page = builder.objectRef<ApprovalPage>('ApprovalPage').implement({
  description: 'One page of what waits, oldest first.',
  fields: (t) => ({
    items: t.expose('items', { type: [Item], may, extensions: { listSize: APPROVALS_PAGE } }),
    next: t.exposeString('next', { may, nullable: true }),
  }),
})

const Kind = builder.objectRef<[string, ApprovalKind]>('ApprovalKind').implement({
  description: 'A kind of content that the viewer may approve.',
  fields: (t) => ({ name: t.string({ may, resolve: ([name]) => name }), label: t.string({ may, resolve: ([, { label }]) => label }) }),
})

const Fact = builder.objectRef<ApprovalFact>('ApprovalFact').implement({
  description: 'A line about an item.',
  fields: (t) => ({
    label: t.exposeString('label', { may }),
    value: t.exposeString('value', { may }),
    path: t.string({ may, nullable: true, resolve: ({ path }) => path ?? null }),
  }),
})

const Part = builder.objectRef<ApprovalPreview['parts'][number]>('ApprovalPart').implement({
  description: 'A titled text of an item.',
  fields: (t) => ({ title: t.exposeString('title', { may }), html: t.exposeString('html', { may, description: 'Safe HTML.' }) }),
})

const Link = builder.objectRef<ApprovalPreview['links'][number]>('ApprovalLink').implement({
  description: 'A page about an item.',
  fields: (t) => ({ label: t.exposeString('label', { may }), path: t.exposeString('path', { may }) }),
})

const mayEdit = 'templates.edit'

const TemplateType = builder.objectRef<Template>('ReasonTemplate').implement({
  description: 'A text that admins insert as the reason of a decision.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    scope: t.exposeString('scope', { may, description: 'The kind of approval, or `moderation`.' }),
    label: t.exposeString('label', { may }),
    body: t.exposeString('body', { may }),
  }),
})

const UsedTemplateType = builder.objectRef<UsedTemplate>('UsedReasonTemplate').implement({
  description: 'A template as the people see it who edit templates.',
  fields: (t) => ({
    id: t.exposeID('id', { may: mayEdit }),
    scope: t.exposeString('scope', { may: mayEdit }),
    label: t.exposeString('label', { may: mayEdit }),
    body: t.exposeString('body', { may: mayEdit }),
    changedAt: t.expose('changed_at', { type: 'Instant', may: mayEdit }),
    uses: t.exposeInt('uses', { may: mayEdit, description: 'How many decisions of the last year begin with its text.' }),
  }),
})

const Detail = builder.objectRef<ApprovalDetail>('Approval').implement({
  description: 'An item with its full preview.',
  fields: (t) => ({
    item: t.field({ type: Item, may, resolve: (detail) => detail }),
    approveLabel: t.exposeString('approve', { may }),
    returnLabel: t.exposeString('return', { may }),
    facts: t.field({ type: [Fact], may, extensions: { listSize: 20 }, resolve: ({ preview }) => preview.facts }),
    parts: t.field({ type: [Part], may, extensions: { listSize: 60 }, resolve: ({ preview }) => preview.parts }),
    links: t.field({ type: [Link], may, extensions: { listSize: 5 }, resolve: ({ preview }) => preview.links }),
    templates: t.field({ type: [TemplateType], may, extensions: { listSize: 20 }, resolve: ({ kind }, _args, context) => readTemplates(context, [kind]) }),
  }),
})

const Decision = builder.objectRef<DecisionRow>('AppliedApproval').implement({
  description: 'A decision of the viewer, which can be undone until it is applied.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    kind: t.exposeString('kind', { may }),
    itemId: t.exposeString('item_id', { may }),
    title: t.exposeString('title', { may }),
    decision: t.expose('decision', { type: ApprovalDecisionType, may }),
    state: t.exposeString('state', { may, description: 'pending, applied, undone or failed.' }),
    message: t.exposeString('message', { may, description: 'Why it failed.' }),
    decidedAt: t.expose('decided_at', { type: 'Instant', may }),
    appliesAt: t.expose('applies_at', { type: 'Instant', may }),
  }),
})

builder.queryFields((t) => ({
  approvalKinds: t.field({ type: [Kind], may, extensions: { listSize: 10 }, resolve: (_root, _args, context) => ownKinds(context) }),
  approvals: t.field({
    type: Page,
    may,
    description: 'What waits for a decision of the viewer, oldest first.',
    args: { kind: t.arg.string(), after: t.arg.string() },
    resolve: (_root, args, context) => readApprovals(context, parse(approvalsInput, args)),
  }),
  approval: t.field({
    type: Detail,
    may,
    args: { kind: t.arg.string({ required: true }), itemId: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readApproval(context, parse(approvalInput, args)),
  }),
  ownApprovalDecisions: t.field({ type: [Decision], may, description: 'The viewer’s latest decisions.', extensions: { listSize: 10 }, resolve: (_root, _args, context) => readOwnDecisions(context) }),
  moderationTemplates: t.field({ type: [TemplateType], may: 'reports.decide', description: 'The templates for decisions about reports.', extensions: { listSize: 50 }, resolve: (_root, _args, context) => readTemplates(context, ['moderation']) }),
  reasonTemplates: t.field({ type: [UsedTemplateType], may: mayEdit, extensions: { listSize: MAX_TEMPLATES }, resolve: (_root, _args, context) => readUsedTemplates(context) }),
}))

builder.mutationFields((t) => ({
  decideApproval: t.field({
    type: Decision,
    may,
    description: 'Approves an item or sends it back. The decision is applied after ten seconds; until then it can be undone.',
    args: {
      kind: t.arg.string({ required: true }),
      itemId: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true }),
      decision: t.arg({ type: ApprovalDecisionType, required: true }),
      comment: t.arg.string({ required: true }),
      rule: t.arg.string({ description: 'The community rule that was broken, for the removal of reported content.' }),
      isImmediate: t.arg.boolean({ description: 'Applies it at once.' }),
    },
    resolve: (_root, args, context) => decideApproval(context, parse(approvalDecisionInput, args)),
  }),
  undoApproval: t.boolean({ may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(undoDecision(context, parse(undoInput, args).id)) }),
  saveReasonTemplate: t.boolean({
    may: 'templates.edit',
    args: { id: t.arg.id({ required: true, description: 'Made by the browser for a new one.' }), scope: t.arg.string({ required: true }), label: t.arg.string({ required: true }), body: t.arg.string({ required: true }), changedAt: t.arg.string({ description: 'The time of the last change that the admin saw; absent for a new one.' }) },
    resolve: (_root, args, context) => done(saveTemplate(context, parse(templateInput, args))),
  }),
  deleteReasonTemplate: t.boolean({ may: 'templates.edit', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(deleteTemplate(context, parse(templateIdInput, args).id)) }),
}))
