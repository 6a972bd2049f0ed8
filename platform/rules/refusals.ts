/** All expected error answers, with their HTTP status and default message. */
export const REFUSALS = {
  INVALID_INPUT: { http: 400, message: 'Check what you entered.' },
  NOT_SIGNED_IN: { http: 401, message: 'Log in first.' },
  SESSION_OVER: { http: 401, message: 'You’ve been logged out. Log in again.' },
  NOT_ALLOWED: { http: 403, message: 'You don’t have permission to do that.' },
  PASSWORD_NEEDED: { http: 403, message: 'Enter your password again.' },
  NOT_FOUND: { http: 404, message: 'We couldn’t find that.' },
  ALREADY_TAKEN: { http: 409, message: 'This is already taken.' },
  OUTDATED_EDIT: { http: 409, message: 'This was changed in another window after you opened it.' },
  TOO_LARGE: { http: 413, message: 'This is too large.' },
  NOT_AN_IMAGE: { http: 415, message: 'We couldn’t read this image.' },
  TOO_FAST: { http: 429, message: 'Too many requests. Try again in a moment.' },
  TOO_COMPLEX: { http: 400, message: 'Request too large.' },
  TURNED_OFF: { http: 403, message: 'This is turned off right now. Try again later.' },
  BUSY: { http: 503, message: 'We’re busy right now. Try again in a moment.' },
  NO_ROOM: { http: 503, message: 'Couldn’t save because our storage is full. Try again later.' },
  AWAY: { http: 503, message: 'Our database isn’t responding right now. Try again in a moment.' },
} as const satisfies Record<string, { http: number; message: string }>

export type RefusalCode = keyof typeof REFUSALS

/** Messages for single fields, by field name. */
export type FieldRefusals = Record<string, string>

/** What a refusal may carry besides its code. */
export interface RefusalDetails {
  message?: string
  fields?: FieldRefusals
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** Where the person can go on. */
  link?: RefusalLink
}

/** A link below the message of a refusal, to a page of this site. */
export interface RefusalLink {
  to: string
  label: string
}

/** An expected error answer. It is shown to the person and not logged as a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldRefusals
  readonly retryAfter: number | null
  readonly link: RefusalLink | null

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? REFUSALS[code].message)
    this.name = 'Refusal'
    this.code = code
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter ?? (REFUSALS[code].http === 503 ? 1 : null)
    this.link = details.link ?? null
  }

  get http(): number {
    return REFUSALS[this.code].http
  }
}
