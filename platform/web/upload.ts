import { REFUSALS } from '#platform/rules/refusals.ts'
import { OFFLINE, ApiError } from './graphql/api-error.ts'
import { readSession, renewSession, sessionIsOver } from './session/session.ts'

interface UploadOptions {
  /** Called with the part that was sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** Cancels the upload; it then fails with the reason of the signal. */
  signal?: AbortSignal
}

/** Sends a file to a route that answers with a new record. An expired token is renewed once. Throws an `ApiError` with the sentence of the server. */
export async function upload<Stored extends { id: string }>(path: string, body: Blob, options: UploadOptions = {}): Promise<Stored> {
  const first = await post(path, body, options)
  if (first.status !== 401) return readResponse(first)
  if (readSession() !== null && !(await renewSession().catch(() => false))) sessionIsOver()
  if (readSession() === null) throw new ApiError('SESSION_OVER', REFUSALS.SESSION_OVER.message)
  return readResponse(await post(path, body, options))
}

interface UploadResponse {
  status: number
  text: string
}

function readResponse<Stored extends { id: string }>({ status, text }: UploadResponse): Stored {
  const answer = parsed(text)
  if (status >= 200 && status < 300 && 'id' in answer) return answer as Stored
  const { error, code } = answer as { error?: string; code?: string }
  throw new ApiError(code ?? 'TRANSPORT', error ?? `Response not successful: Received status code ${status}`)
}

function parsed(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {}
  } catch {
    return {}
  }
}

// `fetch` cannot report upload progress.
function post(path: string, body: Blob, { onProgress, signal }: UploadOptions): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open('POST', path)
    xhr.setRequestHeader('content-type', body.type)
    const token = readSession()?.token
    if (token !== undefined) xhr.setRequestHeader('authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', (event) => onProgress?.(event.lengthComputable ? event.loaded / event.total : 0))
    xhr.addEventListener('load', () => resolve({ status: xhr.status, text: xhr.responseText }))
    xhr.addEventListener('error', () => reject(new ApiError('OFFLINE', OFFLINE)))
    xhr.addEventListener('abort', () => reject(signal?.reason as Error))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
  })
}
