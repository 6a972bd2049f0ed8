/** The public module of webhooks for the server: how a feature declares an event. */
export { webhookEvent } from './webhook-events.ts'
