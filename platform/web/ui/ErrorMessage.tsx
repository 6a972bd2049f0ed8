import { Button } from './Button.tsx'

interface Props {
  /** Nothing is rendered for null or undefined. */
  message: string | null | undefined
  /** Shows a Retry button, for errors that may be transient. */
  onRetry?: () => void
}

/** An error message beside the control that caused it. Screen readers announce it. */
export function ErrorMessage({ message, onRetry }: Props) {
  if (message === null || message === undefined) return null
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
      {message}
      {onRetry !== undefined && (
        <Button small onClick={onRetry}>
          Retry
        </Button>
      )}
    </p>
  )
}
