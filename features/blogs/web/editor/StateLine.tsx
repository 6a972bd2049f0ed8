import { Button } from '#platform/web/ui/Button.tsx'
import { isProblem, statusText, type AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'

interface Props {
  status: AutosaveStatus
  onLogIn: () => void
  onCompare: () => void
}

/** Says where the last change is saved, and what can be done where that is this device alone. */
export function StateLine({ status, onLogIn, onCompare }: Props) {
  const reason = status.kind === 'local' ? status.reason : null
  const trouble = isProblem(status)
  return (
    <div className="state-line" data-trouble={trouble || undefined}>
      <p>{statusText(status)}</p>
      <p role="status" className="sr-only">
        {trouble ? statusText(status) : ''}
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
    </div>
  )
}
