import { isProblem, statusText } from '#platform/web/autosave/autosave-status.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowDownIcon, arrowUpIcon, playIcon, sendIcon } from '#platform/web/ui/icons.ts'
import { problemPath } from '../../rules/paths.ts'
import { isFailed, isPublication, publicationText } from '../../rules/publication-text.ts'
import type { ProblemEdit } from './problem-edit-documents.ts'
import type { ProblemEditorState } from './use-problem-editor.ts'

interface Props {
  edit: ProblemEdit
  editor: ProblemEditorState
  /** Whether the form differs from the version whose state `edit` has. */
  isChanged: boolean
  /** Whether the last publication was one of this form, without a change since. */
  isNew: boolean
  /** The next thing to fix, and how many there are besides; null if there is none, or before the first attempt. */
  next: { field: string; others: number } | null
  isPublishing: boolean
  isLocked: boolean
  onTry: () => void
  onPublish: () => void
  onNext: () => void
  /** Goes to what the checks found. */
  onShowFailure: () => void
  /** Goes to the choice between two versions; null if there is only one. */
  onShowConflict: (() => void) | null
}

/** The bar at the bottom: where the last change is saved, whether it is published, and the next steps. */
export function EditorBar({ edit, editor, isChanged, isNew, next, isPublishing, isLocked, onTry, onPublish, onNext, onShowFailure, onShowConflict }: Props) {
  const { status } = editor
  if (edit.isInReview) return null
  const hasChanges = !edit.isPublished || edit.state !== 'passed' || status.kind !== 'saved' || isChanged
  const saved = next === null || isProblem(status) ? statusText(status) : ''
  const text = edit.state === 'checking' || (status.kind === 'saved' && saved !== '') ? publicationText(edit, { isChanged, isNew, saved }) : saved
  const hasFailed = isFailed(edit, isChanged) && status.kind === 'saved'
  return (
    <div className="action-bar">
      <Button {...(hasChanges && { variant: 'primary' as const })} icon={sendIcon} busy={isPublishing || edit.state === 'checking'} busyText="Running checks…" disabledBecause={hasChanges ? null : 'Nothing changed'} onClick={onPublish}>
        {edit.asksForReview ? 'Send for review' : 'Publish'}
      </Button>
      <Button icon={playIcon} data-tip="Ctrl Enter" disabledBecause={isLocked ? 'Wait for the checks' : null} onClick={onTry}>
        Try
      </Button>
      {next !== null && (
        <Button className="min-w-0" icon={arrowDownIcon} onClick={onNext}>
          <span className="wrap-anywhere">{`Next: ${next.field}${next.others === 0 ? '' : ` (${next.others} more)`}`}</span>
        </Button>
      )}
      <span role="status" className={`min-w-0 flex-1 text-sm wrap-anywhere ${text === '' ? '' : 'basis-32'} ${isProblem(status) || hasFailed ? 'text-danger' : 'text-text-muted'}`}>
        {text}
      </span>
      {isNew && isPublication(edit, isChanged) && status.kind === 'saved' && <ButtonLink to={problemPath(edit.slug)}>View on site</ButtonLink>}
      {onShowConflict !== null && (
        <Button icon={arrowUpIcon} onClick={onShowConflict}>
          Choose a version
        </Button>
      )}
      {hasFailed && (
        <Button icon={arrowUpIcon} onClick={onShowFailure}>
          Show details
        </Button>
      )}
    </div>
  )
}
