import type { FieldRefusals, RefusalLink } from '#platform/rules/refusals.ts'

/** A refusal of the server, or the error of a request that never arrived. */
export class ApiError extends Error {
  readonly code: string
  readonly fields: FieldRefusals
  readonly link: RefusalLink | undefined
  readonly details: Record<string, unknown>

  constructor(code: string, message: string, details: { fields?: FieldRefusals; link?: RefusalLink | undefined } & Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = details.fields ?? {}
    this.link = details.link
    this.details = details
  }
}

export const OFFLINE = 'We couldn’t reach Cloggle. Check your connection and try again.'

/** Codes with which the server asks the client to retry later. */
export const RETRY_LATER_CODES: ReadonlySet<string> = new Set(['BUSY', 'TOO_FAST', 'AWAY', 'NO_ROOM'])
const TRANSIENT_CODES = new Set(['OFFLINE', 'TRANSPORT', 'BUG', ...RETRY_LATER_CODES])

/** Whether an error is transient: it says nothing about the requested record, and a retry may succeed. */
export const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || TRANSIENT_CODES.has(error.code)

/** The reason of a failure: offline, server busy, or a bug. */
export function failureReason(error: unknown): 'offline' | 'busy' | 'bug' {
  const code = error instanceof ApiError ? error.code : null
  if (!navigator.onLine || code === 'OFFLINE') return 'offline'
  return code !== null && RETRY_LATER_CODES.has(code) ? 'busy' : 'bug'
}

/** The message to show for any error. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : OFFLINE
}
