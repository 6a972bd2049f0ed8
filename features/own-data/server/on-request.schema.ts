import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { erasureInput, mergeInput, mergePreviewInput, personInput, requestInput } from '../rules/inputs.ts'
import { accountDeletionOf } from './account-deletions.queries.ts'
import { latestExport, type ExportRow } from './exports.queries.ts'
import { mergeAccounts, planMerge, type MergePlan } from './merge-accounts.ts'
import { changeErasure, requestPersonExport } from './on-request.ts'

const may = 'people.data'

const PersonExport = builder.objectRef<ExportRow>('PersonExport').implement({
  description: 'The latest export of a person, for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    requestedAt: t.expose('asked_at', { type: 'Instant', may }),
    finishedAt: t.expose('finished_at', { type: 'Instant', may, nullable: true }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may }),
    hasFailed: t.boolean({ may, resolve: (row) => row.failed_at !== null }),
  }),
})

const PersonData = builder.objectRef<{ personId: string }>('PersonData').implement({
  description: 'The export and the deletion of a person, for admins.',
  fields: (t) => ({
    export: t.field({ type: PersonExport, may, nullable: true, resolve: ({ personId }, _args, { database }) => latestExport.first(database, [personId]) }),
    deletionDueAt: t.field({ type: 'Instant', may, nullable: true, resolve: async ({ personId }, _args, { database }) => (await accountDeletionOf.first(database, [personId]))?.due_at ?? null }),
  }),
})

const MergedContent = builder.objectRef<MergePlan['content'][number]>('MergedContent').implement({
  description: 'How much of one kind moves, and how much the kept account has already.',
  fields: (t) => ({ label: t.exposeString('label', { may }), moved: t.exposeInt('moved', { may }), dropped: t.exposeInt('dropped', { may }) }),
})

const Plan = builder.objectRef<MergePlan>('MergePlan').implement({
  description: 'What a merge of two accounts would do.',
  fields: (t) => ({
    username: t.string({ may, resolve: ({ into }) => into.username }),
    name: t.string({ may, resolve: ({ into }) => into.name }),
    problem: t.exposeString('problem', { may, nullable: true, description: 'Why it can’t be done.' }),
    content: t.expose('content', { type: [MergedContent], may }),
  }),
})

builder.queryFields((t) => ({
  personData: t.field({ type: PersonData, may, args: { personId: t.arg.id({ required: true }) }, resolve: (_root, args) => parse(personInput, args) }),
  planAccountMerge: t.field({
    type: Plan,
    may,
    description: 'What would happen if an account were merged into another one. Nothing is saved.',
    args: { personId: t.arg.id({ required: true }), into: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => planMerge(context, parse(mergePreviewInput, args)),
  }),
}))

builder.mutationFields((t) => ({
  requestPersonExport: t.boolean({
    may,
    args: { personId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(requestPersonExport(context, parse(requestInput, args))),
  }),
  changePersonErasure: t.boolean({
    may,
    description: 'Requests the deletion of an account, or cancels it; returns whether it is requested now.',
    args: { personId: t.arg.id({ required: true }), isRequested: t.arg.boolean({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const input = parse(erasureInput, args)
      await changeErasure(context, input)
      return input.isRequested
    },
  }),
  mergeAccounts: t.boolean({
    may,
    description: 'Merges an account into another one of the same person.',
    args: { personId: t.arg.id({ required: true }), into: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(mergeAccounts(context, parse(mergeInput, args))),
  }),
}))
