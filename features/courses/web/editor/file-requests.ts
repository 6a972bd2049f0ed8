import { graphql } from '#platform/web/graphql/graphql.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { mutate } from '#platform/web/data/mutate.ts'
import { request } from '#platform/web/graphql/request.ts'
import { upload } from '#platform/web/upload.ts'
import {
  EMPTY_FILE, HEAD_BYTES, MAX_CAPTIONS_BYTES, MAX_VIDEO_BYTES, NOT_A_VIDEO, noStorageText, TOO_LARGE_CAPTIONS, TOO_LARGE_VIDEO, uploadPath, videoType,
} from '../../rules/course-files.ts'
import type { CourseDraft } from '../../rules/course-draft.ts'
import { isFileInDraft } from '../../rules/draft-edits.ts'
import { captionsFault } from '../../rules/webvtt.ts'

export const DraftFilesQuery = graphql(`query DraftFiles($course: ID!, $ids: [ID!]!) { draftFiles(course: $course, ids: $ids) { id type name bytes link } }`)
export const CourseStorageQuery = graphql(`query CourseStorage { ownCourseStorage { usedBytes limitBytes } }`)
const DeleteCourseFile = graphql(`mutation DeleteCourseFile($id: ID!) { deleteCourseFile(id: $id) }`)

/** A file that was just uploaded. */
export interface UploadedFile {
  id: string
  address: string
  name: string
  bytes: number
  /** Works for a while without a session. */
  link: string
}

const refuse = (message: string) => new ApiError('INVALID_INPUT', message)
const asBytes = (file: File) => new Blob([file], { type: 'application/octet-stream' })

/** Uploads a video. What is wrong with it is said before it is sent; the question for the storage also renews a session that is about to end. */
export async function uploadVideo(course: string, file: File, options: { onProgress: (part: number) => void; signal: AbortSignal }): Promise<UploadedFile> {
  if (file.size === 0) throw refuse(EMPTY_FILE)
  if (file.size > MAX_VIDEO_BYTES) throw refuse(TOO_LARGE_VIDEO)
  if (videoType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) === null) throw refuse(NOT_A_VIDEO)
  const { usedBytes: used, limitBytes: limit } = (await request(CourseStorageQuery, {})).ownCourseStorage
  if (used + file.size > limit) throw new ApiError('NOT_ALLOWED', noStorageText(file.size, { used, limit }))
  return upload<UploadedFile>(uploadPath(course, 'videos', file.name), asBytes(file), options)
}

/** Uploads captions, which must be WebVTT. */
export async function uploadCaptions(course: string, file: File): Promise<UploadedFile> {
  if (file.size > MAX_CAPTIONS_BYTES) throw refuse(TOO_LARGE_CAPTIONS)
  const fault = file.size === 0 ? EMPTY_FILE : captionsFault(await file.text())
  if (fault !== null) throw refuse(fault)
  return upload<UploadedFile>(uploadPath(course, 'captions', file.name), asBytes(file))
}

/**
 * Deletes files that were taken out of a lesson, except those that another lesson of the draft refers to. What a published lesson still shows is
 * deleted later, and so is what cannot be deleted now.
 */
export async function deleteFiles(draft: CourseDraft, ids: readonly string[]): Promise<void> {
  const unused = ids.filter((id) => !isFileInDraft(draft, id))
  await Promise.allSettled(unused.map((id) => mutate(DeleteCourseFile, { id })))
}

/** The length of a video in seconds; null if the browser can't tell. */
export function lengthOf(link: string): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    const tell = () => {
      if (Number.isFinite(video.duration)) resolve(Math.max(1, Math.round(video.duration)))
    }
    video.addEventListener('loadedmetadata', () => {
      tell()
      // A recording of a browser doesn't say its length until its end was reached.
      if (video.duration === Infinity) video.currentTime = Number.MAX_SAFE_INTEGER
    })
    video.addEventListener('durationchange', tell)
    video.addEventListener('seeked', () => {
      tell()
      resolve(null)
    })
    video.addEventListener('error', () => resolve(null))
    video.src = link
  })
}
