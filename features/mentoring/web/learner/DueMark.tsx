import { useState } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'

const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000

/** That work is due today or tomorrow, in the time zone of the device; nothing otherwise. */
export function DueMark({ at }: { at: string }) {
  const [now] = useState(() => new Date())
  const due = new Date(at)
  const days = dayOf(due) - dayOf(now)
  if (due <= now || days > 1) return null
  return <Badge tone="warning">{days === 0 ? 'Due today' : 'Due tomorrow'}</Badge>
}
