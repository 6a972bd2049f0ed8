import type { FieldRefusals } from '#platform/rules/refusals.ts'

/** A "no" that came back from the server, or the sentence for a request that never arrived. */
export class ApiError extends Error {
  readonly code: string
  readonly fields: FieldRefusals
  readonly details: Record<string, unknown>

  constructor(code: string, message: string, details: { fields?: FieldRefusals } & Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = details.fields ?? {}
    this.details = details
  }
}

export const OFFLINE = 'We couldn’t reach Cloggle. Check your connection and try again.'

/** The server asks to come again later, whatever it was asked for. */
export const RETRY_LATER_CODES: ReadonlySet<string> = new Set(['BUSY', 'TOO_FAST', 'AWAY', 'NO_ROOM'])
const TRANSIENT_CODES = new Set(['OFFLINE', 'TRANSPORT', 'BUG', ...RETRY_LATER_CODES])

/** Whether it says nothing of what was asked for: that may hold still, and be had another time. */
export const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || TRANSIENT_CODES.has(error.code)

/** Why something was thrown: nothing can be reached, the server asks to wait, or something broke. */
export function failureReason(error: unknown): 'offline' | 'busy' | 'bug' {
  const code = error instanceof ApiError ? error.code : null
  if (!navigator.onLine || code === 'OFFLINE') return 'offline'
  return code !== null && RETRY_LATER_CODES.has(code) ? 'busy' : 'bug'
}

/** The sentence to show for anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : OFFLINE
}
