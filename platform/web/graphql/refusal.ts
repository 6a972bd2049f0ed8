import type { FieldRefusals } from '#platform/rules/refusals.ts'

/** A "no" that came back from the server, or the sentence for a request that never arrived. */
export class ServerSays extends Error {
  readonly code: string
  readonly says: string
  readonly fields: FieldRefusals
  readonly details: Record<string, unknown>

  constructor(code: string, says: string, details: { fields?: FieldRefusals } & Record<string, unknown> = {}) {
    super(says)
    this.name = 'ServerSays'
    this.code = code
    this.says = says
    this.fields = details.fields ?? {}
    this.details = details
  }
}

export const OFFLINE = 'We could not reach Cloggle. Please check your connection and try again.'

/** Whether it was thrown because nothing can be reached. */
export const isOffline = (error: unknown): boolean => !navigator.onLine || (error instanceof ServerSays && error.code === 'OFFLINE')

/** The sentence to show for anything that was thrown. */
export function sentenceFor(error: unknown): string {
  return error instanceof ServerSays ? error.says : OFFLINE
}
