import type { FieldRefusals } from '#platform/rules/refusals.ts'
import { ApiError } from '../graphql/api-error.ts'

/** The owner of drafts written before a login: they are saved only on this device. */
export const VISITOR = 'visitor'

/** Where the last change is saved: nowhere yet, on this device, or on the server; with the reason. */
export type AutosaveStatus =
  | { kind: 'new' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'local'; reason: LocalReason }
  | { kind: 'refused'; message: string; fields: FieldRefusals }
  | { kind: 'failed' }

/** Why the last change is only on this device. */
export type LocalReason = 'waiting' | 'visitor' | 'offline' | 'session' | 'busy' | 'conflict' | 'deleted'

const LOCAL: Record<LocalReason, string> = {
  waiting: 'Saved on this device',
  visitor: 'Saved on this device. Log in to save it to your account.',
  offline: 'Offline. Saved on this device',
  session: 'You’ve been logged out. Your draft is saved on this device.',
  busy: 'Can’t reach Cloggle. Saved on this device, retrying…',
  conflict: 'Edited in another window. Saved on this device',
  deleted: 'Deleted in another window. Saved on this device',
}

const REFUSED = new Set(['INVALID_INPUT', 'TOO_LARGE', 'NOT_ALLOWED'])
const REASONS: Record<string, LocalReason> = { OUTDATED_EDIT: 'conflict', NOT_FOUND: 'deleted', NOT_SIGNED_IN: 'session', SESSION_OVER: 'session', OFFLINE: 'offline' }

/** The status after the server refused or could not be reached. */
export function statusOfFailure(error: unknown): Extract<AutosaveStatus, { kind: 'local' | 'refused' }> {
  if (!(error instanceof ApiError)) return { kind: 'local', reason: 'offline' }
  if (REFUSED.has(error.code)) return { kind: 'refused', message: error.message, fields: error.fields }
  return { kind: 'local', reason: REASONS[error.code] ?? 'busy' }
}

/** The status line of an editor. */
export function statusText(status: AutosaveStatus): string {
  if (status.kind === 'new') return ''
  if (status.kind === 'saving') return 'Saving…'
  if (status.kind === 'saved') return 'Saved'
  if (status.kind === 'local') return LOCAL[status.reason]
  if (status.kind === 'refused') return `Saved on this device only. ${status.message}`
  return 'Can’t save in this browser. Keep this page open.'
}

/** Whether screen readers announce the status: problems, but not each "Saved". */
export const isProblem = (status: AutosaveStatus): boolean =>
  status.kind === 'refused' || status.kind === 'failed' || (status.kind === 'local' && status.reason !== 'waiting' && status.reason !== 'visitor')
