import { isProblem, statusText, type AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { useCourseForm } from './course-form.ts'
import { faultsTitle } from './fault-address.ts'

interface Props {
  /** It is the published version. */
  isUnchanged: boolean
  /** Whether it has a title and topics: an empty course misses everything, which its author knows. */
  hasBegun: boolean
  status: AutosaveStatus
  busy: boolean
  onSubmit: () => void
  /** Null: there are no changes of a published version. */
  onDiscard: (() => void) | null
  onCompare: () => void
}

/** The bar at the bottom: publishing or submitting, what keeps the course from it, and where the last change is saved. */
export function EditorBar({ isUnchanged, hasBegun, status, busy, onSubmit, onDiscard, onCompare }: Props) {
  const form = useCourseForm()
  const { publishedSlug, mayPublish, faults, address } = form
  return (
    <div className="action-bar">
      <Button variant={faults.length === 0 && !isUnchanged ? 'primary' : 'plain'} busy={busy} disabledBecause={isUnchanged ? (mayPublish ? 'Nothing to publish' : 'Nothing to submit') : null} busyText={mayPublish ? 'Publishing…' : 'Submitting…'} onClick={onSubmit}>
        {mayPublish ? (publishedSlug === null ? 'Publish' : 'Publish changes') : 'Submit for review'}
      </Button>
      {onDiscard !== null && (
        <Button variant="ghost" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      {faults.length > 0 && hasBegun && (
        <a className="link text-sm" href={address('tab=check')}>
          {faultsTitle(faults.length, { mayPublish, isRefused: false })}
        </a>
      )}
      <SaveLine status={status} onCompare={onCompare} />
    </div>
  )
}

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
