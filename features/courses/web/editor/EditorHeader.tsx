import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon, downloadIcon, eyeIcon } from '#platform/web/ui/icons.ts'
import type { CourseDraft } from '../../rules/course-draft.ts'
import { courseStatisticsPath, previewCoursePath } from '../../rules/paths.ts'
import { downloadCourse } from './course-files.ts'
import { useCourseForm } from './course-form.ts'
import { ownerLink } from './owner-link.ts'

interface Props {
  draft: CourseDraft
  /** Whether the editor was opened in the administration, to which its link leads back. */
  isFromAdmin: boolean
}

/** The top of the editor: the way back, the title, and what else can be done with the course. */
export function EditorHeader({ draft, isFromAdmin }: Props) {
  const { id, publishedSlug } = useCourseForm()
  const back = ownerLink(isFromAdmin)
  return (
    <header className="grid gap-4">
      <div className="grid justify-items-start gap-1">
        <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={back.to}>
          {back.label}
        </ButtonLink>
        <h1 dir="auto" className="text-2xl wrap-anywhere">{draft.title.trim() || 'Untitled course'}</h1>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink icon={eyeIcon} to={`${previewCoursePath(id)}${isFromAdmin ? '?from=admin' : ''}`}>
          See as a learner
        </ButtonLink>
        <Button variant="ghost" icon={downloadIcon} onClick={() => downloadCourse(draft)}>
          Export
        </Button>
        {publishedSlug !== null && (
          <ButtonLink variant="ghost" to={`${courseStatisticsPath(id)}${isFromAdmin ? '?from=admin' : ''}`}>
            Statistics
          </ButtonLink>
        )}
      </div>
      <RemovalNotes kind="course" keys={[id]} kept={lessonKeysOf(draft)} />
    </header>
  )
}

const lessonKeysOf = ({ topics }: CourseDraft): string[] => topics.flatMap(({ lessons }) => lessons.map(({ key }) => key))
