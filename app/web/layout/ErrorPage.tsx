import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { rotateCcwIcon } from '#platform/web/ui/icons.ts'
import { TroublePage } from './TroublePage.tsx'

interface Props {
  /** What the server said, where it said something that a person can use. */
  says?: string | null
  /** By which we find this case in our log. */
  requestId?: string | null
  onRetry?: () => void
}

/** The unhandled case. Its heading is the specification's (section 8). */
export function ErrorPage({ says = null, requestId = null, onRetry }: Props) {
  const actions = (
    <>
      {onRetry !== undefined && (
        <Button look="primary" icon={rotateCcwIcon} onClick={onRetry}>
          Retry
        </Button>
      )}
      <ButtonLink to="/">Go home</ButtonLink>
    </>
  )
  return (
    <TroublePage
      sign="Something broke on our side"
      title="Unexpected Application Error!"
      drawing="error"
      actions={actions}
    >
      <p>{says ?? 'What you typed is kept where we could keep it. Trying again often helps.'}</p>
      {requestId !== null && (
        <p className="mt-2 text-sm">
          If you write to us about it, give this number: <code className="text-ink">{requestId}</code>
        </p>
      )}
    </TroublePage>
  )
}
