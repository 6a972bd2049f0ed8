/** Every "no" the product can say. A code exists here or it does not exist. */
export const REFUSALS = {
  INVALID_INPUT: { http: 400, says: 'Please check what you entered.' },
  NOT_SIGNED_IN: { http: 401, says: 'Please log in first.' },
  SESSION_OVER: { http: 401, says: 'Your session is over. Please log in again.' },
  NOT_ALLOWED: { http: 403, says: 'You are not allowed to do that.' },
  PASSWORD_NEEDED: { http: 403, says: 'Please enter your password once more.' },
  NOT_FOUND: { http: 404, says: 'We could not find that.' },
  ALREADY_TAKEN: { http: 409, says: 'That is already taken.' },
  OUTDATED_EDIT: { http: 409, says: 'This was changed in another window since you opened it.' },
  TOO_LARGE: { http: 413, says: 'That is too large.' },
  NOT_AN_IMAGE: { http: 415, says: 'We could not read that as a picture.' },
  TOO_FAST: { http: 429, says: 'That was a bit fast. Please wait a moment.' },
  TOO_COMPLEX: { http: 400, says: 'That request asks for too much at once.' },
  BUSY: { http: 503, says: 'We are busy right now. Please try again in a moment.' },
  NO_ROOM: { http: 503, says: 'We have no room to keep that right now. Please try again later.' },
  AWAY: { http: 503, says: 'We cannot reach our database right now. Please try again in a moment.' },
} as const satisfies Record<string, { http: number; says: string }>

export type RefusalCode = keyof typeof REFUSALS

/** What the person is told about single fields, by field name. */
export type FieldRefusals = Record<string, string>

/** What a refusal may carry beside its code. */
export interface RefusalDetails {
  says?: string
  fields?: FieldRefusals
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
}

/** An answer, not a failure: the person sees it, the on-call engineer does not. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly says: string
  readonly fields: FieldRefusals
  readonly retryAfter: number | null

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    const says = details.says ?? REFUSALS[code].says
    super(says)
    this.name = 'Refusal'
    this.code = code
    this.says = says
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter ?? (REFUSALS[code].http === 503 ? 1 : null)
  }

  get http(): number {
    return REFUSALS[this.code].http
  }
}
