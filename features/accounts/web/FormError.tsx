import { useEffect, useRef } from 'react'
import { alertIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { FormErrorData } from './use-form.ts'

/** The error of a form, in red above it (specification, section 8). */
export function FormError({ error, onFollow }: { error: FormErrorData | null; onFollow?: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // On a phone the button may be far below the message.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [error?.message])
  if (error === null) return null
  return (
    <div
      ref={box}
      role="alert"
      className="flex scroll-my-20 gap-2 rounded-control bg-danger-subtle px-3 py-2.5 text-sm text-danger"
    >
      <span className="mt-0.5">
        <Icon of={alertIcon} small />
      </span>
      <div>
        <p>{error.message}</p>
        {error.hint !== undefined && <p>{error.hint}</p>}
        {error.link !== undefined && (
          <a className="font-medium underline" href={error.link.to} onClick={onFollow}>
            {error.link.label}
          </a>
        )}
      </div>
    </div>
  )
}
