import { counted } from '#platform/rules/counted.ts'
import { isProblem, statusText } from '#platform/web/autosave/autosave-status.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { playIcon, sendIcon } from '#platform/web/ui/icons.ts'
import type { ProblemEdit } from './problem-edit-documents.ts'
import type { ProblemEditorState } from './use-problem-editor.ts'

interface Props {
  edit: ProblemEdit
  editor: ProblemEditorState
  /** How many things are to fix; null before the first attempt. */
  missing: number | null
  isPublishing: boolean
  isLocked: boolean
  onTry: () => void
  onPublish: () => void
}

/** The bar at the bottom: where the last change is saved, and the next steps. */
export function EditorBar({ edit, editor, missing, isPublishing, isLocked, onTry, onPublish }: Props) {
  const { status } = editor
  if (edit.isInReview) return null
  const hasChanges = !edit.isPublished || edit.state !== 'passed' || status.kind !== 'saved' || editor.revision() !== edit.revision
  return (
    <div className="action-bar">
      <Button {...(hasChanges && { variant: 'primary' as const })} icon={sendIcon} busy={isPublishing || edit.state === 'checking'} busyText="Running checks…" disabledBecause={hasChanges ? null : 'Nothing changed'} onClick={onPublish}>
        {edit.asksForReview ? 'Send for review' : 'Publish'}
      </Button>
      <Button icon={playIcon} data-tip="Ctrl Enter" disabledBecause={isLocked ? 'Wait for the checks' : null} onClick={onTry}>
        Try
      </Button>
      <span role="status" className={`min-w-0 flex-1 basis-32 text-sm wrap-anywhere ${isProblem(status) ? 'text-danger' : 'text-text-muted'}`}>
        {edit.state === 'checking' ? 'Running checks…' : missing !== null && missing > 0 ? `${counted(missing, 'thing', 'things')} to fix` : statusText(status)}
        {edit.state === 'passed' && edit.isPublished && status.kind === 'saved' && '. All checks passed.'}
      </span>
    </div>
  )
}
