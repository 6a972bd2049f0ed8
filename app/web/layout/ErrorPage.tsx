import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { rotateCcwIcon } from '#platform/web/ui/icons.ts'
import type { BugReceipt } from '#platform/rules/bug-report.ts'
import { BugReceiptNote } from './BugReceiptNote.tsx'
import { MessagePage } from './MessagePage.tsx'

interface Props {
  /** The server's message, if it is meant for people. */
  message?: string | null
  /** The receipt of the bug report, once there is one. */
  receipt?: BugReceipt | null
  onRetry?: () => void
}

/** The page for an unexpected error. Its heading is specified (section 8). */
export function ErrorPage({ message = null, receipt = null, onRetry }: Props) {
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
    <MessagePage
      sign="Something went wrong"
      title="Unexpected Application Error!"
      drawing="error"
      actions={actions}
    >
      <p>{message ?? 'Your unsaved text is safe where we could save it. Try again.'}</p>
      <BugReceiptNote receipt={receipt} />
    </MessagePage>
  )
}
