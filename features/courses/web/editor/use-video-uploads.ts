import { useEffect, useEffectEvent, useState } from 'react'
import { changeLesson, findLesson } from '../../rules/draft-edits.ts'
import { timeText } from '../../rules/notes-markdown.ts'
import { videoPlace } from '../../rules/video-address.ts'
import { deleteFiles, lengthOf, uploadVideo, type UploadedFile } from './file-requests.ts'
import { createUploads, type Uploads } from './uploads.ts'
import type { CourseEditorState } from './use-course-editor.ts'

/** The uploads of videos of a course. A video that has arrived becomes the video of its lesson; the one before is deleted. */
export function useVideoUploads(id: string, { change, read }: Pick<CourseEditorState, 'change' | 'read'>): Uploads<UploadedFile> {
  const [uploads] = useState(() => createUploads<UploadedFile>((file, options) => uploadVideo(id, file, options)))
  const done = useEffectEvent(async (key: string, { address, link }: UploadedFile) => {
    const before = findLesson(read(), key)?.lesson.videoUrl ?? ''
    change((draft) => changeLesson(draft, key, { videoUrl: address }))
    const place = videoPlace(before)
    if (place?.host === 'file') void deleteFiles(read(), [place.id])
    const seconds = await lengthOf(link)
    const isPresent = findLesson(read(), key)?.lesson.videoUrl === address
    if (seconds !== null && isPresent) change((draft) => changeLesson(draft, key, { seconds: timeText(seconds), minutes: String(Math.max(1, Math.round(seconds / 60))) }))
  })
  useEffect(() => {
    uploads.onDone = (key, file) => void done(key, file)
    return () => uploads.cancelAll()
  }, [uploads])
  return uploads
}
