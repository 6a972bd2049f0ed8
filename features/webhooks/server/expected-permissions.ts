import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['A', 'webhookEvents webhooks']],
    Mutation: [['A', 'addWebhook editWebhook removeWebhook renewWebhookSecret retryWebhookDelivery testWebhook']],
    Webhook: [['A', 'deliveries events id revision url']],
    WebhookDelivery: [['A', 'attempts createdAt deliveredAt error event id nextAt status']],
    WebhookEvent: [['A', 'label name']],
  },
}
