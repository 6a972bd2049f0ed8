import type { Context } from '#platform/server/context.ts'
import type { Signal, SignalName, Signals } from '#platform/server/signals.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Events that webhooks can subscribe to. */
    webhookEvents: WebhookEvent
  }
}

/** The payload of a webhook. It contains only what visitors may see. */
export interface WebhookMessage {
  /** The subject of the event; a webhook gets each subject once. */
  subject: string
  data: Record<string, string>
}

export interface WebhookEvent {
  label: string
  to: SignalName
  /** Null: this signal is not such an event. */
  message(context: Context, signal: Signal): Promise<WebhookMessage | null>
}

/** Declares an event with a typed signal. */
export const webhookEvent = <Name extends SignalName>(
  label: string,
  to: Name,
  message: (context: Context, signal: { name: Name } & Signals[Name]) => Promise<WebhookMessage | null>,
): WebhookEvent => ({ label, to, message: (context, signal) => message(context, signal as unknown as { name: Name } & Signals[Name]) })
