import { ApiError } from '#platform/web/graphql/api-error.ts'
import { readSession, renewSession, sessionIsOver, type Session } from '#platform/web/session/session.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { LOGIN_FAILED, LOOKUP_FAILED, REGISTRATION_FAILED, SWITCH_FAILED } from '../rules/texts.ts'

interface Call {
  path: string
  body?: object
  token?: string | undefined
  /** What is said when the server said nothing. */
  otherwise: string
}

interface Answer {
  error?: string
  code?: string
  fields?: Record<string, string>
}

/** Longer than this nobody waits beside a button. */
const PATIENCE_MS = 20_000

async function call<T>({ path, body, token, otherwise }: Call): Promise<T> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new ApiError('OFFLINE', otherwise)
  })
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer !== null) return answer as T
  throw new ApiError(answer?.code ?? 'BUG', answer?.error ?? otherwise, { fields: answer?.fields ?? {} })
}

const isSessionOver = (error: unknown) => error instanceof ApiError && error.code === 'SESSION_OVER'

export const logInCall = (email: string, password: string) =>
  call<Session>({ path: '/api/auth/login', body: { email, password }, otherwise: LOGIN_FAILED })

export const registerCall = (input: object) =>
  call<Session>({ path: '/api/auth/register', body: input, otherwise: REGISTRATION_FAILED })

/** Looks a person up. */
export const lookUpCall = (username: string) =>
  asMemberNow<Session['user']>({ path: `/api/auth/${encodeURIComponent(username)}`, otherwise: LOOKUP_FAILED })

/** Lets this session act in another role: a new token and card. */
export const switchCall = (role: Role, password: string | null) =>
  asMemberNow<Session>({ path: '/api/auth/switch', body: { role, password }, otherwise: SWITCH_FAILED })

/** A call with the token of this moment; one that ran out is renewed once. */
async function asMemberNow<T>(input: Omit<Call, 'token'>): Promise<T> {
  const ask = () => call<T>({ ...input, token: readSession()?.token })
  try {
    return await ask()
  } catch (error) {
    if (!isSessionOver(error)) throw error
    if (await renewSession()) return ask()
    sessionIsOver()
    throw error
  }
}
