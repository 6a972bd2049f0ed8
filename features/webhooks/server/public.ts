/** The public module of webhooks for the server: how a feature declares an event, and the signature of a delivery. */
export { signatureOf } from './deliver.ts'
export { webhookEvent } from './webhook-events.ts'
