import type { ReactNode } from 'react'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'

/** The success message of a form. The live region exists before the text, so that screen readers announce it. */
export function FormSuccess({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children !== null && children !== false && (
        <div className="flex gap-2 rounded-control bg-success-subtle px-3 py-2.5 text-sm text-success">
          <span className="mt-0.5">
            <Icon of={circleCheckIcon} small />
          </span>
          <p>{children}</p>
        </div>
      )}
    </div>
  )
}
