import { ApiError } from '#platform/web/graphql/api-error.ts'
import { readSession, renewSession, sessionIsOver, type Session } from '#platform/web/session/session.ts'
import type { RefusalLink } from '#platform/rules/refusals.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { LOGIN_FAILED, LOOKUP_FAILED, REGISTRATION_FAILED, SWITCH_FAILED } from '../rules/texts.ts'

interface Call {
  path: string
  body?: object
  token?: string | undefined
  /** The error text if the server sends none. */
  fallbackMessage: string
}

interface Answer {
  error?: string
  code?: string
  fields?: Record<string, string>
  link?: RefusalLink
}

/** After this time a request is aborted. */
const TIMEOUT_MS = 20_000

async function call<T>({ path, body, token, fallbackMessage }: Call): Promise<T> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiError('OFFLINE', fallbackMessage)
  })
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer !== null) return answer as T
  throw new ApiError(answer?.code ?? 'BUG', answer?.error ?? fallbackMessage, { fields: answer?.fields ?? {}, link: answer?.link })
}

const isSessionOver = (error: unknown) => error instanceof ApiError && error.code === 'SESSION_OVER'

export const logInCall = (email: string, password: string) =>
  call<Session>({ path: '/api/auth/login', body: { email, password }, fallbackMessage: LOGIN_FAILED })

export const registerCall = (input: object) =>
  call<Session>({ path: '/api/auth/register', body: input, fallbackMessage: REGISTRATION_FAILED })

/** Looks up a user by username. Throws an `ApiError`. */
export const lookUpCall = (username: string) =>
  callAsMember<Session['user']>({ path: `/api/auth/${encodeURIComponent(username)}`, fallbackMessage: LOOKUP_FAILED })

/** Switches the role of this session; returns a new token and card. */
export const switchCall = (role: Role, password: string | null) =>
  callAsMember<Session>({ path: '/api/auth/switch', body: { role, password }, fallbackMessage: SWITCH_FAILED })

/** Makes a call with the current token; an expired token is renewed once. */
async function callAsMember<T>(input: Omit<Call, 'token'>): Promise<T> {
  const request = () => call<T>({ ...input, token: readSession()?.token })
  try {
    return await request()
  } catch (error) {
    if (!isSessionOver(error)) throw error
    if (await renewSession()) return request()
    sessionIsOver()
    throw error
  }
}
