import { Button } from './Button.tsx'

interface Props {
  /** Null or nothing while there is no reason. */
  message: string | null | undefined
  /** Where it may go well another time. */
  onRetry?: () => void
}

/** Why something was not done, beside what was pressed or where it would stand. It is read out when it comes. */
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
