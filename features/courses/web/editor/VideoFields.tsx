import { useSyncExternalStore } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { playlistId, videoPlace } from '../../rules/video-address.ts'
import { useCourseForm } from './course-form.ts'
import type { LessonFormProps } from './LessonEditor.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { VideoFile } from './VideoFile.tsx'

/** What is wrong with the address of a video while it is typed; null: nothing, or nothing yet. */
function addressFault(address: string): string | null {
  if (address.trim() === '' || videoPlace(address) !== null) return null
  return playlistId(address) === null ? 'This isn’t the address of a YouTube video.' : 'This is a playlist. Enter the address of one of its videos.'
}

/** The video of a lesson: an address at YouTube, or a file that is uploaded here; and its length. */
export function VideoFields(form: LessonFormProps) {
  const { lesson: { key, videoUrl, seconds }, path, set } = form
  const { errorAt, uploads, brokenAt } = useCourseForm()
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.stateOf(key))
  const place = videoPlace(videoUrl)
  const length = (
    <Field label="Length" hint="Such as 12:30" error={errorAt(`${path}.seconds`)}>
      {(control) => <TextInput {...control} value={seconds} onChange={({ target }) => set({ seconds: target.value })} />}
    </Field>
  )
  const isFile = place?.host === 'file'
  return (
    <div className="grid grid-cols-1 gap-4">
      {isFile && <VideoFile key={place.id} {...form} id={place.id} />}
      <div className={`grid items-start gap-5 ${isFile ? 'md:grid-cols-[8rem]' : 'md:grid-cols-[minmax(0,1fr)_8rem]'}`}>
        {!isFile && (
          <Field label="Address of the video" hint={place === null ? 'A YouTube address of one video.' : `YouTube video ${place.id}`} error={addressFault(videoUrl) ?? brokenAt(videoUrl) ?? errorAt(`${path}.videoUrl`)}>
            {(control) => <TextInput {...control} type="url" inputMode="url" spellCheck={false} value={videoUrl} onChange={({ target }) => set({ videoUrl: target.value })} />}
          </Field>
        )}
        {length}
      </div>
      {upload !== null && <UploadProgress state={upload} onCancel={() => uploads.cancel(key)} onRetry={(file) => uploads.start(key, file)} />}
      {!isFile && upload?.kind !== 'sending' && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
          <FileButton small icon={uploadIcon} fileLabel="Upload a video file: file" accept="video/mp4,video/webm,.mp4,.webm" onFile={(file) => uploads.start(key, file)}>
            Upload a video file
          </FileButton>
          <span>MP4 or WebM, up to 500 MB</span>
        </div>
      )}
    </div>
  )
}
