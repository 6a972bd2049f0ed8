import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { rotateCcwIcon } from '#platform/web/ui/icons.ts'
import type { ToldBug } from '#platform/rules/bug-report.ts'
import { BugNote } from './BugNote.tsx'
import { TroublePage } from './TroublePage.tsx'

interface Props {
  /** What the server said, where it said something that a person can use. */
  says?: string | null
  /** Under what it was written down, once it was. */
  told?: ToldBug | null
  onRetry?: () => void
}

/** The unhandled case. Its heading is the specification's (section 8). */
export function ErrorPage({ says = null, told = null, onRetry }: Props) {
  const actions = (
    <>
      {onRetry !== undefined && (
        <Button variant="primary" icon={rotateCcwIcon} onClick={onRetry}>
          Retry
        </Button>
      )}
      <ButtonLink to="/">Go home</ButtonLink>
    </>
  )
  return (
    <TroublePage
      sign="Something went wrong"
      title="Unexpected Application Error!"
      drawing="error"
      actions={actions}
    >
      <p>{says ?? 'Your unsaved text is safe where we could save it. Try again.'}</p>
      <BugNote told={told} />
    </TroublePage>
  )
}
