import { useState } from 'react'
import { bytesText } from '#platform/rules/bytes.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { trashIcon, uploadIcon } from '#platform/web/ui/icons.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { captionsId } from '../../rules/course-files.ts'
import { CaptionsField } from './CaptionsField.tsx'
import { useCourseForm } from './course-form.ts'
import { CourseStorageQuery, deleteFiles, DraftFilesQuery } from './file-requests.ts'
import type { LessonFormProps } from './LessonEditor.tsx'

/** A video that was uploaded for a lesson: a player to check it, its captions, replacing and removing it. */
export function VideoFile({ id, ...form }: LessonFormProps & { id: string }) {
  const { lesson, path, set } = form
  const { id: course, read, uploads, errorAt } = useCourseForm()
  const { data, error } = useQuery(DraftFilesQuery, { course, ids: [id] })
  const [isUnplayable, setUnplayable] = useState(false)
  const [isAsking, ask] = useState(false)
  const file = data?.draftFiles[0] ?? null

  const remove = () => {
    ask(false)
    set({ videoUrl: '', seconds: '', captions: [] })
    void deleteFiles(read(), [id, ...lesson.captions.flatMap(({ url }) => captionsId(url) ?? [])])
  }
  return (
    <section aria-label="Video file" className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4">
      {data === undefined && error === null ? (
        <Skeleton className="h-40 w-full" />
      ) : file === null ? (
        <ErrorMessage message={error?.message ?? 'This video is not on this site. Upload it here.'} />
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The author checks the picture here; captions are below. */}
          <video className="max-h-80 w-full rounded-control bg-sunken" aria-label={file.name} src={file.link} controls preload="metadata" onError={() => setUnplayable(true)} />
          {isUnplayable && <ErrorMessage message="Your browser can’t play this video. MP4 with H.264 and AAC, or WebM with VP9, plays everywhere." />}
          <p className="text-sm wrap-anywhere">
            <a className="link" href={file.link} download={file.name}>
              {file.name}
            </a>{' '}
            <span className="tabular text-text-muted">{bytesText(file.bytes)}</span>
          </p>
        </>
      )}
      <ErrorMessage message={errorAt(`${path}.videoUrl`) ?? null} />
      {uploads.stateOf(lesson.key)?.kind !== 'sending' && (
        <div className="flex flex-wrap items-center gap-2">
          <FileButton small icon={uploadIcon} fileLabel="Replace video: file" accept="video/mp4,video/webm,.mp4,.webm" onFile={(chosen) => uploads.start(lesson.key, chosen)}>
            Replace video
          </FileButton>
          <Button small icon={trashIcon} onClick={() => ask(true)}>
            Remove video
          </Button>
        </div>
      )}
      <CaptionsField {...form} />
      <StorageLine />
      <ConfirmDialog
        open={isAsking}
        question="Remove this video?"
        explanation="The file and its captions are deleted. If learners can see this video now, they keep it until your changes are published."
        confirm="Remove"
        onConfirm={remove}
        onClose={() => ask(false)}
      />
    </section>
  )
}

/** How much of the storage for videos is used. */
function StorageLine() {
  const { data } = useQuery(CourseStorageQuery, {})
  if (data === undefined) return null
  const { usedBytes, limitBytes } = data.ownCourseStorage
  return (
    <p className="tabular text-sm text-text-muted">
      {bytesText(usedBytes)} of your {bytesText(limitBytes)} for videos are used.
    </p>
  )
}
