import type { FieldRefusals } from '#platform/rules/refusals.ts'

/** A "no" that came back from the server, or the sentence for a request that never arrived. */
export class ApiError extends Error {
  readonly code: string
  readonly says: string
  readonly fields: FieldRefusals
  readonly details: Record<string, unknown>

  constructor(code: string, says: string, details: { fields?: FieldRefusals } & Record<string, unknown> = {}) {
    super(says)
    this.name = 'ApiError'
    this.code = code
    this.says = says
    this.fields = details.fields ?? {}
    this.details = details
  }
}

export const OFFLINE = 'We couldn’t reach Cloggle. Check your connection and try again.'

/** The server asks to come again later, whatever it was asked for. */
export const LATER: ReadonlySet<string> = new Set(['BUSY', 'TOO_FAST', 'AWAY', 'NO_ROOM'])
const PASSING = new Set(['OFFLINE', 'TRANSPORT', 'BUG', ...LATER])

/** Whether it says nothing of what was asked for: that may hold still, and be had another time. */
export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || PASSING.has(error.code)

/** Why something was thrown: nothing can be reached, the server asks to wait, or something broke. */
export function whyOf(error: unknown): 'offline' | 'busy' | 'bug' {
  const code = error instanceof ApiError ? error.code : null
  if (!navigator.onLine || code === 'OFFLINE') return 'offline'
  return code !== null && LATER.has(code) ? 'busy' : 'bug'
}

/** The sentence to show for anything that was thrown. */
export function sentenceFor(error: unknown): string {
  return error instanceof ApiError ? error.says : OFFLINE
}
