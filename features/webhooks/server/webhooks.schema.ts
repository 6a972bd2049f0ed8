import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { deliveryIdInput, editWebhookInput, MAX_WEBHOOKS, webhookIdInput, webhookInput } from '../rules/webhooks.ts'
import { addWebhook, editWebhook, removeWebhook, renewSecret, retryDelivery, testWebhook } from './manage-webhooks.ts'
import { maskedAddress } from './webhook-address.ts'
import { listDeliveries, listWebhooks, type DeliveryRow, type WebhookRow } from './webhooks.queries.ts'

const may = 'webhooks.manage'

const Delivery = builder.objectRef<DeliveryRow>('WebhookDelivery').implement({
  description: 'A message to a webhook, with its last attempt.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    event: t.exposeString('event', { may }),
    createdAt: t.expose('created_at', { type: 'Instant', may }),
    attempts: t.exposeInt('attempts', { may }),
    nextAt: t.expose('next_at', { type: 'Instant', may, nullable: true, description: 'When it is tried again.' }),
    deliveredAt: t.expose('delivered_at', { type: 'Instant', may, nullable: true }),
    status: t.exposeInt('status', { may, nullable: true }),
    error: t.exposeString('error', { may, nullable: true }),
  }),
})

const Webhook = builder.objectRef<WebhookRow>('Webhook').implement({
  description: 'A URL that receives events.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    url: t.string({ may, description: 'Without a user name and a password.', resolve: ({ url }) => maskedAddress(url) }),
    events: t.exposeStringList('events', { may }),
    revision: t.exposeInt('revision', { may }),
    deliveries: t.field({ type: [Delivery], may, extensions: { listSize: 20 }, resolve: ({ id }, _args, context) => listDeliveries(context.db, id) }),
  }),
})

const Event = builder.objectRef<{ name: string; label: string }>('WebhookEvent').implement({
  description: 'An event that webhooks can subscribe to.',
  fields: (t) => ({ name: t.exposeString('name', { may }), label: t.exposeString('label', { may }) }),
})

builder.queryFields((t) => ({
  webhooks: t.field({ type: [Webhook], may, extensions: { listSize: MAX_WEBHOOKS }, resolve: (_root, _args, context) => listWebhooks(context.db) }),
  webhookEvents: t.field({
    type: [Event], may, extensions: { listSize: 20 },
    resolve: (_root, _args, context) => [...context.contributions.to('webhookEvents')].map(([name, { label }]) => ({ name, label })),
  }),
}))

builder.mutationFields((t) => ({
  addWebhook: t.string({
    may,
    description: 'Adds a webhook; returns the secret of its signatures, which is shown once.',
    args: { id: t.arg.id({ required: true }), url: t.arg.string({ required: true }), events: t.arg.stringList({ required: true }) },
    resolve: (_root, args, context) => addWebhook(context, parse(webhookInput, args)),
  }),
  editWebhook: t.boolean({
    may,
    description: 'Changes the address and the events of a webhook; its secret stays.',
    args: { id: t.arg.id({ required: true }), url: t.arg.string({ required: true }), events: t.arg.stringList({ required: true }), revision: t.arg.int({ description: 'The revision that the admin saw. Without it, the change replaces any other one.' }) },
    resolve: async (_root, args, context) => (await editWebhook(context, parse(editWebhookInput, args)), true),
  }),
  renewWebhookSecret: t.string({
    may,
    description: 'Makes a new secret for a webhook and returns it once. The old one stops at once.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => renewSecret(context, parse(webhookIdInput, args).id),
  }),
  retryWebhookDelivery: t.boolean({
    may,
    description: 'Sends a delivery that failed once more, at once.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await retryDelivery(context, parse(deliveryIdInput, args).id), true),
  }),
  testWebhook: t.boolean({
    may, description: 'Sends a test message with the event `ping` to a webhook, at most one a minute.',
    args: { id: t.arg.id({ required: true }) }, resolve: async (_root, args, context) => (await testWebhook(context, parse(webhookIdInput, args).id), true),
  }),
  removeWebhook: t.boolean({ may, args: { id: t.arg.id({ required: true }) }, resolve: async (_root, args, context) => (await removeWebhook(context, parse(webhookIdInput, args).id), true) }),
}))
