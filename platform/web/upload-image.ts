import { MAX_UPLOAD } from '#platform/rules/image-paths.ts'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { OFFLINE, ApiError } from './graphql/api-error.ts'
import { readSession, renewSession, sessionIsOver } from './session/session.ts'

export interface UploadedImage {
  id: string
  width: number
  height: number
  url: string
}

const MAX_SIDE = 2560
export const NOT_AN_IMAGE = 'This file isn’t an image. Choose a JPEG, PNG, WebP, AVIF or GIF file.'
export const IMAGE_TOO_LARGE = 'Choose an image up to 5 MB.'

export const isImageFile = (file: File): boolean => file.type.startsWith('image/') && file.type !== 'image/svg+xml'

/** Uploads an image and reports the progress. An expired token is renewed once. */
export async function uploadImage(file: Blob, onProgress: (part: number) => void): Promise<UploadedImage> {
  const body = await withinLimit(file)
  return withSession(() => post('/api/images', body, onProgress))
}

/** Lets the server import an image from another site. */
export const importImage = (address: string): Promise<UploadedImage> =>
  withSession(() => post('/api/images/fetch', new Blob([JSON.stringify({ address })], { type: 'application/json' }), () => {}))

/** Uploads a file to a route of this site and reports the progress. Returns its answer. An expired token is renewed once. */
export const uploadFile = <Stored extends { id: string }>(path: string, file: Blob, onProgress: (part: number) => void): Promise<Stored> =>
  withSession(() => post(path, file, onProgress))

async function withSession<Stored extends { id: string } = UploadedImage>(send: () => Promise<UploadResponse>): Promise<Stored> {
  const first = await send()
  if (first.status !== 401) return readResponse(first)
  if (readSession() !== null && !(await renewSession().catch(() => false))) sessionIsOver()
  if (readSession() === null) throw new ApiError('SESSION_OVER', REFUSALS.SESSION_OVER.message)
  return readResponse(await send())
}

interface UploadResponse {
  status: number
  text: string
}

function readResponse<Stored>({ status, text }: UploadResponse): Stored {
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
function post(path: string, body: Blob, onProgress: (part: number) => void): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', path)
    xhr.setRequestHeader('content-type', body.type)
    const token = readSession()?.token
    if (token !== undefined) xhr.setRequestHeader('authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0))
    xhr.addEventListener('load', () => resolve({ status: xhr.status, text: xhr.responseText }))
    xhr.addEventListener('error', () => reject(new ApiError('OFFLINE', OFFLINE)))
    xhr.send(body)
  })
}

/** Photos from phones are often larger than the limit: they are scaled down first. */
async function withinLimit(file: Blob): Promise<Blob> {
  if (file.size <= MAX_UPLOAD) return file
  const small = await smaller(file).catch(() => null)
  if (small === null || small.size > MAX_UPLOAD) throw new ApiError('TOO_LARGE', IMAGE_TOO_LARGE)
  return small
}

async function smaller(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.88))
}
