import { useEffect, useRef } from 'react'
import type { RefusalLink } from '#platform/rules/refusals.ts'
import { Button } from './Button.tsx'

interface Props {
  /** Nothing is rendered for null or undefined. */
  message: string | null | undefined
  /** Shows a Retry button, for errors that may be transient. */
  onRetry?: () => void
  /** Where the person can go on. */
  link?: RefusalLink | undefined
}

/** An error message beside the control that caused it. Screen readers announce it. In a dialog it comes into view, above the buttons that stay at its end. */
export function ErrorMessage({ message, onRetry, link }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (line.current?.closest('dialog')) line.current.scrollIntoView({ block: 'nearest' })
  }, [message])
  if (message === null || message === undefined) return null
  return (
    <p ref={line} role="alert" className="scroll-my-24 flex flex-wrap items-center gap-3 text-sm text-danger">
      {message}
      {link !== undefined && (
        <a className="font-medium underline" href={link.to}>
          {link.label}
        </a>
      )}
      {onRetry !== undefined && (
        <Button small onClick={onRetry}>
          Retry
        </Button>
      )}
    </p>
  )
}
