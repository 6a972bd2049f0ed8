import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { personTokensInput, revokeAllInput, tokenIdInput, tokenInput } from '../rules/inputs.ts'
import { MAX_TOKENS } from '../rules/tokens.ts'
import { revokeAllTokens } from './revoke-all-tokens.ts'
import { createAccessToken, revokeAccessToken } from './manage-tokens.ts'
import { countValidTokens, findAccessToken, listAccessTokens, type AccessTokenRow } from './tokens.queries.ts'

const may = 'members'

const AccessToken = builder.objectRef<AccessTokenRow>('AccessToken').implement({
  description: 'A personal access token of the viewer. The token itself is shown once and not stored.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    scopes: t.exposeStringList('scopes', { may }),
    createdAt: t.expose('created_at', { type: 'Instant', may }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may }),
    isExpired: t.boolean({ may, resolve: (row, _args, { clock }) => row.expires_at <= clock.now() }),
    usedAt: t.expose('used_at', { type: 'Instant', may, nullable: true, description: 'When it was last used, to the minute.' }),
  }),
})

builder.queryFields((t) => ({
  accessTokens: t.field({
    type: [AccessToken],
    may,
    description: 'The viewer’s personal access tokens, newest first.',
    extensions: { listSize: MAX_TOKENS },
    resolve: (_root, _args, context) => listAccessTokens(context.db, signedIn(context).id),
  }),
  accessTokenCount: t.int({
    may: 'people.manage',
    description: 'How many valid access tokens a person has.',
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_root, args, { db, clock }) => countValidTokens(db, parse(personTokensInput, args).personId, clock.now()),
  }),
  currentAccessToken: t.field({
    type: AccessToken,
    may,
    nullable: true,
    description: 'The token of this request; null for a logged-in person.',
    resolve: (_root, _args, context) => (signedIn(context).accessToken === null ? null : findAccessToken(context.db, signedIn(context).accessToken!.id)),
  }),
}))

builder.mutationFields((t) => ({
  createAccessToken: t.string({
    may: 'tokens.create',
    description: 'Creates a personal access token and returns it. It is shown only once.',
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      scopes: t.arg.stringList({ required: true }),
      days: t.arg.int({ required: true }),
      password: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => createAccessToken(context, parse(tokenInput, args)),
  }),
  revokePersonTokens: t.int({
    may: 'people.manage',
    description: 'Revokes all access tokens of a person; returns how many.',
    args: { personId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => revokeAllTokens(context, parse(revokeAllInput, args)),
  }),
  revokeAccessToken: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(revokeAccessToken(context, parse(tokenIdInput, args).id)),
  }),
}))
