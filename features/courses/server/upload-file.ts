import { isUtf8 } from 'node:buffer'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { UploadBody } from '#platform/server/http/receive-upload.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import {
  captionsPath, CONTENT_TYPES, EMPTY_FILE, HEAD_BYTES, MAX_CAPTIONS_BYTES, MAX_UPLOADS, MAX_VIDEO_BYTES, NOT_A_VIDEO, noStorageText, TOO_LARGE_CAPTIONS, TOO_LARGE_VIDEO, videoType, type FileType,
} from '../rules/course-files.ts'
import { mp4Boxes } from '../rules/mp4-boxes.ts'
import { captionsFault } from '../rules/webvtt.ts'
import { videoFilePath } from '../rules/video-address.ts'
import { countUploads, deleteCourseFileRow, findStorage, insertCourseFile, saveUploaded } from './course-files.queries.ts'
import { findOwnDraft } from './drafts.access.ts'
import { IN_REVIEW } from './edit-course.ts'

export interface Upload extends UploadBody {
  courseId: string
  /** The name of the file on the author's device. */
  name: string
}

export interface UploadedFile {
  id: string
  type: FileType
  /** The address that a draft refers to. */
  address: string
  name: string
  bytes: number
}

/** An upload takes at most four hours (`allowLongBody`); what is older was cut by a crash. */
export const UPLOAD_MS = 5 * 3_600_000

export const fileKey = (id: string, type: FileType) => `courses/${id.slice(0, 2)}/${id}.${type}`

/** Stores a video for a course that the viewer edits. It goes to the file store as it comes; a failure leaves nothing behind. */
export async function uploadVideo(context: Context, upload: Upload): Promise<UploadedFile> {
  await begin(context, upload)
  if ((upload.announced ?? 0) > MAX_VIDEO_BYTES) throw new Refusal('TOO_LARGE', { message: TOO_LARGE_VIDEO })
  const chunks = upload.body[Symbol.asyncIterator]()
  const head = await firstBytes(chunks)
  if (head.length === 0) throw new Refusal('INVALID_INPUT', { message: EMPTY_FILE })
  const type = videoType(head)
  if (type === null) throw new Refusal('INVALID_INPUT', { message: NOT_A_VIDEO })
  return store(context, upload, { type, reserved: upload.announced ?? MAX_VIDEO_BYTES, bytes: type === 'mp4' ? complete(limited(head, chunks)) : limited(head, chunks) })
}

/** Stores captions for a video. They are read at once, because they are short, and must be WebVTT. */
export async function uploadCaptions(context: Context, upload: Upload): Promise<UploadedFile> {
  await begin(context, upload)
  const tooLarge = new Refusal('TOO_LARGE', { message: TOO_LARGE_CAPTIONS })
  if ((upload.announced ?? 0) > MAX_CAPTIONS_BYTES) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of upload.body) {
    size += chunk.length
    if (size > MAX_CAPTIONS_BYTES) throw tooLarge
    chunks.push(chunk)
  }
  if (size === 0) throw new Refusal('INVALID_INPUT', { message: EMPTY_FILE })
  const bytes = Buffer.concat(chunks)
  const fault = isUtf8(bytes) ? captionsFault(bytes.toString()) : 'These captions aren’t UTF-8 text. Save them as UTF-8.'
  if (fault !== null) throw new Refusal('INVALID_INPUT', { message: fault })
  return store(context, upload, { type: 'vtt', reserved: size, bytes: once(bytes) })
}

async function begin(context: Context, { courseId }: Upload): Promise<void> {
  await rateLimit(context, 'course.upload', signedIn(context).id)
  const draft = await findOwnDraft(context, courseId)
  if (draft?.state === 'review') throw new Refusal('NOT_ALLOWED', { message: IN_REVIEW })
}

/** Reserves the room in the author's storage, writes the file, and then notes that it is complete. */
async function store(context: Context, { courseId, name }: Upload, file: { type: FileType; reserved: number; bytes: AsyncIterable<Uint8Array> }): Promise<UploadedFile> {
  const { type, reserved } = file
  const viewer = signedIn(context)
  const id = context.random.uuid()
  const startedAt = context.clock.now()
  await context.inTransaction(async ({ db }) => {
    if ((await countUploads(db, viewer.id, new Date(startedAt.getTime() - UPLOAD_MS))) >= MAX_UPLOADS) {
      throw new Refusal('NOT_ALLOWED', { message: `You already have ${MAX_UPLOADS} uploads in progress. Wait until one has finished.` })
    }
    const storage = await findStorage(db, viewer.id)
    if (storage.used + reserved > storage.limit) throw new Refusal('NOT_ALLOWED', { message: noStorageText(reserved, storage) })
    await insertCourseFile(db, { id, course_id: courseId, owner_id: viewer.id, type, name, bytes: reserved, started_at: startedAt })
  })
  const key = fileKey(id, type)
  const counter = { bytes: 0 }
  try {
    await context.files.put(key, counted(file.bytes, counter), CONTENT_TYPES[type])
    if (!(await saveUploaded(context.db, { id, bytes: counter.bytes, at: context.clock.now() }))) throw new Refusal('NOT_FOUND')
  } catch (failure) {
    await Promise.allSettled([context.files.delete(key), deleteCourseFileRow(context.db, id)])
    throw failure
  }
  return { id, type, address: type === 'vtt' ? captionsPath(id) : videoFilePath(id), name, bytes: counter.bytes }
}

/** The beginning of a stream: enough to tell what it is, or all of it. */
async function firstBytes(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  while (size < HEAD_BYTES) {
    const { done, value } = await chunks.next()
    if (done === true) break
    parts.push(value)
    size += value.length
  }
  return Buffer.concat(parts)
}

/** The whole stream again. Throws TOO_LARGE when it is longer than a video may be. */
async function* limited(head: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for (let chunk: Uint8Array | undefined = head; chunk !== undefined; chunk = await nextOf(chunks)) {
    size += chunk.length
    if (size > MAX_VIDEO_BYTES) throw new Refusal('TOO_LARGE', { message: TOO_LARGE_VIDEO })
    yield chunk
  }
}

/** An MP4 file as it comes. Throws at its end when it cannot be played, such as a file that was cut before it was uploaded. */
async function* complete(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const boxes = mp4Boxes()
  for await (const chunk of chunks) {
    boxes.push(chunk)
    yield chunk
  }
  const fault = boxes.fault()
  if (fault !== null) throw new Refusal('INVALID_INPUT', { message: fault })
}

const nextOf = async (chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> => {
  const { done, value } = await chunks.next()
  return done === true ? undefined : value
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* counted(chunks: AsyncIterable<Uint8Array>, counter: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    counter.bytes += chunk.length
    yield chunk
  }
}
