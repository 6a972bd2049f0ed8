import { isProblem, statusText, type AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon, downloadIcon, eyeIcon } from '#platform/web/ui/icons.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { adminPath } from '#features/administration/rules/sections.ts'
import type { CourseDraft } from '../../rules/course-draft.ts'
import { OWN_COURSES_PATH, previewCoursePath } from '../../rules/paths.ts'
import { downloadCourse } from './course-files.ts'

interface Props {
  id: string
  draft: CourseDraft
  status: AutosaveStatus
  busy: boolean
  /** Whether the editor was opened in the administration, to which its link leads back. */
  isFromAdmin: boolean
  onSubmit: () => void
  onCompare: () => void
}

/** The top of the editor: the title, where the last change is saved, and what can be done with the course. */
export function EditorHeader({ id, draft, status, busy, isFromAdmin, onSubmit, onCompare }: Props) {
  return (
    <header className="grid gap-4">
      <div className="grid justify-items-start gap-1">
        <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={isFromAdmin ? adminPath('courses') : OWN_COURSES_PATH}>
          {isFromAdmin ? 'Administration: Courses' : 'Your courses'}
        </ButtonLink>
        <h1 className="text-2xl wrap-anywhere">{draft.title.trim() || 'Untitled course'}</h1>
        <SaveLine status={status} onCompare={onCompare} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} busyText="Submitting…" onClick={onSubmit}>
          Submit for review
        </Button>
        <ButtonLink icon={eyeIcon} to={previewCoursePath(id)}>
          See as a learner
        </ButtonLink>
        <Button variant="ghost" icon={downloadIcon} onClick={() => downloadCourse(draft)}>
          Export
        </Button>
      </div>
      <RemovalNotes kind="course" keys={[id]} kept={lessonKeysOf(draft)} />
    </header>
  )
}

const lessonKeysOf = ({ topics }: CourseDraft): string[] => topics.flatMap(({ lessons }) => lessons.map(({ key }) => key))

function SaveLine({ status, onCompare }: { status: AutosaveStatus; onCompare: () => void }) {
  const { asMember } = useAuth()
  const reason = status.kind === 'local' ? status.reason : null
  const text = statusText(status)
  return (
    <div className={`flex min-h-8 flex-wrap items-center gap-2 text-sm ${isProblem(status) ? 'text-danger' : 'text-text-muted'}`}>
      <p>{text === '' ? 'Saved automatically while you write' : text}</p>
      <p role="status" className="sr-only">
        {isProblem(status) ? text : ''}
      </p>
      {reason === 'session' && (
        <Button small variant="ghost" onClick={() => asMember(() => {})}>
          Log in
        </Button>
      )}
      {(reason === 'conflict' || reason === 'deleted') && (
        <Button small variant="ghost" onClick={onCompare}>
          Compare
        </Button>
      )}
    </div>
  )
}
