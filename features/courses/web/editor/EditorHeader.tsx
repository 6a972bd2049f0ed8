import { isProblem, statusText, type AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon, downloadIcon, eyeIcon } from '#platform/web/ui/icons.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { Fault } from '../../rules/course-faults.ts'
import type { CourseDraft } from '../../rules/course-draft.ts'
import { previewCoursePath } from '../../rules/paths.ts'
import { downloadCourse } from './course-files.ts'
import { useCourseForm } from './course-form.ts'
import { ownerLink } from './owner-link.ts'
import { faultAddress, faultsTitle } from './fault-address.ts'

interface Props {
  draft: CourseDraft
  /** What keeps the course from its review. */
  faults: readonly Fault[]
  /** It is the published version. */
  isUnchanged: boolean
  /** The whole list of faults is on the page already. */
  hidesFaults: boolean
  status: AutosaveStatus
  busy: boolean
  /** Whether the editor was opened in the administration, to which its link leads back. */
  isFromAdmin: boolean
  onSubmit: () => void
  /** Null: there are no changes of a published version. */
  onDiscard: (() => void) | null
  onCompare: () => void
}

/** The top of the editor: the title, where the last change is saved, and what can be done with the course. */
export function EditorHeader({ draft, faults, isUnchanged, hidesFaults, status, busy, isFromAdmin, onSubmit, onDiscard, onCompare }: Props) {
  const { id, publishedSlug, mayPublish } = useCourseForm()
  const back = ownerLink(isFromAdmin)
  return (
    <header className="grid gap-4">
      <div className="grid justify-items-start gap-1">
        <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={back.to}>
          {back.label}
        </ButtonLink>
        <h1 dir="auto" className="text-2xl wrap-anywhere">{draft.title.trim() || 'Untitled course'}</h1>
        <SaveLine status={status} onCompare={onCompare} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant={faults.length === 0 ? 'primary' : 'plain'} busy={busy} disabledBecause={isUnchanged ? (mayPublish ? 'Nothing to publish' : 'Nothing to submit') : null} busyText={mayPublish ? 'Publishing…' : 'Submitting…'} onClick={onSubmit}>
          {mayPublish ? (publishedSlug === null ? 'Publish' : 'Publish changes') : 'Submit for review'}
        </Button>
        <ButtonLink icon={eyeIcon} to={`${previewCoursePath(id)}${isFromAdmin ? '?from=admin' : ''}`}>
          See as a learner
        </ButtonLink>
        <Button variant="ghost" icon={downloadIcon} onClick={() => downloadCourse(draft)}>
          Export
        </Button>
        {onDiscard !== null && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard changes
          </Button>
        )}
      </div>
      {faults.length > 0 && !hidesFaults && hasBegun(draft) && <Missing faults={faults} />}
      <RemovalNotes kind="course" keys={[id]} kept={lessonKeysOf(draft)} />
    </header>
  )
}

/** An empty course misses everything, which its author knows. */
const hasBegun = ({ title, topics }: CourseDraft): boolean => title.trim() !== '' && topics.length > 0

const SHOWN = 3

/** The first things that are missing, beside the button that they hold back. */
function Missing({ faults }: { faults: readonly Fault[] }) {
  const form = useCourseForm()
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{faultsTitle(faults.length, form)}</p>
      <ul className="grid gap-1">
        {faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.path} ${fault.message}`} className="wrap-anywhere">
            <a className="link" href={faultAddress(form, fault)}>
              {fault.message}
            </a>{' '}
            <span className="text-text-muted">{fault.where}</span>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <p>
          <a className="link" href={form.address('tab=check')}>
            Show all {faults.length}
          </a>
        </p>
      )}
    </div>
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
