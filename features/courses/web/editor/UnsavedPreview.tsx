import { useEffect } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { fileOfLesson, type DraftLesson } from '../../rules/course-draft.ts'
import { useCourseForm } from './course-form.ts'
import { PreviewLesson } from './editor-requests.ts'
import { LearnerLesson } from './LearnerLesson.tsx'

/** A lesson in the editor as learners would see it. */
export function UnsavedPreview({ lesson }: { lesson: DraftLesson }) {
  const { id } = useCourseForm()
  const { mutate, data, error } = useMutation(PreviewLesson)
  useEffect(() => {
    mutate({ lesson: JSON.stringify(fileOfLesson(lesson)) })
  }, [mutate, lesson])
  if (error !== null) return <ErrorMessage message={error.message} />
  if (data === undefined) return <Skeleton className="h-60 w-full" />
  return (
    <article aria-label="Preview" className="grid grid-cols-1 gap-6 rounded-card border border-line p-6 max-md:p-4">
      <h2 dir="auto" className="text-2xl wrap-anywhere">{lesson.title.trim() || 'Untitled lesson'}</h2>
      <LearnerLesson course={id} lesson={lesson} preview={data.previewLesson} />
    </article>
  )
}
