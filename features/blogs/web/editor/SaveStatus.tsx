import { Button } from '#platform/web/ui/Button.tsx'
import { isProblem, statusText, type AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'

interface Props {
  status: AutosaveStatus
  /** Save publishes: what is saved by itself is only the draft. */
  savedText: string
  onLogIn: () => void
  onCompare: () => void
  /** Null if there is nothing to discard. */
  onDiscard: (() => void) | null
}

/** Shows where the last change is saved, and what to do if that is only this device. */
export function SaveStatus({ status, savedText, onLogIn, onCompare, onDiscard }: Props) {
  const reason = status.kind === 'local' ? status.reason : null
  const isFailed = isProblem(status)
  return (
    <div className="state-line" data-trouble={isFailed || undefined}>
      <p>{status.kind === 'saved' ? savedText : statusText(status)}</p>
      <p role="status" className="sr-only">
        {isFailed ? statusText(status) : ''}
      </p>
      {(reason === 'session' || reason === 'visitor') && (
        <Button variant="ghost" small onClick={onLogIn}>
          Log in
        </Button>
      )}
      {(reason === 'conflict' || reason === 'deleted') && (
        <Button variant="ghost" small onClick={onCompare}>
          Compare
        </Button>
      )}
      {status.kind === 'saved' && onDiscard !== null && (
        <Button variant="ghost" small onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  )
}
