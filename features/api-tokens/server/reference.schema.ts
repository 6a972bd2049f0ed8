import { REFUSALS } from '#platform/rules/refusals.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { apiReference, type ApiOperation, type ApiReference, type ApiType } from './api-reference.schema.ts'

const may = 'anyone'

const Operation = builder.objectRef<ApiOperation>('ApiOperation').implement({
  description: 'A query or mutation that access tokens can use.',
  fields: (t) => ({
    scope: t.exposeString('scope', { may }),
    kind: t.exposeString('kind', { may }),
    name: t.exposeString('name', { may }),
    signature: t.exposeString('signature', { may }),
    description: t.exposeString('description', { may }),
  }),
})

const Type = builder.objectRef<ApiType>('ApiType').implement({
  description: 'A type of the API, in the schema language.',
  fields: (t) => ({ name: t.exposeString('name', { may }), text: t.exposeString('text', { may }) }),
})

const ApiError = builder.objectRef<{ code: string; status: number; message: string }>('ApiError').implement({
  description: 'An error that the API answers with.',
  fields: (t) => ({ code: t.exposeString('code', { may }), status: t.exposeInt('status', { may }), message: t.exposeString('message', { may }) }),
})

const Event = builder.objectRef<{ name: string; label: string }>('ApiEvent').implement({
  description: 'An event that webhooks can receive.',
  fields: (t) => ({ name: t.exposeString('name', { may }), label: t.exposeString('label', { may }) }),
})

const Reference = builder.objectRef<ApiReference>('ApiReference').implement({
  description: 'The documentation of the API, read from its schema.',
  fields: (t) => ({
    operations: t.expose('operations', { type: [Operation], may, extensions: { listSize: 200 } }),
    types: t.expose('types', { type: [Type], may, extensions: { listSize: 300 } }),
    errors: t.field({ type: [ApiError], may, resolve: () => Object.entries(REFUSALS).map(([code, { http, message }]) => ({ code, status: http, message })) }),
    events: t.field({ type: [Event], may, resolve: (_root, _args, context) => [...context.contributions.to('webhookEvents')].map(([name, { label }]) => ({ name, label })) }),
    requestsPerMinute: t.int({ may, resolve: (_root, _args, { rateLimits }) => Math.round((rateLimits['token.requests'].hits * 60) / rateLimits['token.requests'].seconds) }),
  }),
})

builder.queryField('apiReference', (t) =>
  t.field({ type: Reference, may, description: 'What programs can do with this API.', resolve: (_root, _args, _context, { schema }) => apiReference(schema) }),
)
