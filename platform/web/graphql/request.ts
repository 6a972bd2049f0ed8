import { clearPrefetched } from '../pages/prefetch-cache.ts'
import { readSession, sessionIsOver, renewSession } from '../session/session.ts'
import type { Document } from './graphql.ts'
import { OFFLINE, ApiError } from './api-error.ts'

interface Answer<Result> {
  data?: Result | null
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[]
}

/**
 * Sends a document. With a session it sends the token; an expired token is renewed once and the request repeated. Throws `ApiError` with
 * the specified texts for responses without data (requirement S-12).
 */
export async function request<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const first = await send(document, variables, signal)
  if (/^\s*mutation/.test(document.source)) clearPrefetched()
  const isStale = first.errors?.some((error) => error.extensions?.code === 'SESSION_OVER') === true
  if (!isStale) return resultOf(document, first)
  if (!(await renewSession())) sessionIsOver()
  return resultOf(document, await send(document, variables, signal))
}

async function send<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer<Result>> {
  const token = readSession()?.token
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ operationName: nameOf(document.source), query: document.source, variables }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError('OFFLINE', OFFLINE)
  })
  if (response.status === 401) return { errors: [{ message: 'You’ve been logged out.', extensions: { code: 'SESSION_OVER' } }] }
  return answerIn(response, document.source)
}

async function answerIn<Result>(response: Response, source: string): Promise<Answer<Result>> {
  const text = await response.text()
  const body = parsed<Answer<Result>>(text)
  const refusal = body?.errors?.[0]
  if (response.status >= 300 && refusal?.extensions?.code === undefined) {
    throw new ApiError('TRANSPORT', `Response not successful: Received status code ${response.status}`)
  }
  if (body === null) throw new ApiError('TRANSPORT', unreadable(text))
  if (body.data === undefined && body.errors === undefined) {
    throw new ApiError('TRANSPORT', `Server response was missing for query '${nameOf(source)}'.`)
  }
  return body
}

function resultOf<Result, Variables>(_document: Document<Result, Variables>, answer: Answer<Result>): Result {
  const error = answer.errors?.[0]
  if (error !== undefined) throw new ApiError(error.extensions?.code ?? 'BUG', error.message, error.extensions ?? {})
  return answer.data as Result
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

/** The browser's own message for a body that is not JSON. */
function unreadable(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const nameOf = (source: string) => /(?:query|mutation)\s+(\w+)/.exec(source)?.[1] ?? ''
