import { useId, type ReactNode } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'

interface Props {
  title: string
  /** The actions of the owner, on the right. */
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

/** The text of an empty section. */
export function EmptyText({ children }: { children: ReactNode }) {
  return <p className="text-sm text-text-muted wrap-anywhere">{children}</p>
}
