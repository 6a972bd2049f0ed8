import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { deleteAccountInput } from '../rules/inputs.ts'
import { requestExport } from './request-export.ts'
import { accountDeletionOf } from './account-deletions.queries.ts'
import { latestExport, type ExportRow } from './exports.queries.ts'
import { requestAccountDeletion, cancelAccountDeletion } from './delete-account.ts'

const OwnExport = builder.objectRef<ExportRow>('OwnExport').implement({
  description: 'An archive of all data of the viewer, and the progress of building it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    requestedAt: t.expose('asked_at', { type: 'Instant', may: 'members' }),
    doneParts: t.exposeInt('done_parts', { may: 'members' }),
    totalParts: t.exposeInt('all_parts', { may: 'members' }),
    bytes: t.float({ may: 'members', nullable: true, resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)) }),
    finishedAt: t.expose('finished_at', { type: 'Instant', may: 'members', nullable: true }),
    hasFailed: t.boolean({ may: 'members', resolve: (row) => row.failed_at !== null }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may: 'members' }),
  }),
})

builder.queryFields((t) => ({
  ownExport: t.field({
    type: OwnExport,
    nullable: true,
    may: 'members',
    description: 'The latest export that the viewer requested.',
    resolve: (_root, _args, context) => latestExport.first(context.database, [signedIn(context).id]),
  }),
  ownAccountDeletion: t.field({
    type: 'Instant',
    nullable: true,
    may: 'members',
    description: 'When all data of the viewer will be erased; null if no deletion was requested.',
    resolve: async (_root, _args, context) => (await accountDeletionOf.first(context.database, [signedIn(context).id]))?.due_at ?? null,
  }),
}))

builder.mutationFields((t) => ({
  requestExport: t.boolean({
    may: 'members',
    description: 'Requests an archive of the viewer’s data, which is built in the background.',
    resolve: async (_root, _args, context) => {
      await requestExport(context)
      return true
    },
  }),
  requestAccountDeletion: t.field({
    type: 'Instant',
    may: 'members',
    description: 'Requests the deletion of the viewer’s account; returns when it is due.',
    args: { password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => requestAccountDeletion(context, parse(deleteAccountInput, args).password),
  }),
  cancelAccountDeletion: t.boolean({ may: 'members', description: 'Cancels the deletion of the viewer’s account.', resolve: (_root, _args, context) => cancelAccountDeletion(context) }),
}))
