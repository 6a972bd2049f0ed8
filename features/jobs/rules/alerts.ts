/** How a person is notified about new jobs for a saved search. */
export const ALERTS = ['site', 'email', 'digest', 'off'] as const
export type Alert = (typeof ALERTS)[number]
export const ALERT_LABELS: Record<Alert, string> = { site: 'On the site', email: 'By email, immediately', digest: 'By email digest', off: 'Off' }
