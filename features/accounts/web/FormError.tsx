import { useEffect, useRef } from 'react'
import { alertIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { Trouble } from './use-form.ts'

/** What went wrong with a form, in red above it (specification, section 8). */
export function FormTrouble({ trouble }: { trouble: Trouble | null }) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the button may be pressed far below.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble?.says])
  if (trouble === null) return null
  return (
    <div
      ref={place}
      role="alert"
      className="flex scroll-my-20 gap-2 rounded-control bg-danger-subtle px-3 py-2.5 text-sm text-danger"
    >
      <span className="mt-0.5">
        <Icon of={alertIcon} small />
      </span>
      <div>
        <p>{trouble.says}</p>
        {trouble.hint !== undefined && <p>{trouble.hint}</p>}
      </div>
    </div>
  )
}
