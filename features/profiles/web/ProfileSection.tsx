import { useId, type ReactNode } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'

interface Props {
  title: string
  /** What the owner may do with it, at the right. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a profile with its heading. */
export function ProfileSection({ title, action, children }: Props) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action !== undefined && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {children}
    </Card>
  )
}

/** What stands in a section that holds nothing yet. */
export function EmptyText({ children }: { children: ReactNode }) {
  return <p className="text-sm text-text-muted wrap-anywhere">{children}</p>
}
